import { AreaLayout } from '@back-office/shared/area';
import { lazyScreen } from '@back-office/shared/loading';
import { contractVersion, type Area } from '@back-office/shared/contract';
import { areaMenu } from './areaMenu';

const loadItems = () =>
  import(/* webpackChunkName: "items-screen" */ '../features/items/screens/ItemsArea').then(
    ({ ItemsArea }) => ItemsArea,
  );

const loadDashboard = () =>
  import(/* webpackChunkName: "dashboard-screen" */ '../features/dashboard/screens/DashboardScreen').then(
    ({ DashboardScreen }) => DashboardScreen,
  );

const loadLibrary = () =>
  import(/* webpackChunkName: "library-screen" */ '../features/library/screens/LibraryArea').then(
    ({ LibraryArea }) => LibraryArea,
  );
const loadCategories = () =>
  import(/* webpackChunkName: "categories-screen" */ '../features/categories/screens/CategoriesArea').then(
    ({ CategoriesArea }) => CategoriesArea,
  );

const loadComponents = () =>
  import(/* webpackChunkName: "components-screen" */ '../features/component-browser/screens/ComponentsScreen').then(
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
