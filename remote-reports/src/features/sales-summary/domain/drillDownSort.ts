import { compareNames } from '@back-office/shared/format';
import { isDeduction, isMeasureId, type MeasureId, type Transaction } from '@back-office/shared/ledger';
import { reasonOf } from './drillDownTexts';
import type { AmountOfRow } from './drillDownTieOut';

export interface RowSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** By day and time, the order of the ledger. */
export const byDate: RowSort = { column: 'date', direction: 'ascending' };

type SortKey = (row: Transaction) => string | number;

const otherKeys: ReadonlyMap<string, SortKey> = new Map<string, SortKey>([
  ['time', (row) => row.minute],
  ['transaction', (row) => row.id],
  ['channel', (row) => row.channel],
  ['staff', (row) => row.staffName],
  ['reason', reasonOf],
]);

/** Expects rows by day and time and keeps that order among equal values. An unknown column changes nothing. */
export function sortRows(
  rows: readonly Transaction[],
  { column, direction }: RowSort,
  amountOfRow: AmountOfRow,
): readonly Transaction[] {
  if (column === byDate.column) return direction === 'ascending' ? rows : rows.toReversed();
  const keyOf = isMeasureId(column) ? (row: Transaction) => amountOfRow(row, column) : otherKeys.get(column);
  if (!keyOf) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((one, other) => sign * compare(one.key, other.key))
    .map(({ row }) => row);
}

/** Sorting by the same column again reverses the order. Another column starts with A, figures with the largest. */
export function nextSort({ column, direction }: RowSort, next: string): RowSort {
  if (column === next) return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  return { column: next, direction: isMeasureId(next) ? largestFirst(next) : 'ascending' };
}

/** The largest deduction is the lowest figure. */
export function largestFirst(column: MeasureId): RowSort['direction'] {
  return isDeduction(column) ? 'ascending' : 'descending';
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : compareNames(String(one), String(other));
}
