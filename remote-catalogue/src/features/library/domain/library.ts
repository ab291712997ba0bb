import { formatPercent, pluralize } from '@back-office/shared/format';
import { filterItems, filterOptions, noFilters, type FilterOption } from '../../../domain/filterItems';
import { skuKey, type Item } from '../../../domain/item';
import { noValue } from '../../../domain/limits';
import type { OfferedItem } from '../../../domain/offeredItem';
import { marginOf } from '../../../domain/price';
import { variationsOf } from '../../../domain/variations';

/** A row of Add or remove items: an item in the merchant's list, or one that the library offers. */
export interface LibraryItem {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** How many it is sold in; 1 for an item without options. */
  readonly variations: number;
  /** Whether it is in the merchant's list. */
  readonly selected: boolean;
}

/**
 * Everything that can be selected: first the items that the library offers, then the merchant's own items. An offered
 * item counts as being in the list if its id, its SKU or else its name is, so that an imported item is not offered again.
 */
export function libraryItems(items: readonly Item[], offered: readonly OfferedItem[]): readonly LibraryItem[] {
  const present = presentItems(items, offered);
  // Items in the list keep the merchant's names, categories and variations.
  const library = offered.map(({ item }) => rowOf(present.get(item.id) ?? item, present.has(item.id)));
  const listed = new Set([...present.values()].map(({ id }) => id));
  return [...library, ...items.filter(({ id }) => !listed.has(id)).map((item) => rowOf(item, true))];
}

/** For the id of each offered item that is in the list, the item in the list. Each item stands for one offered item. */
function presentItems(items: readonly Item[], offered: readonly OfferedItem[]): ReadonlyMap<string, Item> {
  const present = new Map<string, Item>();
  const taken = new Set<Item>();
  for (const identityOf of identities) {
    // If several items have the same, the first one counts.
    const free = items.filter((item) => !taken.has(item)).map((item) => [identityOf(item), item] as const);
    const byIdentity = new Map(free.reverse());
    byIdentity.delete('');
    for (const { item } of offered) {
      const match = present.has(item.id) ? undefined : byIdentity.get(identityOf(item));
      if (!match || taken.has(match)) continue;
      present.set(item.id, match);
      taken.add(match);
    }
  }
  return present;
}

/** What tells that two items are the same, the surest first. A blank text tells nothing. */
const identities: readonly ((item: Item) => string)[] = [
  ({ id }) => id,
  ({ sku }) => skuKey(sku),
  ({ name }) => name.trim().toLowerCase(),
];

function rowOf(item: Item, selected: boolean): LibraryItem {
  const { id, name, category } = item;
  return { id, name, category, variations: variationsOf(item).length, selected };
}

/** What Done changes. */
export interface LibraryChange {
  readonly add: readonly Item[];
  /** Ids of the items to remove. */
  readonly remove: readonly string[];
  /** Number of removed items that the library does not offer, so that they cannot be added again. */
  readonly unrecoverable: number;
}

export function libraryChange(
  rows: readonly LibraryItem[],
  selectedIds: ReadonlySet<string>,
  offered: readonly OfferedItem[],
): LibraryChange {
  const offers = new Map(offered.map(({ item }) => [item.id, item]));
  const remove = rows.filter((row) => row.selected && !selectedIds.has(row.id)).map(({ id }) => id);
  return {
    add: rows.filter((row) => !row.selected && selectedIds.has(row.id)).flatMap(({ id }) => offers.get(id) ?? []),
    remove,
    unrecoverable: remove.filter((id) => !offers.has(id)).length,
  };
}

const changeWords = { planned: ['to add', 'to remove'], done: ['added', 'removed'] } as const;

/** `3 items to add, 1 item to remove` before the change, `3 items added, 1 item removed` after; empty without changes. */
export function changeText({ add, remove }: LibraryChange, when: keyof typeof changeWords): string {
  const [added, removed] = changeWords[when];
  return [
    ...(add.length > 0 ? [`${pluralize(add.length, 'item')} ${added}`] : []),
    ...(remove.length > 0 ? [`${pluralize(remove.length, 'item')} ${removed}`] : []),
  ].join(', ');
}

/** Rows whose name or category contains the search text, ignoring case. */
export function searchLibrary(rows: readonly LibraryItem[], search: string): readonly LibraryItem[] {
  const term = search.trim().toLowerCase();
  if (term === '') return rows;
  return rows.filter(({ name, category }) => `${name}\0${category}`.toLowerCase().includes(term));
}

/** `68%`, or `40%–68%` if the variations have several; a dash while the cost of one is unknown. */
export function marginLabel(item: Parameters<typeof variationsOf>[0]): string {
  const shares = variationsOf(item).map(({ price, cost }) => marginOf(price, cost));
  if (shares.some((share) => share === undefined)) return noValue;
  const texts = [Math.min, Math.max].map((end) => formatPercent(end(...shares.map((share) => share ?? NaN))));
  return [...new Set(texts)].join('–');
}

/**
 * How many can be sold now: the stock of an active item, at least zero, or `-` if stock is not tracked. Drafts and archived
 * items cannot be sold, whatever their stock.
 */
export function availableToSell({ stock, status = 'Active' }: Item): number | '-' {
  if (status !== 'Active') return 0;
  return stock === '-' ? '-' : Math.max(0, stock);
}

/** The filters of the library. An empty text does not filter. Unlike the items list, every status is shown by default. */
export interface LibraryFilters {
  readonly search: string;
  readonly category: string;
  readonly location: string;
  readonly status: string;
}

export const noLibraryFilters: LibraryFilters = { search: '', category: '', location: '', status: '' };

/** The three selects in the order shown. */
export const librarySelects = [
  { name: 'category', label: 'Category' },
  { name: 'location', label: 'Locations' },
  { name: 'status', label: 'Status' },
] as const;

export type LibrarySelect = (typeof librarySelects)[number]['name'];

export function filterLibrary(items: readonly Item[], filters: LibraryFilters): readonly Item[] {
  const { category, location, status } = filters;
  return filterItems(items, filters.search, {
    ...noFilters,
    category: selectedValues(category),
    location: selectedValues(location),
    status: selectedValues(status),
  });
}

/** The options of a select with their counts. The selected value stays an option even if no item has it anymore. */
export function librarySelectOptions(
  items: readonly Item[],
  name: LibrarySelect,
  value: string,
): readonly FilterOption[] {
  const options = filterOptions(items, name);
  const isListed = value === '' || options.some((option) => option.value === value);
  return isListed ? options : [...options, { value, label: value, count: 0 }];
}

function selectedValues(value: string): readonly string[] {
  return value === '' ? [] : [value];
}
