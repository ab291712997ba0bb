import { slugOf } from '@back-office/shared/url';

/** A report of the menus that the ledger cannot answer. */
export interface MissingReport {
  readonly slug: string;
  readonly title: string;
  /** What the ledger does not have. */
  readonly lacks: string;
  /** The report that comes closest. */
  readonly instead: { readonly slug: string; readonly title: string };
}

export const missingReports: readonly MissingReport[] = (
  [
    ['Modifier sales', 'modifiers', 'Item sales'],
    ['Modifier sold', 'modifiers', 'Items sold'],
    ['Future bookings', 'bookings', 'Deposits'],
    ['Section sales', 'floor plans', 'Sales by location'],
    ['Vendor sales', 'vendors', 'Category sales'],
    ['Cash drawer', 'cash drawers', 'Payments'],
    ['Employee timecards', 'working hours', 'Team sales'],
  ] as const
).map(([title, lacks, instead]) => ({
  slug: slugOf(title),
  title,
  lacks,
  instead: { slug: slugOf(instead), title: instead },
}));

export function missingReportBySlug(slug: string): MissingReport | undefined {
  return missingReports.find((report) => report.slug === slug);
}
