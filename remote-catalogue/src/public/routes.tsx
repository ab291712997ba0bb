import { AreaLayout, lazyScreen } from '@back-office/shared/area';
import { contractVersion, type Area } from '@back-office/shared/contract';
import { figuresCode, figuresScreen } from '@back-office/shared/ledger';
import { menus } from './menus';

const dashboardCode = figuresCode(loadDashboard, 'all', loadDashboardWithSample);

/** The routes of this remote, relative to the root of the product. Each screen is a chunk of its own. */
export function createArea(): Area {
  return {
    contract: contractVersion,
    menus,
    routes: [
      {
        element: <AreaLayout menus={menus} />,
        children: [
          { path: '', element: figuresScreen(dashboardCode) },
          { path: 'items', element: lazyScreen(loadItems) },
          { path: 'items/library', element: lazyScreen(loadLibrary) },
          { path: 'items/categories', element: lazyScreen(loadCategories) },
          { path: 'items/inventory', element: lazyScreen(loadInventory) },
          { path: 'components', element: lazyScreen(loadComponents) },
        ],
      },
    ],
  };
}

async function loadDashboard() {
  const screen = await import(/* webpackChunkName: "dashboard" */ '../features/dashboard/screens/DashboardScreen');
  return screen.DashboardScreen;
}

async function loadDashboardWithSample() {
  const [{ DashboardScreen }, { sampleWithCustomers }] = await Promise.all([
    import(/* webpackChunkName: "dashboard-screen" */ '../features/dashboard/screens/DashboardScreen'),
    import(/* webpackChunkName: "dashboard-screen" */ '@back-office/shared/ledger/sample/customers'),
  ]);
  return [DashboardScreen, sampleWithCustomers()] as const;
}

async function loadItems() {
  const route = await import(/* webpackChunkName: "items-screen" */ './ItemsRoute');
  return route.ItemsRoute;
}

async function loadLibrary() {
  const route = await import(/* webpackChunkName: "library-screen" */ './LibraryRoute');
  return route.LibraryRoute;
}

async function loadCategories() {
  const route = await import(/* webpackChunkName: "categories-screen" */ './CategoriesRoute');
  return route.CategoriesRoute;
}

async function loadInventory() {
  const route = await import(/* webpackChunkName: "inventory-screen" */ './InventoryRoute');
  return route.InventoryRoute;
}

async function loadComponents() {
  const screen = await import(
    /* webpackChunkName: "components-screen" */ '../features/component-browser/screens/ComponentsScreen'
  );
  return screen.ComponentsScreen;
}
