import { AreaLayout, lazyScreen } from '@back-office/shared/area';
import { contractVersion, type Area } from '@back-office/shared/contract';
import { areaMenu } from '../data/areaMenu';

const loadItems = () =>
  import(/* webpackChunkName: "items-screen" */ '../screens/items/ItemsArea').then(({ ItemsArea }) => ItemsArea);

const loadDashboard = () =>
  import(/* webpackChunkName: "dashboard-screen" */ '../screens/dashboard/DashboardScreen').then(
    ({ DashboardScreen }) => DashboardScreen,
  );

const loadLibrary = () =>
  import(/* webpackChunkName: "library-screen" */ '../screens/library/LibraryArea').then(
    ({ LibraryArea }) => LibraryArea,
  );
const loadCategories = () =>
  import(/* webpackChunkName: "categories-screen" */ '../screens/categories/CategoriesArea').then(
    ({ CategoriesArea }) => CategoriesArea,
  );

const loadComponents = () =>
  import(/* webpackChunkName: "components-screen" */ '../screens/components/ComponentsScreen').then(
    ({ ComponentsScreen }) => ComponentsScreen,
  );

const menus = [areaMenu];

/** The routes of this area, relative to the root of the product. */
export function createArea(): Area {
  return {
    contract: contractVersion,
    menus,
    routes: [
      {
        element: <AreaLayout menus={menus} />,
        children: [
          { path: '', element: lazyScreen(loadDashboard) },
          { path: 'items', element: lazyScreen(loadItems) },
          { path: 'items/library', element: lazyScreen(loadLibrary) },
          { path: 'items/categories', element: lazyScreen(loadCategories) },
          { path: 'components', element: lazyScreen(loadComponents) },
        ],
      },
    ],
  };
}
