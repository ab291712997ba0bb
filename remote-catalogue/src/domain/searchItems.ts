import type { Item } from './item';

/** Lower-cased once per item: typing in a list of 100,000 is then a plain scan. */
const searchTexts = new WeakMap<Item, string>();
const textsOfLists = new WeakMap<readonly Item[], readonly string[]>();

/**
 * The searched text of each item: exactly the five fields of spec A §5, kept apart by a character nobody types, so
 * that no match reaches from one field into the next.
 */
function searchTextsOf(items: readonly Item[]): readonly string[] {
  let texts = textsOfLists.get(items);
  if (!texts) {
    texts = items.map(searchTextOf);
    textsOfLists.set(items, texts);
  }
  return texts;
}

/** Prepares the texts of `count` items from `from` on, for idle moments; returns where to go on. */
export function prepareSearch(items: readonly Item[], from: number, count: number): number {
  const to = Math.min(from + count, items.length);
  for (const item of items.slice(from, to)) searchTextOf(item);
  if (to === items.length) searchTextsOf(items);
  return to;
}

/** How a term is compared: without case, and without the blanks around it. */
function searchTermOf(search: string): string {
  return search.trim().toLowerCase();
}

/** Case-insensitive over name, category, reporting category, SKU and description. A blank term finds everything. */
export function searchItems(items: readonly Item[], search: string): readonly Item[] {
  const term = searchTermOf(search);
  if (term === '') return items;
  const texts = searchTextsOf(items);
  return keepAll(items, (_, index) => texts[index]?.includes(term) ?? false);
}

/** Those that pass; the list itself where all do, so that nothing is drawn anew for it. */
export function keepAll<T>(list: readonly T[], passes: (each: T, index: number) => boolean): readonly T[] {
  const kept = list.filter(passes);
  return kept.length === list.length ? list : kept;
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
