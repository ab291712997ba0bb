import { compareNames } from '@back-office/shared/format';
import { isBlankText, type Item } from './item';
import type { ItemPatch } from './itemsOperation';
import { listSummary } from './listSummary';
import type { StoredCategory } from './categoriesOperation';

/** A category with its item count. */
export interface Category {
  readonly id: string;
  readonly name: string;
  /** Never stored: counts the items that the Items list shows for this category, with any status. */
  readonly items: number;
  /** How many of them have it only as their reporting category. */
  readonly reportedOnly: number;
}

/**
 * The stored categories in the merchant's order, then those that only items name, by name. An item belongs to both its
 * category and its reporting category, as in the filter of the list.
 */
export function listCategories(items: readonly Item[], stored: readonly StoredCategory[]): readonly Category[] {
  const counts = new Map<string, { items: number; reportedOnly: number }>();
  const countOf = (name: string) => {
    const count = counts.get(name) ?? { items: 0, reportedOnly: 0 };
    counts.set(name, count);
    return count;
  };
  for (const { example, count } of listSummary(items).kinds) {
    const { category, reportingCategory } = example;
    if (category !== '') countOf(category).items += count;
    if (reportingCategory === '' || reportingCategory === category) continue;
    const reported = countOf(reportingCategory);
    reported.items += count;
    reported.reportedOnly += count;
  }
  const unused = { items: 0, reportedOnly: 0 };
  const listed = stored.map(({ id, name }): Category => ({ id, name, ...(counts.get(name) ?? unused) }));
  const ids = new Set(stored.map(({ id }) => id));
  for (const { name } of stored) counts.delete(name);
  const derived = [...counts].map(([name, count]): Category => ({ id: freeId(name, ids), name, ...count }));
  return [...listed, ...derived.sort((one, other) => compareNames(one.name, other.name))];
}

/** The options for an item's category, in the merchant's order and without duplicate names. */
export function categoryOptions(categories: readonly Category[]) {
  return [...new Set(categories.map(({ name }) => name))].map((name) => ({ value: name, label: name }));
}

/** How many items have no category. */
export function uncategorizedCount(items: readonly Item[]): number {
  const without = listSummary(items).kinds.filter(({ example }) => namesOf(example).length === 0);
  return without.reduce((sum, { count }) => sum + count, 0);
}

/** The id of a category that only items name: its name, unless a renamed category has that id. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  let id = name;
  while (taken.has(id)) id = `${id}'`;
  return id;
}

function namesOf({ category, reportingCategory }: Item): readonly string[] {
  return [...new Set([category, reportingCategory])].filter((name) => name !== '');
}

/** The categories whose name matches; the same array if the term is blank. */
export function searchCategories(categories: readonly Category[], search: string): readonly Category[] {
  return search.trim() === '' ? categories : categories.filter(({ name }) => matchesSearch(name, search));
}

/** Whether a name contains the term, ignoring case and surrounding spaces. A blank term matches every name. */
export function matchesSearch(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase());
}

/** The error message for a name, if any. `own` is the category that is being renamed. */
export function categoryNameError(categories: readonly Category[], name: string, own?: Category): string | undefined {
  const trimmed = name.trim();
  if (isBlankText(trimmed)) return 'Please enter a name for the category.';
  const same = categories.find(
    (category) => category.id !== own?.id && category.name.trim().toLowerCase() === trimmed.toLowerCase(),
  );
  return same && `“${same.name}” already exists. Please choose another name.`;
}

/** An edit of the items list: these items get these fields. */
export interface CategoryMove {
  readonly ids: readonly string[];
  readonly patch: Pick<ItemPatch, 'category' | 'reportingCategory'>;
}

/**
 * The edits that move all items of the named categories to `to`; empty removes their category. Only fields that name one
 * of these categories are changed, so a different reporting category is kept.
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

/** How many items are in at least one of the named categories. */
export function countItemsIn(items: readonly Item[], names: ReadonlySet<string>): number {
  return items.filter((item) => namesOf(item).some((name) => names.has(name))).length;
}

/** Whether the categories that are in both lists have the same order. */
export function isSameOrder(one: readonly Category[], other: readonly Category[]): boolean {
  const common = (list: readonly Category[], by: readonly Category[]) => {
    const ids = new Set(by.map(({ id }) => id));
    return list.filter(({ id }) => ids.has(id)).map(({ id }) => id);
  };
  const order = common(other, one);
  return common(one, other).every((id, place) => id === order[place]);
}

/** Whether items only report under it, and none is in it. */
export function isReportingOnly({ items, reportedOnly }: Category): boolean {
  return items > 0 && reportedOnly === items;
}
