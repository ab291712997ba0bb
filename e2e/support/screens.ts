import { isUnder, paths } from '@back-office/shared/routes';

/**
 * At 1440 and at 390 px nothing of it is wider than the window or cut. `wide`: axe checks it at 1440 px. `phone`: also at 390 px, where its
 * parts are others, such as cards in place of a table. `fit`: axe checks it in the test that its row names.
 */
type Checked = 'fit' | 'wide' | 'phone';
export interface ListedScreen {
  readonly path: string;
  readonly title: string;
  /** Of the main list: marked while the screen is open. */
  readonly entry?: string;
  /** Without it, the same screen is checked at another address. */
  readonly checked?: Checked;
}

/** Every path. A new one must be added here. */
export const screens = {
  // At 390 px: journeys/catalogue/dashboard.
  home: { path: paths.home(), title: 'Dashboard', entry: 'Home', checked: 'wide' },
  items: { path: paths.items(), title: 'Items', entry: 'Items & services', checked: 'phone' },
  // journeys/catalogue/library
  itemLibrary: { path: paths.itemLibrary(), title: 'Item library', entry: 'Items & services', checked: 'fit' },
  // journeys/catalogue/categories
  categories: { path: paths.categories(), title: 'Categories', checked: 'fit' },
  components: { path: paths.components(), title: 'Components', checked: 'wide' },
  chatbot: { path: paths.chatbot(), title: 'Assistant', checked: 'wide' },
  recommendations: { path: paths.recommendations(), title: 'Product recommendations', checked: 'wide' },
  // journeys/reports/salesSummaryAccessibility
  reports: { path: paths.reports(), title: 'Sales summary', checked: 'fit' },
  // journeys/reports/ledgerReports, of another report on the same screen
  report: { path: paths.report('item-sales'), title: 'Item sales', checked: 'fit' },
  transactions: { path: paths.transactions(), title: 'Transactions', checked: 'phone' },
  dashboardSalesSummary: { path: paths.dashboardSalesSummary(), title: 'Sales summary' },
  dashboardTransactions: { path: paths.dashboardTransactions(), title: 'Transactions' },
  financialSuite: { path: paths.financialSuite(), title: 'Financial Suite', entry: 'Financial Suite' },
  salesSummary: { path: paths.salesSummary(), title: 'Sales summary' },
  suiteReport: { path: paths.suiteReport('sales-by-item'), title: 'Sales by item', entry: 'Financial Suite' },
  customReports: {
    path: paths.customReports(),
    title: 'Custom Reports',
    entry: 'Financial Suite',
    checked: 'phone',
  },
  createCustomReport: { path: paths.createCustomReport(), title: 'Report builder', checked: 'wide' },
  editCustomReport: { path: paths.editCustomReport('sample-daily-sales'), title: 'Report builder' },
  viewCustomReport: {
    path: paths.viewCustomReport('sample-daily-sales'),
    title: 'Daily sales overview',
    checked: 'wide',
  },
  deferredSales: { path: paths.deferredSales(), title: 'Deferred Sales', checked: 'wide' },
  deferredTransactions: {
    path: paths.deferredTransactions(),
    title: 'Deferred sales transactions',
    checked: 'wide',
  },
  invoiceDetail: { path: paths.invoiceDetail(), title: 'Invoice detail' },
  fullCycle: { path: paths.fullCycle(), title: 'Full cycle' },
  migrationStatus: { path: paths.migrationStatus(), title: 'Migration Status', checked: 'phone' },
  // journeys/reports/financialSuite
  prototype: { path: paths.prototype(), title: 'Financial Suite', entry: 'FS Prototype', checked: 'fit' },
  prototypeDeferredSales: { path: paths.prototypeDeferredSales(), title: 'Deferred Sales', entry: 'FS Prototype' },
  prototypeCustomReports: { path: paths.prototypeCustomReports(), title: 'Custom Reports' },
  prototypeReport: { path: paths.prototypeReport('sales-summary'), title: 'Sales summary' },
  education: { path: paths.education(), title: 'Education Center', entry: 'Education', checked: 'wide' },
  educationModule: { path: paths.educationModule('gross-sales'), title: 'Education Center', entry: 'Education' },
  settings: { path: paths.settings(), title: 'Settings', entry: 'Settings' },
  health: { path: paths.health(), title: 'System health', checked: 'wide' },
} as const satisfies Record<keyof typeof paths, ListedScreen>;

/** Screens at addresses that choose more of them. */
const chosenScreens: readonly ListedScreen[] = [
  {
    path: `${paths.reports()}?view=table&report=daily&compare=previous-period`,
    title: 'Sales summary',
    checked: 'phone',
  },
  // journeys/reports/deferredSales
  { path: `${paths.deferredSales()}?scenario=invoice-full-cycle`, title: 'Full cycle', checked: 'fit' },
  // journeys/learning/education
  {
    path: `${paths.education()}/understanding-sales-metrics?section=net-sales`,
    title: 'Understanding Sales Metrics',
    checked: 'fit',
  },
];

/** Those of an app, which declares what its paths begin with. The list has none of a remote that was added later. */
export function screensUnder(prefixes: readonly string[]): readonly ListedScreen[] {
  return [...Object.values<ListedScreen>(screens), ...chosenScreens].filter(({ path }) => {
    const { pathname } = new URL(path, 'http://host');
    return prefixes.some((prefix) => isUnder(pathname, prefix));
  });
}
