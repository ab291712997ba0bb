import { slugOf } from '@back-office/shared/url';

/** The reports of the two menus but the sales summary. What each shows comes with their screen. */
export const menuReportTitles = [
  'Item sales',
  'Sales by item',
  'Category sales',
  'Sales by category',
  'Team sales',
  'Sales by location',
  'Sales by time',
  'Sales trends',
  'Online',
  'Accounting',
  'Operations',
  'Discounts & comps',
  'Taxes',
  'Fees',
  'Gratuity',
  'Payments',
  'Refunds',
  'Gift Cards',
  'Deposits',
  'Items sold',
  'Customer directory',
] as const;

export type MenuReportTitle = (typeof menuReportTitles)[number];

/** The last part of its address. */
export function slugOfReport(title: MenuReportTitle): string {
  return slugOf(title.replaceAll('&', 'and'));
}
