import { compareNames } from '@back-office/shared/format';
import { finish, type Steps } from '@back-office/shared/loading';
import { changedIndexes } from '../../../domain/changedIndexes';
import type { Item } from '../../../domain/item';
import { splitPrice } from '../../../domain/price';
import { itemsAt } from '../../../domain/searchItems';

const sortColumns = ['item', 'reportingCategory', 'stock', 'price'] as const;
type SortColumn = (typeof sortColumns)[number];

/** `null` is the order of the list, in which items were added. */
export type ItemSort = { readonly column: SortColumn; readonly direction: 'ascending' | 'descending' } | null;

type SortField = 'name' | Exclude<SortColumn, 'item'>;

/** By what a list can be sorted: a number for each different value of a field, and the value of each number. */
interface SortKeys {
  readonly numbers: Uint32Array;
  readonly values: readonly StoredValue[];
}

interface Order {
  readonly keys: SortKeys;
  readonly sort: NonNullable<ItemSort>;
  /** Where the items of the order are in the list. */
  readonly places: Uint32Array;
}

interface Sorter {
  /** The items at `places`, or all, in the order of the sort. */
  readonly sorted: (items: readonly Item[], sort: ItemSort, places?: readonly number[]) => readonly Item[];
  /** Reads by what a list can be sorted, so that the first sort need not. */
  readonly prepare: (items: readonly Item[]) => Steps<void>;
}

/**
 * Sorts a list, its whole or a part. Equal items keep their order. What has no value comes last in both directions:
 * stock that is not counted, a price that is not an amount, a blank category. Reading an item takes longer than anything
 * else that is done with it, so each is read once for a column, and after an edit only those that it has changed.
 */
export function createSorter(): Sorter {
  let list: readonly Item[] = [];
  const known = new Map<SortField, SortKeys>();
  let last: Order | undefined;

  /** What is known of the list before an edit is brought up to date. */
  function follow(items: readonly Item[]) {
    if (items === list) return;
    const changed = changedIndexes(list, items);
    const before = list;
    list = items;
    for (const [field, keys] of known) {
      if (!changed || changed.length > items.length / 4) known.delete(field);
      else if (changed.some((index) => items[index]?.[field] !== before[index]?.[field]))
        known.set(field, changedKeys(keys, items, field, changed));
    }
  }

  function keysOf(field: SortField): SortKeys {
    const keys = known.get(field) ?? finish(readKeys(list, field));
    known.set(field, keys);
    return keys;
  }

  function orderBy(sort: NonNullable<ItemSort>): Order {
    const keys = keysOf(fieldOf(sort));
    if (last?.keys !== keys || last.sort.column !== sort.column || last.sort.direction !== sort.direction)
      last = { keys, sort, places: placesBy(keys, sort) };
    return last;
  }

  return {
    sorted(items, sort, places) {
      follow(items);
      if (sort) return itemsInOrder(items, orderBy(sort).places, places);
      return places ? itemsAt(items, places) : items;
    },
    *prepare(items) {
      follow(items);
      for (const field of preparedFields) {
        const keys = known.get(field) ?? (yield* readKeys(items, field));
        if (list !== items) return;
        known.set(field, keys);
      }
    },
  };
}

/** Those of which many items have the same value. Names are compared letter by letter, which takes longer than reading them. */
const preparedFields = ['reportingCategory', 'stock', 'price'] as const;

function fieldOf({ column }: NonNullable<ItemSort>): SortField {
  return column === 'item' ? 'name' : column;
}

/** Items that are read between two pauses: about a millisecond of work. */
const itemsPerStep = 1_000;

function* readKeys(items: readonly Item[], field: SortField): Steps<SortKeys> {
  const numbers = new Uint32Array(items.length);
  const known = new Map<StoredValue, number>();
  for (let index = 0; index < items.length; index += 1) {
    if (index % itemsPerStep === itemsPerStep - 1) yield;
    const item = items[index];
    if (item) numbers[index] = numberOf(known, item[field]);
  }
  return { numbers, values: [...known.keys()] };
}

function numberOf(known: Map<StoredValue, number>, value: StoredValue): number {
  let number = known.get(value);
  if (number === undefined) known.set(value, (number = known.size));
  return number;
}

function changedKeys(
  { numbers: before, values }: SortKeys,
  items: readonly Item[],
  field: SortField,
  changed: readonly number[],
): SortKeys {
  const numbers = before.slice();
  const known = new Map(values.map((value, number) => [value, number]));
  for (const index of changed) {
    const item = items[index];
    if (item) numbers[index] = numberOf(known, item[field]);
  }
  return { numbers, values: [...known.keys()] };
}

