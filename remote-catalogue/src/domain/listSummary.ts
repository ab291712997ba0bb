import { finish, type Steps } from '@back-office/shared/loading';
import { changedIndexes, fewItems } from './changedIndexes';
import { stockMark, type Item } from './item';
import { priceLabel } from './price';

/** Items that no filter tells apart: of the same categories, status, type, locations and state of stock. */
interface ItemKind {
  /** Any of its items. */
  readonly example: Item;
  readonly count: number;
}

/**
 * What a list says of all its items. Reading 100,000 items takes longer than anything that is done with them, so that each
 * is read once, and filters and counts ask the few hundred kinds.
 */
export interface ListSummary {
  /** In the order of their first items. */
  readonly kinds: readonly ItemKind[];
  /** By the index of each item, that of its kind. */
  readonly kindOf: Uint32Array;
  /** Characters for which the longest price, as it is shown, has room. */
  readonly priceLength: number;
  /** By the index of each item, what its own price needs. */
  readonly priceLengths: Uint8Array;
}

const summaries = new WeakMap<readonly Item[], ListSummary>();

export function listSummary(items: readonly Item[]): ListSummary {
  return finish(summarize(items));
}

/** Items that are read between two pauses: about a millisecond of work. */
const itemsPerStep = 500;

/**
 * As `listSummary`, for `finishInSlices`. A list is read once. `before`: the list that an edit has changed. Of its items,
 * those that stayed the same objects are not read again, unless an edit moved them apart.
 */
export function* summarize(items: readonly Item[], before: readonly Item[] = []): Steps<ListSummary> {
  const known = summaries.get(items);
  if (known) return known;
  const old = summaries.get(before);
  const summary = old
    ? (summaryAfterSmallEdit(old, before, items) ?? (yield* summaryAfterEdit(old, before, items)))
    : yield* summaryOf(items);
  summaries.set(items, summary);
  return summary;
}

function* summaryOf(items: readonly Item[]): Steps<ListSummary> {
  const [numberOf, priceLengthOf] = [createKindNumbers(), createPriceLengths()];
  const kinds: { readonly example: Item; count: number }[] = [];
  const kindOf = new Uint32Array(items.length);
  const priceLengths = new Uint8Array(items.length);
  let [index, priceLength] = [0, 0];
  for (const item of items) {
    if (index % itemsPerStep === 0) yield;
    const number = numberOf(item);
    const kind = (kinds[number] ??= { example: item, count: 0 });
    kind.count += 1;
    kindOf[index] = number;
    const length = priceLengthOf(item);
    priceLengths[index] = length;
    if (length > priceLength) priceLength = length;
    index += 1;
  }
  return { kinds, kindOf, priceLength, priceLengths };
}

function* summaryAfterEdit(old: ListSummary, before: readonly Item[], items: readonly Item[]): Steps<ListSummary> {
  const numberOf = createKindNumbers(old);
  const priceLengthOf = createPriceLengths();
  const indexBefore = createIndexBefore(before, items.length);
  const numbers = new Uint32Array(items.length);
  const priceLengths = new Uint8Array(items.length);
  let [index, read] = [0, 0];
  for (const item of items) {
    const at = indexBefore(item, index);
    if (at !== undefined) {
      numbers[index] = old.kindOf[at] ?? 0;
      priceLengths[index] = old.priceLengths[at] ?? 0;
    } else {
      if (read % itemsPerStep === 0) yield;
      numbers[index] = numberOf(item);
      priceLengths[index] = priceLengthOf(item);
      read += 1;
    }
    index += 1;
  }
  return { ...inOrder(items, numbers), priceLength: longestOf(priceLengths), priceLengths };
}

function longestOf(priceLengths: Uint8Array): number {
  return priceLengths.reduce((most, each) => Math.max(most, each), 0);
}

