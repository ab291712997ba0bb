import { slugOf } from '@back-office/shared/url';

/** A report of the menus that the ledger cannot answer. */
export interface MissingReport {
  readonly slug: string;
  readonly title: string;
  /** A sentence for the merchant: what would have to be recorded. */
  readonly reason: string;
  /** The report that comes closest. */
  readonly instead: { readonly slug: string; readonly title: string };
}

export const missingReports: readonly MissingReport[] = (
  [
    ['Modifier sales', 'which modifiers are chosen with an item', 'Item sales'],
    ['Modifier sold', 'which modifiers are chosen with an item', 'Items sold'],
    ['Future bookings', 'bookings', 'Deposits'],
    ['Section sales', 'the section of a location where a sale is made', 'Sales by location'],
    ['Vendor sales', 'the vendor of an item', 'Category sales'],
    ['Cash drawer', 'how much cash is in each drawer', 'Payments'],
    ['Employee timecards', 'working hours', 'Team sales'],
  ] as const
).map(([title, notRecorded, instead]) => ({
  slug: slugOf(title),
  title,
  reason: `Your shop does not record ${notRecorded}.`,
  instead: { slug: slugOf(instead), title: instead },
}));

export function missingReportBySlug(slug: string): MissingReport | undefined {
  return missingReports.find((report) => report.slug === slug);
}
