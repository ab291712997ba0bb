import { compareNames } from '@back-office/shared/format';
import type { Item } from '../../../domain/item';
import { splitPrice } from '../../../domain/price';

const sortColumns = ['item', 'reportingCategory', 'stock', 'price'] as const;
type SortColumn = (typeof sortColumns)[number];

/** `null` is the order of the list, in which items were added. */
export type ItemSort = { readonly column: SortColumn; readonly direction: 'ascending' | 'descending' } | null;

/**
 * The items in this order; equal ones keep theirs. What has no value comes last in both directions: stock that is not
 * counted, a price that is not an amount, a blank category.
 */
export function sortItems(items: readonly Item[], sort: ItemSort): readonly Item[] {
  if (!sort) return items;
  const ranks = ranksOf(items, sort.column);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const distinct = new Set(ranks);
  distinct.delete(undefined);
  // Many items share a stock or a price: only what is different is compared.
  const groups = new Map(
    [...distinct].sort((one = 0, other = 0) => sign * (one - other)).map((rank) => [rank, newList()]),
  );
  const last = newList();
  items.forEach((item, index) => (groups.get(ranks[index]) ?? last).push(item));
  return [...groups.values(), last].flat();
}

function newList(): Item[] {
  return [];
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

/** A number for each item, by which it is sorted; `undefined` if it has no value. Each distinct text is compared once. */
function ranksOf(items: readonly Item[], column: SortColumn): readonly (number | undefined)[] {
  if (column === 'stock') return items.map(({ stock }) => (stock === '-' ? undefined : stock));
  if (column === 'price') {
    const amounts = new Map([...new Set(items.map(({ price }) => price))].map((price) => [price, amountOf(price)]));
    return items.map(({ price }) => amounts.get(price));
  }
  const textOf = (item: Item) => (column === 'item' ? item.name : item.reportingCategory);
  const distinct = [...new Set(items.map(textOf))].filter((text) => text !== '').sort(compareNames);
  const ranks = new Map(distinct.map((text, rank) => [text, rank]));
  return items.map((item) => ranks.get(textOf(item)));
}

function amountOf(price: string): number | undefined {
  const amount = Number(splitPrice(price).amount);
  return Number.isNaN(amount) ? undefined : amount;
}
