import { countOf, formatRange } from '@back-office/shared/format';
import type { ReportFilters, Transaction } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';
import { drillDowns } from '../../../domain/drillDown';

/** More ids than these would not be read. */
const mostNamed = 3;

/** What is listed, of when and of where: `Completed transactions … · Jun 22 – 28, 2025 · All locations`. */
export function contextOf(line: DrillDownLine, { dateRange, location, timeframe }: ReportFilters): string {
  const parts = [drillDowns[line].rule, formatRange(dateRange), location === 'All' ? 'All locations' : location];
  if (timeframe !== 'All day') parts.push(timeframe);
  return parts.join(' · ');
}

/** `1 partially paid transaction`; `none` where there are none. */
export function countOfOthers(others: readonly Transaction[]): string {
  const [first] = others;
  if (!first) return 'none';
  const isOneStatus = others.every(({ status }) => status === first.status);
  return countOf(others.length, isOneStatus ? `${first.status.toLowerCase()} transaction` : 'transaction');
}

/** Those that are told by their id: all while they are few. */
export function namedOthers(others: readonly Transaction[]): readonly Transaction[] {
  return others.length <= mostNamed ? others : [];
}

/** Why goods came back: what was said of a refund, or that others were taken for them. */
export function reasonOf({ refundReason, type }: Transaction): string {
  return refundReason || (type === 'sale' ? 'Exchanged' : '–');
}

/** `gross-sales-transactions-2025-07-18.csv` (spec B §7, decision D39). */
export function fileNameOf(line: DrillDownLine, today: string): string {
  return `${line}-transactions-${today}.csv`;
}