/** The summary after an edit that changes few items and no kind, as most do; `undefined` after any other. */
function summaryAfterSmallEdit(
  old: ListSummary,
  before: readonly Item[],
  items: readonly Item[],
): ListSummary | undefined {
  const changed = changedIndexes(before, items);
  if (!changed || changed.length > fewItems) return undefined;
  const [numberOf, priceLengthOf] = [createKindNumbers(old), createPriceLengths()];
  const priceLengths = old.priceLengths.slice();
  let { priceLength } = old;
  let isShorter = false;
  for (const index of changed) {
    const item = items[index];
    if (!item || numberOf(item) !== old.kindOf[index]) return undefined;
    const length = priceLengthOf(item);
    isShorter ||= priceLengths[index] === old.priceLength && length < old.priceLength;
    priceLengths[index] = length;
    priceLength = Math.max(priceLength, length);
  }
  if (isShorter) priceLength = longestOf(priceLengths);
  return { kinds: old.kinds, kindOf: old.kindOf, priceLength, priceLengths };
}

/** Returns a function that finds an item in the list before an edit: at its index from the start, or from the end. */
function createIndexBefore(before: readonly Item[], length: number) {
  const moved = before.length - length;
  return (item: Item, index: number): number | undefined => {
    if (before[index] === item) return index;
    return before[index + moved] === item ? index + moved : undefined;
  };
}

/** Numbers the kinds anew in the order of their first items, and counts the items of each. */
function inOrder(items: readonly Item[], numbers: Uint32Array): Pick<ListSummary, 'kinds' | 'kindOf'> {
  const kinds: { readonly example: Item; count: number }[] = [];
  const kindOf = new Uint32Array(numbers.length);
  const places: number[] = [];
  items.forEach((example, index) => {
    const number = numbers[index] ?? 0;
    const place = (places[number] ??= kinds.push({ example, count: 0 }) - 1);
    const kind = kinds[place];
    if (kind) kind.count += 1;
    kindOf[index] = place;
  });
  return { kinds, kindOf };
}

interface Branch {
  readonly next: Map<string, Branch>;
  /** By the state of the stock and the status. */
  readonly states: Partial<Record<number, Branch>>;
  kind: number | undefined;
}

const newBranch = (): Branch => ({ next: new Map(), states: [], kind: undefined });

/** One number for both, which are few. */
function stateOf(item: Item): number {
  const { stock, status } = item;
  const stocked = stock === '-' ? 0 : stock <= 0 ? 1 : stockMark(item) === 'Low' ? 2 : 3;
  return stocked * 3 + (status === undefined || status === 'Active' ? 0 : status === 'Draft' ? 1 : 2);
}

/**
 * Returns a function that numbers the kinds of items, those of `known` as they are there, by a tree with a level for each
 * value: joining the values of an item to one text takes twice as long.
 */
function createKindNumbers(known?: ListSummary): (item: Item) => number {
  const root = newBranch();
  let count = 0;

  function follow(branch: Branch, value: string): Branch {
    let next = branch.next.get(value);
    if (next === undefined) branch.next.set(value, (next = newBranch()));
    return next;
  }

  function numberOf(item: Item): number {
    const { category, reportingCategory, itemType, locations } = item;
    const inCategory = follow(root, category);
    // Most report under their own category, which is not looked up twice.
    const inCategories = reportingCategory === category ? inCategory : follow(inCategory, reportingCategory);
    let branch = (follow(inCategories, itemType).states[stateOf(item)] ??= newBranch());
    for (const location of locations) branch = follow(branch, location);
    return (branch.kind ??= count++);
  }

  known?.kinds.forEach(({ example }) => numberOf(example));
  return numberOf;
}

/** A stored price can be any text, even a long one. */
const longestPrice = 24;

/** Of the word before the lowest price of several variations. */
const rangeLength = 'from '.length;

/**
 * Returns a function that counts the characters of a price. Many items have the same, and formatting one takes
 * microseconds. An item with variations has room for a range, since asking all of them for their prices takes longer than
 * all else.
 */
function createPriceLengths(): (item: Item) => number {
  const known = new Map<string, number>();
  return ({ price, variations }) => {
    let length = known.get(price);
    if (length === undefined) known.set(price, (length = priceLabel(price).length));
    return Math.min(longestPrice, length + (variations ? rangeLength : 0));
  };
}
