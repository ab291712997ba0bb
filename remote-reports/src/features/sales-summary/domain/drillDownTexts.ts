import { pluralize, formatRange } from '@back-office/shared/format';
import type { ReportFilters, Transaction } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';
import { drillDowns } from '../../../domain/reportLineRows';

/** Longer lists of ids would not be read. */
const maxNamed = 3;

/** `Completed transactions with gross sales · Jun 22 – 28, 2025 · All locations` */
export function contextOf(line: DrillDownLine, { dateRange, location, timeframe }: ReportFilters): string {
  const parts = [drillDowns[line].rule, formatRange(dateRange), location === 'All' ? 'All locations' : location];
  if (timeframe !== 'All day') parts.push(timeframe);
  return parts.join(' · ');
}

/** `1 partially paid transaction`, or `none` */
export function describeOtherRows(others: readonly Transaction[]): string {
  const [first] = others;
  if (!first) return 'none';
  const isOneStatus = others.every(({ status }) => status === first.status);
  return pluralize(others.length, isOneStatus ? `${first.status.toLowerCase()} transaction` : 'transaction');
}

/** All rows if there are few, otherwise none. */
export function otherRowsToName(others: readonly Transaction[]): readonly Transaction[] {
  return others.length <= maxNamed ? others : [];
}

/** Why items were returned: the reason given for a refund, or `Exchanged`. */
export function reasonOf({ refundReason, type }: Transaction): string {
  return refundReason || (type === 'sale' ? 'Exchanged' : '–');
}

/** `gross-sales-transactions-2025-07-18.csv` */
export function fileNameOf(line: DrillDownLine, today: string): string {
  return `${line}-transactions-${today}.csv`;
}
