import { useState } from 'react';
import { isUnder, paths, suiteReports, type MenuItem } from '@back-office/shared/routes';

export type SubmenuName = 'items' | 'financialSuite';

export interface MainItem extends MenuItem {
  readonly id: MainItemId;
  readonly submenu?: SubmenuName;
}

export type MainItemId =
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

/** Screens of the Financial Suite with paths of their own. Every alias of a screen belongs to the same menu item. */
const financialPaths: readonly string[] = [
  paths.deferredSales(),
  paths.reports(),
  paths.transactions(),
  paths.migrationStatus(),
  paths.dashboardSalesSummary(),
  paths.dashboardTransactions(),
];

/** The main list. */
export const mainItems: readonly MainItem[] = [
  { id: 'home', label: 'Home', path: paths.home(), isExact: true },
  { id: 'items', label: 'Items & services', path: paths.items(), submenu: 'items' },
  { id: 'invoices', label: 'Invoices & payments' },
  { id: 'online', label: 'Online' },
  { id: 'customers', label: 'Customers' },
  {
    id: 'financialSuite',
    label: 'Financial Suite',
    path: paths.financialSuite(),
    alsoUnder: financialPaths,
    submenu: 'financialSuite',
  },
  { id: 'prototype', label: 'FS Prototype', path: paths.prototype() },
  { id: 'staff', label: 'Staff' },
  { id: 'money', label: 'Money' },
  { id: 'education', label: 'Education', path: paths.education() },
  { id: 'settings', label: 'Settings' },
  { id: 'addMore', label: 'Add more' },
];

/** The list of Reports in the Financial Suite menu. */
export const reportItems: readonly MenuItem[] = suiteReports.map(({ label, slug, isAvailable }) => {
  const path = paths.suiteReport(slug);
  if (path === paths.salesSummary()) return { label, path, alsoUnder: [paths.dashboardSalesSummary()] };
  return isAvailable ? { label, path } : { label };
});

export interface FinancialSuiteItem extends MenuItem {
  readonly children?: readonly MenuItem[];
}

/** The Financial Suite menu. */
export const financialSuiteItems: readonly FinancialSuiteItem[] = [
  { label: 'Dashboard', path: paths.financialSuite() },
  { label: 'Deferred Sales', path: paths.deferredSales() },
  {
    label: 'Reports',
    path: paths.reports(),
    alsoUnder: [paths.transactions(), paths.dashboardTransactions()],
    children: reportItems,
  },
  { label: 'Custom Reports', path: paths.customReports() },
  { label: 'Migration Status', path: paths.migrationStatus() },
];

const submenuPaths: Readonly<Record<SubmenuName, readonly string[]>> = {
  items: [paths.items()],
  financialSuite: [paths.financialSuite(), ...financialPaths],
};

/** Whether a submenu stays open at `path`. At any other path the main list returns. */
export function staysOpen(submenu: SubmenuName, path: string): boolean {
  return submenuPaths[submenu].some((prefix) => isUnder(path, prefix));
}

/**
 * The open submenu. Only the merchant opens one (a deep link shows the main list). Its back button closes it, and so does
 * a path that it does not cover.
 */
export function useSubmenu(pathname: string): [SubmenuName | undefined, (submenu: SubmenuName | undefined) => void] {
  const [submenu, setSubmenu] = useState<SubmenuName>();
  const [seenPath, setSeenPath] = useState(pathname);
  if (pathname !== seenPath) {
    setSeenPath(pathname);
    if (submenu && !staysOpen(submenu, pathname)) setSubmenu(undefined);
  }
  return [submenu, setSubmenu];
}
