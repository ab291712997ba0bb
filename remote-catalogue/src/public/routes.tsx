import { PlannedScreen, lazyScreen } from '@back-office/shared/area';
import { contractVersion, type Area } from '@back-office/shared/contract';
import { areaMenu } from '../data/areaMenu';
import { planned } from '../data/plannedScreens';
import { ItemsLayout } from '../parts/ItemsLayout';

const loadItems = () =>
  import(/* webpackChunkName: "items-screen" */ '../screens/items/ItemsArea').then(({ ItemsArea }) => ItemsArea);

/** The routes of this area, relative to the root of the product. */
export function createArea(): Area {
  return {
    contract: contractVersion,
    menu: areaMenu,
    routes: [
      { path: '', element: <PlannedScreen {...planned.dashboard} /> },
      {
        path: 'items',
        element: <ItemsLayout />,
        children: [
          { index: true, element: lazyScreen(loadItems) },
          { path: 'library', element: <PlannedScreen {...planned.library} /> },
          { path: 'categories', element: <PlannedScreen {...planned.categories} /> },
        ],
      },
      { path: 'components', element: <PlannedScreen {...planned.components} /> },
    ],
  };
}
