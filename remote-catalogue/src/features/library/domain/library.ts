import { filterItems, filterOptions, noFilters, type FilterOption } from '../../../domain/filterItems';
import type { Item } from '../../../domain/item';

/** A line of Add or remove items (spec A §3): something that is in the list, or that the library offers. */
export interface LibraryItem {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly variations: number;
  /** True while it is in the merchant's list. */
  readonly selected: boolean;
}

/** What the library offers: the item as it would come into the list, and in how many variations it is sold. */
export interface OfferedItem {
  readonly item: Item;
  readonly variations: number;
}

/**
 * Everything that can be ticked: first what the library offers, then what the merchant has of his own. An offered item
 * is in the list when its id is, or its SKU: one that was imported is not offered a second time.
 */
export function libraryItems(items: readonly Item[], offered: readonly OfferedItem[]): readonly LibraryItem[] {
  const ids = new Set(items.map(({ id }) => id));
  const bySku = new Map(items.filter(({ sku }) => sku !== '').map((item) => [item.sku, item]));
  const known = new Map<string, number>();
  const library = offered.map(({ item, variations }) => {
    const present = ids.has(item.id) ? item.id : bySku.get(item.sku)?.id;
    const id = present ?? item.id;
    known.set(id, variations);
    return { id, name: item.name, category: item.category, variations, selected: present !== undefined };
  });
  const byId = new Map(items.map((item) => [item.id, item]));
  const own = items.filter(({ id }) => !known.has(id)).map((item) => lineOf(item));
  // The merchant's own names and categories count, not those the library once gave.
  return [...library.map((line) => ({ ...line, ...namesOf(byId.get(line.id)) })), ...own];
}

function lineOf({ id, name, category }: Item): LibraryItem {
  return { id, name, category, variations: 1, selected: true };
}

function namesOf(item: Item | undefined): Partial<LibraryItem> {
  return item ? { name: item.name, category: item.category } : {};
}

/** What Done does: items to add, ids to take out, and how many of these the library could not give back. */
export interface LibraryChange {
  readonly add: readonly Item[];
  readonly remove: readonly string[];
  readonly lost: number;
}

export function libraryChange(
  lines: readonly LibraryItem[],
  ticked: ReadonlySet<string>,
  offered: readonly OfferedItem[],
): LibraryChange {
  const offers = new Map(offered.map(({ item }) => [item.id, item]));
  const remove = lines.filter((line) => line.selected && !ticked.has(line.id)).map(({ id }) => id);
  return {
    add: lines.filter((line) => !line.selected && ticked.has(line.id)).flatMap(({ id }) => offers.get(id) ?? []),
    remove,
    lost: remove.filter((id) => !offers.has(id)).length,
  };
}

/** Lines whose name or category holds the term, in any case. */
export function searchLibrary(lines: readonly LibraryItem[], search: string): readonly LibraryItem[] {
  const term = search.trim().toLowerCase();
  if (term === '') return lines;
  return lines.filter(({ name, category }) => `${name}\0${category}`.toLowerCase().includes(term));
}

/**
 * How many can be sold now: the stock of an Active item and never less than none; `-` where it is not counted. Of a
 * draft or an archived item nothing can be sold, whatever lies on the shelf.
 */
export function availableToSell({ stock, status = 'Active' }: Item): number | '-' {
  if (status !== 'Active') return 0;
  return stock === '-' ? '-' : Math.max(0, stock);
}

/** What narrows the library; an empty text narrows nothing. Unlike the list it opens with every status. */
export interface LibraryFilters {
  readonly search: string;
  readonly category: string;
  readonly location: string;
  readonly status: string;
}

export const noLibraryFilters: LibraryFilters = { search: '', category: '', location: '', status: '' };

/** The three selects, in the order they stand (spec A §2). */
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
    category: chosen(category),
    location: chosen(location),
    status: chosen(status),
  });
}

/** The choices of a select with their counts; a chosen one that no item has any more stays, so that it can be seen. */
export function librarySelectOptions(
  items: readonly Item[],
  name: LibrarySelect,
  value: string,
): readonly FilterOption[] {
  const options = filterOptions(items, name);
  const isKnown = value === '' || options.some((option) => option.value === value);
  return isKnown ? options : [...options, { value, label: value, count: 0 }];
}

function chosen(value: string): readonly string[] {
  return value === '' ? [] : [value];
}
