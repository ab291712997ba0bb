import { paths } from '@back-office/shared/routes';

export type SubmenuName = 'items' | 'financialSuite';

/** An entry without a path has no destination yet (decision D5). */
export interface Entry {
  readonly label: string;
  readonly path?: string;
  /** Lit on the path itself alone, not on what lies below (decision D4). */
  readonly isExact?: boolean;
  /** Further paths that light the entry. */
  readonly alsoUnder?: readonly string[];
}

export interface MainEntry extends Entry {
  readonly id: MainEntryId;
  readonly submenu?: SubmenuName;
}

export type MainEntryId =
  | 'home'
  | 'items'
  | 'invoices'
  | 'online'
  | 'customers'
  | 'financialSuite'
  | 'prototype'
  | 'staff'
  | 'money'
  | 'education'
  | 'settings'
  | 'addMore';

/** The main list, word for word and in the order of spec A §2. */
export const mainEntries: readonly MainEntry[] = [
  { id: 'home', label: 'Home', path: paths.home(), isExact: true },
  { id: 'items', label: 'Items & services', path: paths.items(), submenu: 'items' },
  { id: 'invoices', label: 'Invoices & payments' },
  { id: 'online', label: 'Online' },
  { id: 'customers', label: 'Customers' },
  { id: 'financialSuite', label: 'Financial Suite', path: paths.financialSuite(), submenu: 'financialSuite' },
  { id: 'prototype', label: 'FS Prototype', path: paths.prototype() },
  { id: 'staff', label: 'Staff' },
  { id: 'money', label: 'Money' },
  { id: 'education', label: 'Education', path: paths.education() },
  { id: 'settings', label: 'Settings' },
  { id: 'addMore', label: 'Add more' },
];

/** The items and services submenu (spec A §2). */
export const itemsEntries: readonly Entry[] = [
  { label: 'Items', path: paths.items() },
  { label: 'Item library', path: paths.itemLibrary() },
  { label: 'Channel listings' },
  { label: 'Service library' },
  { label: 'Image library' },
  { label: 'Modifiers' },
  { label: 'Categories', path: paths.categories() },
  { label: 'Discounts' },
  { label: 'Options' },
  { label: 'Units' },
  { label: 'Custom attributes' },
  { label: 'Settings' },
  { label: 'Gift Cards' },
  { label: 'Subscription plans' },
];

/** The list behind Reports in the Financial Suite menu (spec B §2). */
export const reportEntries: readonly Entry[] = [
  { label: 'Sales summary', path: paths.salesSummary() },
  { label: 'Sales by location' },
  { label: 'Sales by time' },
  { label: 'Sales by category' },
  { label: 'Sales by item' },
  { label: 'Discounts & comps' },
  { label: 'Taxes' },
  { label: 'Payments' },
  { label: 'Cash drawer' },
  { label: 'Deposits' },
  { label: 'Employee timecards' },
  { label: 'Gratuity' },
  { label: 'Items sold' },
  { label: 'Modifier sold' },
  { label: 'Customer directory' },
];

export interface FinancialSuiteEntry extends Entry {
  readonly children?: readonly Entry[];
}

/** The Financial Suite menu (spec B §2). */
export const financialSuiteEntries: readonly FinancialSuiteEntry[] = [
  { label: 'Dashboard', path: paths.financialSuite() },
  { label: 'Deferred Sales', path: paths.deferredSales() },
  { label: 'Reports', path: paths.reports(), alsoUnder: [paths.transactions()], children: reportEntries },
  { label: 'Custom Reports', path: paths.customReports() },
  { label: 'Migration Status', path: paths.migrationStatus() },
];

/** Where each submenu stays open; on any other path the main list comes back. */
export const submenuPaths: Readonly<Record<SubmenuName, readonly string[]>> = {
  items: [paths.items()],
  financialSuite: [
    paths.financialSuite(),
    paths.deferredSales(),
    paths.reports(),
    paths.transactions(),
    paths.migrationStatus(),
  ],
};
