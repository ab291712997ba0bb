import type { Steps } from '@back-office/shared/loading';
import { changedIndexes } from './changedIndexes';
import type { Item } from './item';
import { addPlaces, itemsInBlock, textAt, textBlock, type TextBlock } from './searchBlocks';

interface SearchedBlock {
  readonly texts: TextBlock;
  /** As of `barcodesOf`; missing if no item of the block has one, which is usual. */
  readonly barcodes: TextBlock | undefined;
}

/** What is searched of a list. Blocks are missing until they are read. */
type Searched = (SearchedBlock | undefined)[];

interface Search {
  readonly term: string;
  readonly digits: string | undefined;
  readonly places: readonly number[];
}

const searchedOfLists = new WeakMap<readonly Item[], Searched>();
/** The last search of each list. A longer term finds only items among what it found. */
const lastSearches = new WeakMap<readonly Item[], Search>();

/** Prepares the search of at least `count` items, starting at `from`. Returns where to continue. */
export function prepareSearch(items: readonly Item[], from: number, count: number): number {
  const searched = searchedOf(items);
  let block = Math.floor(from / itemsInBlock);
  for (; block * itemsInBlock < Math.min(from + count, items.length); block += 1) blockOf(searched, items, block);
  return Math.min(block * itemsInBlock, items.length);
}

function searchedOf(items: readonly Item[]): Searched {
  const searched = searchedOfLists.get(items) ?? [];
  searchedOfLists.set(items, searched);
  return searched;
}

function blockOf(searched: Searched, items: readonly Item[], block: number): SearchedBlock {
  return (searched[block] ??= readBlock(items, block, () => undefined));
}

/** What a search of the list before an edit has read of an item; `undefined` for one that is to be read. */
type Known = (index: number) => { readonly text: string; readonly barcodes: string } | undefined;

function readBlock(items: readonly Item[], block: number, known: Known): SearchedBlock {
  const [texts, barcodes]: [string[], string[]] = [[], []];
  let hasBarcodes = false;
  const end = Math.min((block + 1) * itemsInBlock, items.length);
  for (let index = block * itemsInBlock; index < end; index += 1) {
    const item = items[index];
    if (!item) continue;
    const read = known(index);
    const barcode = read ? read.barcodes : barcodesOf(item);
    texts.push(read ? read.text : searchTextOf(item));
    barcodes.push(barcode);
    hasBarcodes ||= barcode !== '';
  }
  return { texts: textBlock(texts), barcodes: hasBarcodes ? textBlock(barcodes) : undefined };
}

/** Items that are read between two pauses: about 2 ms of work. */
const itemsPerStep = 500;
/** Blocks of known texts that are put together between two pauses: the same. */
const blocksPerStep = 20;

/** As `prepareSearch` of what was prepared of the list before an edit. Only items that the edit has changed are read again. */
export function* prepareSearchAfter(before: readonly Item[], items: readonly Item[]): Steps<void> {
  const old = searchedOfLists.get(before);
  if (!old || searchedOfLists.has(items)) return;
  const moved = before.length - items.length;
  let reads = 0;
  const known: Known = (index) => {
    // Where it was, counted from the start or from the end.
    const at = before[index] === items[index] ? index : index + moved;
    const block = before[at] === items[index] ? old[Math.floor(at / itemsInBlock)] : undefined;
    if (!block) reads += 1;
    return block && knownOf(block, at % itemsInBlock);
  };
  const changed = changedIndexes(before, items);
  const changedBlocks = changed && new Set(changed.map((index) => Math.floor(index / itemsInBlock)));
  const isSame = (block: number) => (changedBlocks ? !changedBlocks.has(block) : isSameBlock(before, items, block));
  const searched: Searched = [];
  let blocks = 0;
  for (let block = 0; block * itemsInBlock < items.length; block += 1) {
    const same = old[block];
    if (!same) continue;
    if (isSame(block)) searched[block] = same;
    else {
      if (reads >= itemsPerStep || blocks >= blocksPerStep) {
        yield;
        [reads, blocks] = [0, 0];
      }
      searched[block] = readBlock(items, block, known);
      blocks += 1;
    }
  }
  searchedOfLists.set(items, searched);
}

