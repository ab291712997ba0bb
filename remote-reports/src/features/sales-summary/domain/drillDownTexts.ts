import {
  formatCount,
  formatMoney,
  formatRange,
  pluralize,
  unknown,
  type Day,
  type DayRange,
} from '@back-office/shared/format';
import { measureOf, valuesOf, type Scope, type Transaction } from '@back-office/shared/ledger';
import { type DrillDownLine, drillDowns } from '../../../domain/reportLineRows';
import { placeText } from '../../../domain/scopeText';
import { rangeInName } from '../../../domain/transactionsCsv';
import { fileMeasures, type OtherTransactions, type TieOut } from './drillDownTieOut';

/** `Completed transactions with gross sales · Jun 22 – 28, 2025 · All locations` */
export function contextOf(line: DrillDownLine, scope: Scope): string {
  const times = valuesOf(scope.filters, 'part-of-day');
  return [drillDowns[line].rule, formatRange(scope.range), placeText(scope), ...times].join(' · ');
}

/** `1 partially paid transaction`, or `none` */
export function describeOthers({ count, status }: Pick<OtherTransactions, 'count' | 'status'>): string {
  if (count === 0) return 'none';
  return pluralize(count, status === undefined ? 'transaction' : `${status.toLowerCase()} transaction`);
}

/** Why items were returned: the reason given for a refund, or `Exchanged`. */
export function reasonOf({ refundReason, type }: Transaction): string {
  return refundReason || (type === 'sale' ? 'Exchanged' : '–');
}

/** `gross-sales-transactions-2025-07-18.csv`, with the day of the export. The name is prescribed. */
export function fileNameOf(line: DrillDownLine, today: Day): string {
  return `${line}-transactions-${today}.csv`;
}

/** `gross-sales-transactions-all-columns-2025-06-22-to-2025-06-28.csv`, with the range of the rows. */
export function allColumnsNameOf(line: DrillDownLine, range: DayRange): string {
  return `${line}-transactions-all-columns-${rangeInName(range)}.csv`;
}

/** What a file with the listed rows adds up to, to compare with a spreadsheet. */
export function fileTotals({
  listedCount,
  file,
}: Pick<TieOut, 'listedCount' | 'file'>): readonly { readonly label: string; readonly value: string }[] {
  return [
    { label: 'Rows', value: formatCount(listedCount) },
    ...fileMeasures.map((id) => ({ label: measureOf(id).label, value: formatMoney(file[id] ?? unknown) })),
  ];
}
