import { compareNames } from '@back-office/shared/format';
import { changedIndexes } from '../../../domain/changedIndexes';
import type { Item } from '../../../domain/item';
import { splitPrice } from '../../../domain/price';

const sortColumns = ['item', 'reportingCategory', 'stock', 'price'] as const;
type SortColumn = (typeof sortColumns)[number];

/** `null` is the order of the list, in which items were added. */
export type ItemSort = { readonly column: SortColumn; readonly direction: 'ascending' | 'descending' } | null;

interface Sorted {
  readonly of: readonly Item[];
  readonly sort: NonNullable<ItemSort>;
  readonly sorted: readonly Item[];
  /** Where each item of the list is in the sorted one. */
  readonly places: Uint32Array;
}

/**
 * Returns a function that sorts a list. Equal items keep their order. What has no value comes last in both directions:
 * stock that is not counted, a price that is not an amount, a blank category. As long as edits change nothing by which the
 * list is sorted, what they change takes its place in the list of the last time.
 */
export function createSorter(): (items: readonly Item[], sort: ItemSort) => readonly Item[] {
  let last: Sorted | undefined;
  return (items, sort) => {
    if (!sort) {
      last = undefined;
      return items;
    }
    last = (last && inSameOrder(last, items, sort)) ?? sortedBy(items, sort);
    return last.sorted;
  };
}

function inSameOrder(last: Sorted, items: readonly Item[], sort: NonNullable<ItemSort>): Sorted | undefined {
  if (last.sort.column !== sort.column || last.sort.direction !== sort.direction) return undefined;
  const field = fieldOf(sort);
  const changed = changedIndexes(last.of, items);
  if (!changed?.every((index) => items[index]?.[field] === last.of[index]?.[field])) return undefined;
  const sorted = last.sorted.slice();
  for (const index of changed) {
    const [item, place] = [items[index], last.places[index]];
    if (item && place !== undefined) sorted[place] = item;
  }
  return { ...last, of: items, sorted };
}

function fieldOf({ column }: NonNullable<ItemSort>) {
  return column === 'item' ? 'name' : column;
}

function sortedBy(items: readonly Item[], sort: NonNullable<ItemSort>): Sorted {
  const field = fieldOf(sort);
  // Reading an item takes longer than anything else that is done with it, so each is read once.
  const numbers = new Map<StoredValue, number>();
  const keys = new Float64Array(items.length);
  items.forEach((item, index) => {
    const number = numbers.get(item[field]) ?? numbers.size;
    if (number === numbers.size) numbers.set(item[field], number);
    keys[index] = number;
  });
  const ranks = ranksOf([...numbers.keys()], sort);
  // Numbers are sorted many times faster than objects: the rank of an item, then its index.
  keys.forEach((number, index) => {
    keys[index] = (ranks[number] ?? 0) * items.length + index;
  });
  const sorted: Item[] = [];
  const places = new Uint32Array(items.length);
  keys.sort().forEach((key, place) => {
    const index = key % items.length;
    places[index] = place;
    const item = items[index];
    if (item) sorted.push(item);
  });
  return { of: items, sort, sorted, places };
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
