import { compareNames, pluralize } from '@back-office/shared/format';
import { stockMark, type Item, type ItemStatus } from './item';
import { listSummary } from './listSummary';
import { itemsAt, placesFound } from './searchItems';

export const itemStatuses = ['Active', 'Draft', 'Archived'] as const satisfies readonly ItemStatus[];

const stockStates = ['In stock', 'Low', 'Out of stock', 'Not counted'] as const;
export type StockState = (typeof stockStates)[number];

/** The filters of the list. One without values is off. Filters and search are combined. */
export interface ItemFilters {
  readonly category: readonly string[];
  readonly status: readonly string[];
  readonly itemType: readonly string[];
  readonly location: readonly string[];
  readonly stock: readonly string[];
}

export type FilterName = keyof ItemFilters;

/** The list opens with Status (Active) only. */
export const defaultFilters: ItemFilters = { category: [], status: ['Active'], itemType: [], location: [], stock: [] };
export const noFilters: ItemFilters = { ...defaultFilters, status: [] };

export const filterLabels: Record<FilterName, string> = {
  category: 'Category',
  status: 'Status',
  itemType: 'Item type',
  location: 'Location',
  stock: 'Stock',
};

export const filterNames = Object.keys(filterLabels) as readonly FilterName[];

/** Options that are offered even if no item has them, in this order. */
const fixedOptions: Partial<Record<FilterName, readonly string[]>> = { status: itemStatuses, stock: stockStates };

/** The values that each filter compares. The category filter matches both category and reporting category. */
const valuesOf: Record<FilterName, (item: Item) => string | readonly string[]> = {
  category: ({ category, reportingCategory }) =>
    category === reportingCategory ? category : [category, reportingCategory],
  status: statusOf,
  itemType: (item) => item.itemType,
  location: (item) => item.locations,
  stock: stockStatesOf,
};

function statusOf(item: Item): ItemStatus {
  return item.status ?? 'Active';
}

const lowStates: readonly StockState[] = ['In stock', 'Low'];

/** What runs low, as the list marks it, is in stock too. */
export function stockStatesOf(item: Item): StockState | readonly StockState[] {
  if (item.stock === '-') return 'Not counted';
  if (item.stock <= 0) return 'Out of stock';
  return stockMark(item) === 'Low' ? lowStates : 'In stock';
}

/** The matching items in their order; the same array if all match, so that nothing renders again. */
export function filterItems(items: readonly Item[], search: string, filters: ItemFilters): readonly Item[] {
  const places = matchingPlaces(items, search, filters);
  return places ? itemsAt(items, places) : items;
}

/** Where the matching items are in the list, in its order; `undefined` if all match. */
export function matchingPlaces(
  items: readonly Item[],
  search: string,
  filters: ItemFilters,
): readonly number[] | undefined {
  const { kinds, kindOf } = listSummary(items);
  const passes = kinds.map(({ example }) => isShown(example, filters));
  const isPassed = (place: number) => passes[kindOf[place] ?? 0] === true;
  // The whole list is searched, so that its texts are not put together again for each choice of filters.
  const found = placesFound(items, search);
  if (passes.every(Boolean)) return found;
  if (found) return found.filter(isPassed);
  const places: number[] = [];
  for (let place = 0; place < items.length; place += 1) if (isPassed(place)) places.push(place);
  return places;
}

function isShown(item: Item, filters: ItemFilters): boolean {
  return filterNames.every((name) => filters[name].length === 0 || isAmong(valuesOf[name](item), filters[name]));
}

function isAmong(values: string | readonly string[], chosen: readonly string[]): boolean {
  return typeof values === 'string' ? chosen.includes(values) : values.some((value) => chosen.includes(value));
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The options of a filter with their item counts, sorted by name; fixed options keep their order. */
export function filterOptions(items: readonly Item[], name: FilterName): readonly FilterOption[] {
  const fixed = fixedOptions[name];
  const counts = new Map<string, number>(fixed?.map((value) => [value, 0]));
  for (const { example, count } of listSummary(items).kinds) {
    for (const value of [valuesOf[name](example)].flat()) {
      if (value !== '') counts.set(value, (counts.get(value) ?? 0) + count);
    }
  }
  const options = [...counts].map(([value, times]) => ({ value, label: value, count: times }));
  return fixed ? options : options.sort((one, other) => compareNames(one.label, other.label));
}

export function withFilter(filters: ItemFilters, name: FilterName, values: readonly string[]): ItemFilters {
  return { ...filters, [name]: values };
}

/** A removable chip for each value: its label, and the filters without it. */
export function filterChips(
  filters: ItemFilters,
): readonly { readonly label: string; readonly without: ItemFilters }[] {
  return filterNames.flatMap((name) =>
    filters[name].map((value) => ({
      label: `${filterLabels[name]}: ${value}`,
      without: withFilter(
        filters,
        name,
        filters[name].filter((other) => other !== value),
      ),
    })),
  );
}

/** How many items the status filter shows: `16 active items`, or `18 items` of several statuses. */
export function itemCountText(statuses: readonly FilterOption[], chosen: readonly string[]): string {
  const shown = chosen.length === 0 ? statuses : statuses.filter(({ value }) => chosen.includes(value));
  const [only] = shown;
  const noun = only && shown.length === 1 ? `${only.label.toLowerCase()} item` : 'item';
  return pluralize(
    shown.reduce((sum, { count }) => sum + count, 0),
    noun,
  );
}
