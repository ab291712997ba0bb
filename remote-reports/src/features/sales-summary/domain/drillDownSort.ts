import type { Transaction } from '@back-office/shared/ledger';
import { figureOfRow, type FigureColumn } from './drillDownFigures';
import { reasonOf } from './drillDownTexts';

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
  figures: readonly FigureColumn[],
): readonly Transaction[] {
  if (column === byDate.column) return direction === 'ascending' ? rows : rows.toReversed();
  const figure = figures.find(({ id }) => id === column);
  const keyOf = figure ? (row: Transaction) => figureOfRow(figure, row) : otherKeys.get(column);
  if (!keyOf) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((one, other) => sign * compare(one.key, other.key))
    .map(({ row }) => row);
}

/** Sorting by the same column again reverses the order. */
export function nextSort(sort: RowSort, column: string): RowSort {
  const isReversed = sort.column === column && sort.direction === 'ascending';
  return { column, direction: isReversed ? 'descending' : 'ascending' };
}

function compare(one: string | number, other: string | number): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
