import type { Day } from '@back-office/shared/format';
import { figuresAddress, type FieldFilter, type FiguresView } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';

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
  return addressOf(paths.transactions(), day, { opened: id });
}

/** The payments of the day by these tenders. */
export function paymentsLink(tenders: readonly string[], day: Day): string {
  return addressOf(paths.transactions(), day, { filters: [{ field: 'tender', values: tenders }] });
}

/** The visits of the day: its sales. */
export function visitsLink(day: Day): string {
  return addressOf(paths.transactions(), day, { filters: sales });
}

/** The transactions of the day that contain an item. */
export function itemLink(itemName: string, day: Day): string {
  return addressOf(paths.transactions(), day, { text: itemName });
}

const sales: readonly FieldFilter[] = [{ field: 'transaction-type', values: ['Sale'] }];

function addressOf(path: string, day: Day, view: Partial<FiguresView> = {}): string {
  return figuresAddress(path, { range: { from: day, to: day }, ...view });
}
