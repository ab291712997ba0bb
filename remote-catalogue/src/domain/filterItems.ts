import type { Item, ItemStatus } from './item';
import { keepAll, searchItems } from './searchItems';

export const itemStatuses = ['Active', 'Draft', 'Archived'] as const satisfies readonly ItemStatus[];

const stockStates = ['In stock', 'Out of stock', 'Not counted'] as const;
export type StockState = (typeof stockStates)[number];

/** What narrows the list. An empty list of choices narrows nothing; filters and search combine (decision D22). */
export interface ItemFilters {
  readonly category: readonly string[];
  readonly status: readonly string[];
  readonly itemType: readonly string[];
  readonly location: readonly string[];
  readonly stock: readonly string[];
}

export type FilterName = keyof ItemFilters;

/** How the list opens: Status (Active), everything else open (spec A §2). */
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

/** Choices that are offered even where no item has them, in this order. */
const fixedChoices: Partial<Record<FilterName, readonly string[]>> = { status: itemStatuses, stock: stockStates };

/** What each filter looks at. A category is the item's own or the one it is reported under. */
const valuesOf: Record<FilterName, (item: Item) => string | readonly string[]> = {
  category: ({ category, reportingCategory }) =>
    category === reportingCategory ? category : [category, reportingCategory],
  status: statusOf,
  itemType: (item) => item.itemType,
  location: (item) => item.locations,
  stock: stockStateOf,
};

function statusOf(item: Item): ItemStatus {
  return item.status ?? 'Active';
}

export function stockStateOf({ stock }: Item): StockState {
  if (stock === '-') return 'Not counted';
  return stock > 0 ? 'In stock' : 'Out of stock';
}

/** The items to show, in their order; the same list where nothing narrows it. */
export function filterItems(items: readonly Item[], search: string, filters: ItemFilters): readonly Item[] {
  let left = searchItems(items, search);
  for (const name of filterNames) {
    const chosen = filters[name];
    if (chosen.length > 0) left = keepAll(left, (item) => isAmong(valuesOf[name](item), chosen));
  }
  return left;
}

function isAmong(values: string | readonly string[], chosen: readonly string[]): boolean {
  return typeof values === 'string' ? chosen.includes(values) : values.some((value) => chosen.includes(value));
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The choices of a filter with how many items each has, by name; fixed lists keep their own order. */
export function filterOptions(items: readonly Item[], name: FilterName): readonly FilterOption[] {
  const fixed = fixedChoices[name];
  const counts = new Map<string, number>(fixed?.map((value) => [value, 0]));
  const count = (value: string) => value !== '' && counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const item of items) {
    const values = valuesOf[name](item);
    if (typeof values === 'string') count(values);
    else values.forEach(count);
  }
  const options = [...counts].map(([value, times]) => ({ value, label: value, count: times }));
  return fixed ? options : options.sort((one, other) => one.label.localeCompare(other.label, 'en'));
}

export function withFilter(filters: ItemFilters, name: FilterName, values: readonly string[]): ItemFilters {
  return { ...filters, [name]: values };
}

/** One removable chip for each choice that narrows: its words, and the filters without it. */
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
