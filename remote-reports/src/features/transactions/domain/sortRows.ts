import type { Transaction } from '@back-office/shared/ledger';

export const sortColumns = ['time', 'description', 'staff', 'status', 'channel', 'amount'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface ListSort {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

/** Newest first. */
export const defaultSort: ListSort = { column: 'time', isDescending: true };

/** Rows come in order of day and time; among equals the newest stands first. */
export function sortRows(rows: readonly Transaction[], { column, isDescending }: ListSort): readonly Transaction[] {
  if (column === 'time') return isDescending ? rows.toReversed() : rows;
  const newestFirst = rows.toReversed();
  const values = column === 'amount' ? newestFirst.map(({ amount }) => amount) : ranksOf(newestFirst, column);
  return placesInOrder(values, isDescending ? -1 : 1).flatMap((place) => newestFirst[place] ?? []);
}

/** Texts recur, so each is compared once and rows by number. */
function ranksOf(rows: readonly Transaction[], column: Exclude<SortColumn, 'time' | 'amount'>): readonly number[] {
  const texts = [...new Set(rows.map((row) => row[column]))].sort((one, other) => one.localeCompare(other, 'en'));
  const ranks = new Map(texts.map((text, rank) => [text, rank]));
  return rows.map((row) => ranks.get(row[column]) ?? 0);
}

/**
 * Where the values stand, in order, equals as they came. Value and place make one number, as numbers sort many times
 * faster than anything with a comparison of its own; exact up to 90 billion cents in 100,000 rows.
 */
function placesInOrder(values: readonly number[], sign: 1 | -1): readonly number[] {
  const count = values.length;
  const keys = Float64Array.from(values, (value, place) => sign * value * count + place).sort();
  return Array.from(keys, (key) => ((key % count) + count) % count);
}

/** A press on a head: the same column turns around, another starts with its usual end: newest, largest, A. */
export function sortBy(current: ListSort, column: string): ListSort {
  const next = sortColumns.find((name) => name === column);
  if (next === undefined) return current;
  const isUsuallyDescending = next === 'time' || next === 'amount';
  return { column: next, isDescending: next === current.column ? !current.isDescending : isUsuallyDescending };
}
