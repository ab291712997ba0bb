import type { Item } from './item';

/** Lowercased once per item, so that a search of 100,000 items is a plain scan. */
const searchTexts = new WeakMap<Item, string>();
const textsOfLists = new WeakMap<readonly Item[], readonly string[]>();

/** The searched text of each item: five fields, separated by a character that nobody types, so that no match spans two. */
function searchTextsOf(items: readonly Item[]): readonly string[] {
  let texts = textsOfLists.get(items);
  if (!texts) {
    texts = items.map(searchTextOf);
    textsOfLists.set(items, texts);
  }
  return texts;
}

/** Prepares the texts of `count` items, starting at `from`. Returns where to continue. */
export function prepareSearch(items: readonly Item[], from: number, count: number): number {
  const to = Math.min(from + count, items.length);
  for (const item of items.slice(from, to)) searchTextOf(item);
  if (to === items.length) searchTextsOf(items);
  return to;
}

/** Searches ignore case and surrounding spaces. */
function searchTermOf(search: string): string {
  return search.trim().toLowerCase();
}

/** Searches name, category, reporting category, SKU and description, ignoring case. A blank term matches all. */
export function searchItems(items: readonly Item[], search: string): readonly Item[] {
  const term = searchTermOf(search);
  if (term === '') return items;
  const texts = searchTextsOf(items);
  return filterOrSame(items, (_, index) => texts[index]?.includes(term) ?? false);
}

/** Like `filter`, but returns the same array if all pass, so that nothing renders again. */
export function filterOrSame<T>(list: readonly T[], passes: (each: T, index: number) => boolean): readonly T[] {
  const passing = list.filter(passes);
  return passing.length === list.length ? list : passing;
}

function searchTextOf(item: Item): string {
  let text = searchTexts.get(item);
  if (text === undefined) {
    const { name, category, reportingCategory, sku, description } = item;
    text = [name, category, reportingCategory, sku, description].join('\0').toLowerCase();
    searchTexts.set(item, text);
  }
  return text;
}
