import { changedIndexes, fewItems } from './changedIndexes';
import type { Item } from './item';
import type { Variation } from './variations';

/** What is searched of the first items of a list, or of all: reading an item takes longer than searching it. */
interface Searched {
  readonly texts: string[];
  /** As of `barcodesOf`; left out after the last item that has one, which often is none. */
  readonly barcodes: string[];
}

interface Search {
  readonly term: string;
  readonly digits: string | undefined;
  readonly found: readonly Item[];
}

/** Lowercased once per item, so that a search of 100,000 items is a plain scan. */
const searchTexts = new WeakMap<Item, string>();
const searchedOfLists = new WeakMap<readonly Item[], Searched>();
/** The last search of each list. A longer term finds only items among what it found. */
const lastSearches = new WeakMap<readonly Item[], Search>();

/** Prepares the search of `count` items, starting at `from`. Returns where to continue. */
export function prepareSearch(items: readonly Item[], from: number, count: number): number {
  const to = Math.min(from + count, items.length);
  searchedOf(items, to);
  return to;
}

function searchedOf(items: readonly Item[], to = items.length): Searched {
  const searched = searchedOfLists.get(items) ?? { texts: [], barcodes: [] };
  searchedOfLists.set(items, searched);
  for (let index = searched.texts.length; index < to; index += 1) {
    const item = items[index];
    if (item) setSearched(searched, index, searchTextOf(item), barcodesOf(item));
  }
  return searched;
}

/** As `prepareSearch` of the whole list, if it was done for the list before a small edit. */
export function prepareSearchAfter(before: readonly Item[], items: readonly Item[]): void {
  const known = searchedOfLists.get(before);
  const changed = changedIndexes(before, items);
  if (known?.texts.length !== items.length || !changed || changed.length > fewItems) return;
  const searched = { texts: known.texts.slice(), barcodes: known.barcodes.slice() };
  for (const index of changed) {
    const item = items[index];
    if (item) setSearched(searched, index, searchTextOf(item), barcodesOf(item));
  }
  searchedOfLists.set(items, searched);
}

function setSearched({ texts, barcodes }: Searched, index: number, text: string, barcode: string) {
  texts[index] = text;
  if (barcode === '' && index >= barcodes.length) return;
  while (barcodes.length < index) barcodes.push('');
  barcodes[index] = barcode;
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
  const hasBarcodes = searchedOf(items).barcodes.length > 0;
  const isNarrower = last && findsLess(last, term, hasBarcodes ? digits : undefined);
  const found = findText(isNarrower ? last.found : items, term, digits);
  lastSearches.set(items, { term, digits, found });
  return found;
}

/** Whether each text and each GTIN that a term finds was found last. `digits`: as far as there are GTINs. */
function findsLess(last: Search, term: string, digits: string | undefined): boolean {
  const areDigitsNarrower = digits === undefined || (last.digits !== undefined && digits.includes(last.digits));
  return areDigitsNarrower && term.startsWith(last.term);
}

function findText(items: readonly Item[], term: string, digits: string | undefined): readonly Item[] {
  const { texts, barcodes } = searchedOf(items);
  const places: number[] = [];
  for (let index = 0; index < texts.length; index += 1) {
    const isFound = texts[index]?.includes(term) || (digits !== undefined && barcodes[index]?.includes(digits));
    if (isFound) places.push(index);
  }
  if (places.length === items.length) return items;
  const found: Item[] = [];
  const foundSearched: Searched = { texts: [], barcodes: [] };
  for (const index of places) {
    const item = items[index];
    if (item) setSearched(foundSearched, found.push(item) - 1, texts[index] ?? '', barcodes[index] ?? '');
  }
  searchedOfLists.set(found, foundSearched);
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
  return `${sku}\0${values.join(' ')}`;
}

/** Its fields and those of its variations, separated by a character that nobody types, so that no match spans two. */
export function searchTextOf(item: Item): string {
  let text = searchTexts.get(item);
  if (text === undefined) {
    const { name, category, reportingCategory, sku, description, variations = [] } = item;
    // Joined at once: a text that others are appended to is put together when it is searched first.
    text = [name, category, reportingCategory, sku, description, ...variations.map(textOfVariation)]
      .join('\0')
      .toLowerCase();
    searchTexts.set(item, text);
  }
  return text;
}
