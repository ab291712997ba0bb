import { isUnder, paths, type MenuEntry } from '@back-office/shared/routes';

export type SubmenuName = 'items' | 'financialSuite';

export interface MainEntry extends MenuEntry {
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

/** The list behind Reports in the Financial Suite menu (spec B §2). */
export const reportEntries: readonly MenuEntry[] = [
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

export interface FinancialSuiteEntry extends MenuEntry {
  readonly children?: readonly MenuEntry[];
}

/** The Financial Suite menu (spec B §2). */
export const financialSuiteEntries: readonly FinancialSuiteEntry[] = [
  { label: 'Dashboard', path: paths.financialSuite() },
  { label: 'Deferred Sales', path: paths.deferredSales() },
  { label: 'Reports', path: paths.reports(), alsoUnder: [paths.transactions()], children: reportEntries },
  { label: 'Custom Reports', path: paths.customReports() },
  { label: 'Migration Status', path: paths.migrationStatus() },
];

const submenuPaths: Readonly<Record<SubmenuName, readonly string[]>> = {
  items: [paths.items()],
  financialSuite: [
    paths.financialSuite(),
    paths.deferredSales(),
    paths.reports(),
    paths.transactions(),
    paths.migrationStatus(),
  ],
};

/** Whether a submenu stays slid in at `path`; at any other the main list comes back. */
export function staysOpen(submenu: SubmenuName, path: string): boolean {
  return submenuPaths[submenu].some((prefix) => isUnder(path, prefix));
}
