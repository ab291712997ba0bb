import type { Day } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { slugOf, withParams } from '@back-office/shared/url';

/*
 * Where the figures of a day lead. The day is in the address, so that a link opened in a new tab shows the same figures;
 * screens add the revision and the seed.
 */

export function salesSummaryLink(day: Day): string {
  return addressOf(paths.dashboardSalesSummary(), day);
}

export function transactionsLink(day: Day): string {
  return addressOf(paths.dashboardTransactions(), day);
}

/** The transactions of the day, with one of them opened. */
export function transactionLink({ id, day }: { readonly id: string; readonly day: Day }): string {
  return addressOf(paths.transactions(), day, { txn: id });
}

/** The payments of the day by these tenders. */
export function paymentsLink(tenders: readonly string[], day: Day): string {
  return addressOf(paths.transactions(), day, { tender: tenders.map(slugOf) });
}

/** The visits of the day: its sales. */
export function visitsLink(day: Day): string {
  return addressOf(paths.transactions(), day, { type: 'sale' });
}

/** The transactions of the day that contain an item. */
export function itemLink(itemName: string, day: Day): string {
  return addressOf(paths.transactions(), day, { q: itemName });
}

function addressOf(path: string, day: Day, more: Readonly<Record<string, string | readonly string[]>> = {}): string {
  return `${path}?${withParams(new URLSearchParams({ from: day, to: day }), more).toString()}`;
}