function isSameBlock(before: readonly Item[], items: readonly Item[], block: number): boolean {
  const end = (block + 1) * itemsInBlock;
  if (Math.min(end, before.length) !== Math.min(end, items.length)) return false;
  for (let index = block * itemsInBlock; index < end; index += 1) if (before[index] !== items[index]) return false;
  return true;
}

function knownOf({ texts, barcodes }: SearchedBlock, index: number) {
  return { text: textAt(texts, index), barcodes: barcodes ? textAt(barcodes, index) : '' };
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
  const places = placesFound(items, search);
  return places ? itemsAt(items, places) : items;
}

/** The items at these places; the same array if they are all. */
export function itemsAt(items: readonly Item[], places: readonly number[]): readonly Item[] {
  if (places.length === items.length) return items;
  const found: Item[] = [];
  for (let at = 0; at < places.length; at += 1) {
    const item = items[places[at] ?? 0];
    if (item) found.push(item);
  }
  return found;
}

/** As `searchItems`: where the found items are in the list, in its order; `undefined` for a blank term. */
export function placesFound(items: readonly Item[], search: string): readonly number[] | undefined {
  const term = searchTermOf(search);
  if (term === '') return undefined;
  const last = lastSearches.get(items);
  if (last?.term === term) return last.places;
  const wanted = { term, digits: barcodeDigitsOf(term) };
  const places = findPlaces(items, wanted, last);
  lastSearches.set(items, { ...wanted, places });
  return places;
}

/** Texts of a block below which it is faster to search each by itself. */
const fewTexts = 60;

/** `last`: a search whose texts, and whose digits, may be a part of those of this one. */
function findPlaces(items: readonly Item[], { term, digits }: Omit<Search, 'places'>, last: Search | undefined) {
  const searched = searchedOf(items);
  const among = last && term.startsWith(last.term) ? last.places : undefined;
  const areDigitsNarrower = last?.digits !== undefined && digits?.includes(last.digits);
  const places: number[] = [];
  let next = 0;
  for (let block = 0; block * itemsInBlock < items.length; block += 1) {
    const start = block * itemsInBlock;
    const first = next;
    if (among) while ((among[next] ?? Infinity) < start + itemsInBlock) next += 1;
    const few = among && next - first < fewTexts ? among.slice(first, next).map((place) => place - start) : undefined;
    const { texts, barcodes } = blockOf(searched, items, block);
    if (!barcodes || digits === undefined) {
      addPlaces(places, start, texts, term, few);
      continue;
    }
    const [found, scanned]: [number[], number[]] = [[], []];
    addPlaces(found, start, texts, term, few);
    addPlaces(scanned, start, barcodes, digits, areDigitsNarrower ? few : undefined);
    for (const place of scanned.length > 0 ? inOrder(found, scanned) : found) places.push(place);
  }
  return places;
}

function inOrder(some: readonly number[], others: readonly number[]): readonly number[] {
  return [...new Set([...some, ...others])].sort((one, other) => one - other);
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

/**
 * Its fields and those of its variations in lower case, separated by a character that nobody types, so that no match spans
 * two. What several of them have is there once: most variations differ in little.
 */
export function searchTextOf(item: Item): string {
  const { name, category, reportingCategory, sku, description, variations = [] } = item;
  const ofVariations = variations.flatMap((variation) => [variation.sku, variation.values.join(' ')]);
  // Joined at once: a text that others are appended to is put together when it is searched first.
  return [...new Set([name, category, reportingCategory, sku, description, ...ofVariations])].join('\0').toLowerCase();
}