/** Counts how many items have each rank, and so where those of the next begin: faster than comparing them. */
function placesBy({ numbers, values }: SortKeys, sort: NonNullable<ItemSort>): Uint32Array {
  const ranks = Uint32Array.from(ranksOf(values, sort));
  const starts = new Uint32Array(values.length + 2);
  for (let index = 0; index < numbers.length; index += 1) {
    const next = (ranks[numbers[index] ?? 0] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let rank = 1; rank < starts.length; rank += 1) starts[rank] = (starts[rank] ?? 0) + (starts[rank - 1] ?? 0);
  const places = new Uint32Array(numbers.length);
  for (let index = 0; index < numbers.length; index += 1) {
    const rank = ranks[numbers[index] ?? 0] ?? 0;
    const place = starts[rank] ?? 0;
    places[place] = index;
    starts[rank] = place + 1;
  }
  return places;
}

/** `some`: the only items that are wanted. */
function itemsInOrder(
  items: readonly Item[],
  order: Uint32Array,
  some: readonly number[] | undefined,
): readonly Item[] {
  if (!some) return allInOrder(items, order);
  const isWanted = new Uint8Array(items.length);
  for (const place of some) isWanted[place] = 1;
  const sorted: Item[] = [];
  for (let at = 0; at < order.length; at += 1) {
    const place = order[at] ?? 0;
    const item = isWanted[place] === 1 ? items[place] : undefined;
    if (item) sorted.push(item);
  }
  return sorted;
}

/** In a copy, which need not grow with each item. */
function allInOrder(items: readonly Item[], order: Uint32Array): readonly Item[] {
  const sorted = items.slice();
  for (let at = 0; at < order.length; at += 1) {
    const item = items[order[at] ?? 0];
    if (item) sorted[at] = item;
  }
  return sorted;
}

/** A press on a header: ascending, then descending, then the order of the list again. */
export function nextSort(sort: ItemSort, column: string): ItemSort {
  const pressed = sortColumns.find((name) => name === column);
  if (pressed === undefined) return sort;
  if (sort?.column !== pressed) return { column: pressed, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column: pressed, direction: 'descending' } : null;
}

/** The sort as a parameter of the address, such as `-price`; empty for the order of the list. */
export function sortParam(sort: ItemSort): string {
  return sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : '';
}

export function parseSort(text: string): ItemSort {
  const isDescending = text.startsWith('-');
  const column = sortColumns.find((name) => name === text.slice(isDescending ? 1 : 0));
  return column ? { column, direction: isDescending ? 'descending' : 'ascending' } : null;
}

/** The choices on phones, where the table has no header. */
export const sortChoices: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'As added' },
  { value: 'item', label: 'Name' },
  { value: 'reportingCategory', label: 'Reporting category' },
  { value: 'stock', label: 'Lowest stock' },
  { value: '-stock', label: 'Highest stock' },
  { value: 'price', label: 'Lowest price' },
  { value: '-price', label: 'Highest price' },
];

/** How phones name a sort; empty for one that they do not offer. */
export function sortLabel(sort: ItemSort): string {
  return sortChoices.find(({ value }) => value === sortParam(sort))?.label ?? '';
}

/** As it is in the item. */
type StoredValue = string | number;

/** The rank of each of these values in the order; equal ones have the same. */
function ranksOf(stored: readonly StoredValue[], { column, direction }: NonNullable<ItemSort>): readonly number[] {
  const values = stored.map((value) => comparedBy(value, column));
  const distinct = [...new Set(values)].filter((value) => value !== undefined).sort(compareValues);
  if (direction === 'descending') distinct.reverse();
  const ranks = new Map<StoredValue | undefined, number>(distinct.map((value, rank) => [value, rank]));
  return values.map((value) => ranks.get(value) ?? distinct.length);
}

/** By which an item is sorted; `undefined` if it has no value. */
function comparedBy(stored: StoredValue, column: SortColumn): StoredValue | undefined {
  if (column === 'stock') return stored === '-' ? undefined : stored;
  return column === 'price' ? amountOf(String(stored)) : stored || undefined;
}

/** Values of one column are all texts or all numbers. */
function compareValues(one: StoredValue, other: StoredValue): number {
  return typeof one === 'string' ? compareNames(one, String(other)) : one - Number(other);
}

function amountOf(price: string): number | undefined {
  const amount = Number(splitPrice(price).amount);
  return Number.isNaN(amount) ? undefined : amount;
}
