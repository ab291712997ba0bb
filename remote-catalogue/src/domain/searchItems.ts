import type { Item } from './item';
import type { Variation } from './variations';

/** Lowercased once per item, so that a search of 100,000 items is a plain scan. */
const searchTexts = new WeakMap<Item, string>();
const textsOfLists = new WeakMap<readonly Item[], readonly string[]>();
/** Of lists whose texts are being prepared: those of their first items. */
const preparedTexts = new WeakMap<readonly Item[], string[]>();
/** The last search of each list. A longer term finds only items among what it found. */
const lastSearches = new WeakMap<readonly Item[], { readonly term: string; readonly found: readonly Item[] }>();

/** The searched text of each item: its fields and those of its variations, separated by a character that nobody types, so that no match spans two. */
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
  const texts = preparedTexts.get(items) ?? [];
  for (const item of items.slice(texts.length, to)) texts.push(searchTextOf(item));
  preparedTexts.set(items, texts);
  if (to === items.length) textsOfLists.set(items, texts);
  return to;
}

/** Searches ignore case and surrounding spaces. */
export function searchTermOf(search: string): string {
  return search.trim().toLowerCase();
}

/**
 * Searches name, category, reporting category, SKU, description and GTIN, and what the variations have of them, ignoring
 * case. A blank term matches all.
 */
export function searchItems(items: readonly Item[], search: string): readonly Item[] {
  const term = searchTermOf(search);
  if (term === '') return items;
  const digits = barcodeDigitsOf(term);
  const last = lastSearches.get(items);
  if (last?.term === term) return last.found;
  const isNarrower = digits === undefined && last !== undefined && term.startsWith(last.term);
  const found = findText(isNarrower ? last.found : items, term, digits);
  lastSearches.set(items, { term, found });
  return found;
}

function findText(items: readonly Item[], term: string, digits: string | undefined): readonly Item[] {
  const texts = searchTextsOf(items);
  const found: Item[] = [];
  const foundTexts: string[] = [];
  items.forEach((item, index) => {
    const text = texts[index] ?? '';
    if (!text.includes(term) && (digits === undefined || !barcodesOf(item).includes(digits))) return;
    found.push(item);
    foundTexts.push(text);
  });
  if (found.length === items.length) return items;
  textsOfLists.set(found, foundTexts);
  return found;
}

/** Shorter numbers are part of too many GTINs. */
const minBarcodeDigits = 4;

/** A whole barcode, which scanners read with or without the zeros that it starts with. */
const wholeBarcode = 8;

/** The digits of a term that may be part of a GTIN. Scanned or copied ones have spaces. */
export function barcodeDigitsOf(term: string): string | undefined {
  const digits = term.replace(/\s/g, '');
  if (!/^\d+$/.test(digits) || digits.length < minBarcodeDigits) return undefined;
  const significant = digits.replace(/^0+/, '');
  return digits.length >= wholeBarcode && significant.length >= minBarcodeDigits ? significant : digits;
}

/** The GTINs of an item and its variations, without spaces, each on a line. */
export function barcodesOf({ gtin, variations }: Item): string {
  // Most items have none, and a search asks all of them with every digit that is typed.
  if (variations ? variations.every((variation) => variation.gtin === '') : gtin === '') return '';
  const all = variations ? variations.map((variation) => variation.gtin).join('\n') : gtin;
  return all.replace(/[^\S\n]/g, '');
}

function textOfVariation({ sku, values }: Variation): string {
  return `${sku}\0${values.join(' ')}`.toLowerCase();
}

export function searchTextOf(item: Item): string {
  let text = searchTexts.get(item);
  if (text === undefined) {
    const { name, category, reportingCategory, sku, description, variations } = item;
    text = [name, category, reportingCategory, sku, description].join('\0').toLowerCase();
    if (variations) text += variations.map((variation) => `\0${textOfVariation(variation)}`).join('');
    searchTexts.set(item, text);
  }
  return text;
}
