import type { Item } from './item';
import type { ItemPatch } from './itemsOperation';
import type { KeptCategory } from './categoriesOperation';

/** A category with how many items it has (spec A §3). */
export interface Category {
  readonly id: string;
  readonly name: string;
  /** Derived, never stored: exactly the items that the Items list shows for it, whatever their status. */
  readonly items: number;
}

/**
 * The kept categories in the merchant's order, then those that only items name, by name (decision D27). An item is in
 * its own category and in the one it is reported under, as in the filter of the list.
 */
export function listCategories(items: readonly Item[], kept: readonly KeptCategory[]): readonly Category[] {
  const counts = new Map<string, number>();
  const count = (name: string) => {
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  for (const { category, reportingCategory } of items) {
    count(category);
    if (reportingCategory !== category) count(reportingCategory);
  }
  const listed = kept.map(({ id, name }): Category => ({ id, name, items: counts.get(name) ?? 0 }));
  const ids = new Set(kept.map(({ id }) => id));
  for (const { name } of kept) counts.delete(name);
  const derived = [...counts].map(([name, number]): Category => ({ id: freeId(name, ids), name, items: number }));
  return [...listed, ...derived.sort((one, other) => one.name.localeCompare(other.name, 'en'))];
}

/** What an item's category can be chosen from, in the merchant's order; a name that is there twice is offered once. */
export function categoryOptions(categories: readonly Category[]) {
  return [...new Set(categories.map(({ name }) => name))].map((name) => ({ value: name, label: name }));
}

/** How many items are in no category at all. */
export function uncategorisedCount(items: readonly Item[]): number {
  return items.reduce((count, item) => (namesOf(item).length === 0 ? count + 1 : count), 0);
}

/** A category that only items name is known by that name, unless a renamed one is still known by it. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  let id = name;
  while (taken.has(id)) id = `${id}'`;
  return id;
}

function namesOf({ category, reportingCategory }: Item): readonly string[] {
  return [...new Set([category, reportingCategory])].filter((name) => name !== '');
}

/** Those whose name is found; the same list where the term is blank. */
export function searchCategories(categories: readonly Category[], search: string): readonly Category[] {
  return search.trim() === '' ? categories : categories.filter(({ name }) => isFound(name, search));
}

/** Whether a name holds the term, in any case and with blanks around it ignored; a blank term finds all. */
export function isFound(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase());
}

/** What is wrong with a name, in plain words; `own` is the category that is being renamed. */
export function categoryNameError(categories: readonly Category[], name: string, own?: Category): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'Please enter a name for the category.';
  const same = categories.find(
    (category) => category.id !== own?.id && category.name.trim().toLowerCase() === trimmed.toLowerCase(),
  );
  return same && `“${same.name}” already exists. Please choose another name.`;
}

/** One edit of the list: these items get these fields. */
export interface CategoryMove {
  readonly ids: readonly string[];
  readonly patch: Pick<ItemPatch, 'category' | 'reportingCategory'>;
}

/**
 * The edits that put every item of the named categories into `to`; empty means into none. Only a field that names one
 * of them is touched, so a reporting category that was told apart stays as it is.
 */
export function categoryMoves(items: readonly Item[], names: ReadonlySet<string>, to: string): readonly CategoryMove[] {
  const both: string[] = [];
  const own: string[] = [];
  const reported: string[] = [];
  for (const { id, category, reportingCategory } of items) {
    const isOwn = names.has(category);
    const isReported = names.has(reportingCategory);
    if (isOwn && isReported) both.push(id);
    else if (isOwn) own.push(id);
    else if (isReported) reported.push(id);
  }
  return [
    { ids: both, patch: { category: to, reportingCategory: to } },
    { ids: own, patch: { category: to } },
    { ids: reported, patch: { reportingCategory: to } },
  ].filter(({ ids }) => ids.length > 0);
}

/** How many different items are in any of the named categories. */
export function itemsIn(items: readonly Item[], names: ReadonlySet<string>): number {
  return items.filter((item) => namesOf(item).some((name) => names.has(name))).length;
}

/** The list with one entry taken out and put in at `to`; places beyond the ends mean the ends. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = entries[from];
  const place = Math.min(Math.max(to, 0), entries.length - 1);
  if (entry === undefined || place === from) return entries;
  const rest = entries.filter((_, index) => index !== from);
  return [...rest.slice(0, place), entry, ...rest.slice(place)];
}

/** Whether the categories that both lists have stand in the same order; those that came or went meanwhile do not count. */
export function isSameOrder(one: readonly Category[], other: readonly Category[]): boolean {
  const common = (list: readonly Category[], by: readonly Category[]) => {
    const ids = new Set(by.map(({ id }) => id));
    return list.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  };
  const order = common(other, one);
  return common(one, other).every((id, place) => id === order[place]);
}
