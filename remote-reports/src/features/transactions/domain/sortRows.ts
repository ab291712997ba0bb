import { compareNames } from '@back-office/shared/format';
import type { Transaction } from '@back-office/shared/ledger';
import { defaultSort, sortColumns, type ListSort, type SortColumn } from '../../../domain/transactionsView';

/** Expects rows by day and time. Among equal values the newest comes first. */
export function sortRows(rows: readonly Transaction[], { column, isDescending }: ListSort): readonly Transaction[] {
  if (column === 'time') return isDescending ? rows.toReversed() : rows;
  const newestFirst = rows.toReversed();
  const values = column === 'amount' ? newestFirst.map(({ amount }) => amount) : ranksOf(newestFirst, column);
  return sortedIndexes(values, isDescending ? -1 : 1).flatMap((index) => newestFirst[index] ?? []);
}

/** Texts repeat, so each distinct text is ranked once and rows are compared by rank. */
function ranksOf(rows: readonly Transaction[], column: Exclude<SortColumn, 'time' | 'amount'>): readonly number[] {
  const texts = [...new Set(rows.map((row) => row[column]))].sort(compareNames);
  const ranks = new Map(texts.map((text, rank) => [text, rank]));
  return rows.map((row) => ranks.get(row[column]) ?? 0);
}

/**
 * The indexes of the values in sorted order; equal values keep their order. Value and index are combined into one
 * number, because typed arrays sort many times faster than a comparator. Exact up to 90 billion cents in 100,000 rows.
 */
function sortedIndexes(values: readonly number[], sign: 1 | -1): readonly number[] {
  const count = values.length;
  const keys = Float64Array.from(values, (value, index) => sign * value * count + index).sort();
  return Array.from(keys, (key) => ((key % count) + count) % count);
}

/** Sorting by the same column reverses the order. Another column starts with the newest, the largest or A. */
export function sortBy(current: ListSort, column: string): ListSort {
  const next = sortColumns.find((name) => name === column);
  if (next === undefined) return current;
  const isUsuallyDescending = next === 'time' || next === 'amount';
  return { column: next, isDescending: next === current.column ? !current.isDescending : isUsuallyDescending };
}

export interface SortChoice {
  readonly id:
    'newest' | 'oldest' | 'largest' | 'smallest' | 'description' | 'staff' | 'status' | 'tender' | 'customerName';
  readonly label: string;
  readonly sort: ListSort;
}

/** The choices on phones, where the table has no header. */
export const sortChoices: readonly SortChoice[] = [
  { id: 'newest', label: 'Newest first', sort: defaultSort },
  { id: 'oldest', label: 'Oldest first', sort: { column: 'time', isDescending: false } },
  { id: 'largest', label: 'Largest amount', sort: { column: 'amount', isDescending: true } },
  { id: 'smallest', label: 'Smallest amount', sort: { column: 'amount', isDescending: false } },
  { id: 'description', label: 'Description', sort: { column: 'description', isDescending: false } },
  { id: 'staff', label: 'Staff', sort: { column: 'staff', isDescending: false } },
  { id: 'status', label: 'Status', sort: { column: 'status', isDescending: false } },
  { id: 'tender', label: 'Tender', sort: { column: 'tender', isDescending: false } },
  { id: 'customerName', label: 'Customer', sort: { column: 'customerName', isDescending: false } },
];

/** `undefined` for an order that only a table header offers. */
export function sortChoiceOf({ column, isDescending }: ListSort): SortChoice | undefined {
  return sortChoices.find(({ sort }) => sort.column === column && sort.isDescending === isDescending);
}

/** The name of an order, including those that only a table header offers. */
export function sortLabel(sort: ListSort): string {
  return sortChoiceOf(sort)?.label ?? `By ${sort.column}`;
}
