/** Every path of the product as a typed function. */
export const paths = {
  home: () => '/',
  items: () => '/items',
  itemLibrary: () => '/items/library',
  categories: () => '/items/categories',
  components: () => '/components',
  chatbot: () => '/chatbot',
  recommendations: () => '/chatbot/recommendations',
  reports: () => '/reports',
  /** A report by its slug, beside the menu of Reports. */
  report: (slug: string) => `/reports/${encodeURIComponent(slug)}`,
  transactions: () => '/transactions',
  dashboardSalesSummary: () => '/dashboard/sales/reports/sales-summary',
  dashboardTransactions: () => '/dashboard/sales/transactions',
  financialSuite: () => '/financial-suite',
  salesSummary: () => '/financial-suite/reports/sales-summary',
  /** The same report, in the Financial Suite. */
  suiteReport: (slug: string) => `/financial-suite/reports/${encodeURIComponent(slug)}`,
  customReports: () => '/financial-suite/custom-reports',
  createCustomReport: () => '/financial-suite/custom-reports/create',
  editCustomReport: (id: string) => `/financial-suite/custom-reports/edit/${encodeURIComponent(id)}`,
  viewCustomReport: (id: string) => `/financial-suite/custom-reports/view/${encodeURIComponent(id)}`,
  deferredSales: () => '/deferred-sales',
  deferredTransactions: () => '/deferred-sales/transactions',
  invoiceDetail: () => '/deferred-sales/invoice-detail',
  fullCycle: () => '/deferred-sales/full-cycle',
  migrationStatus: () => '/migration-status',
  prototype: () => '/fs-prototype',
  prototypeDeferredSales: () => '/fs-prototype/deferred-sales',
  prototypeCustomReports: () => '/fs-prototype/custom-reports',
  prototypeReport: (reportType: string) => `/fs-prototype/reports/${encodeURIComponent(reportType)}`,
  education: () => '/education',
  /** A course; with a section, that section of it. */
  educationModule: (moduleId: string, sectionId?: string) =>
    `/education/${encodeURIComponent(moduleId)}${sectionId === undefined ? '' : `?section=${encodeURIComponent(sectionId)}`}`,
  settings: () => '/settings',
  health: () => '/health',
} as const;

/** True when `path` is `prefix` or below it. `/` matches only itself, and a trailing slash makes no difference. */
export function isUnder(path: string, prefix: string): boolean {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return clean === prefix || (prefix !== '/' && clean.startsWith(`${prefix}/`));
}

/**
 * True for the address of a screen with figures of the ledger: links to them carry the ledger parameters. Where nobody
 * says which screens have figures, as in an embedded area, every address is taken for one.
 */
export function hasFigures(address: string, figurePaths: readonly string[] | undefined): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  return figurePaths?.some((prefix) => isUnder(path, prefix)) ?? true;
}

const suffix = ' · Back Office';

/** The title of the document while a screen is shown: "Items · Back Office". */
export function documentTitle(screen: string): string {
  return screen + suffix;
}

/** The screen in a title of the document; `undefined` for a title that names no screen. */
export function screenOfTitle(title: string): string | undefined {
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : undefined;
}

/** A screen with the name of the merchant's shop, if it is in one: "Items · Corner Bakery", so that tabs can be told apart. */
export function screenInShop(screen: string, shop: { readonly name: string } | undefined): string {
  return shop ? `${screen} · ${shop.name}` : screen;
}
