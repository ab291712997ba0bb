import { finish, type Steps } from '@back-office/shared/loading';
import type { Item } from './item';
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
}

const summaries = new WeakMap<readonly Item[], ListSummary>();

export function listSummary(items: readonly Item[]): ListSummary {
  return finish(summarize(items));
}

/** Items that are read between two pauses: about a millisecond of work. */
const itemsPerStep = 500;

/** As `listSummary`, for `finishInSlices`. A list is read once. */
export function* summarize(items: readonly Item[]): Steps<ListSummary> {
  const known = summaries.get(items);
  if (known) return known;
  const kinds: { readonly example: Item; count: number }[] = [];
  const kindOf = new Uint32Array(items.length);
  const numberOf = createKindNumbers();
  const priceLengthOf = createPriceLengths();
  let [read, priceLength] = [0, 0];
  for (const item of items) {
    if (read % itemsPerStep === 0) yield;
    const number = numberOf(item);
    const kind = (kinds[number] ??= { example: item, count: 0 });
    kind.count += 1;
    kindOf[read] = number;
    priceLength = Math.max(priceLength, priceLengthOf(item));
    read += 1;
  }
  const summary = { kinds, kindOf, priceLength };
  summaries.set(items, summary);
  return summary;
}

interface Branch {
  readonly next: Map<string | boolean | undefined, Branch>;
  kind: number | undefined;
}

/**
 * Returns a function that numbers the kinds of items, by a tree with a level for each value: joining the values of an item
 * to one text takes twice as long.
 */
function createKindNumbers(): (item: Item) => number {
  const root: Branch = { next: new Map(), kind: undefined };
  let count = 0;

  function follow(branch: Branch, value: string | boolean | undefined): Branch {
    let next = branch.next.get(value);
    if (next === undefined) branch.next.set(value, (next = { next: new Map(), kind: undefined }));
    return next;
  }

  return ({ category, reportingCategory, itemType, status, stock, locations }) => {
    const inCategories = follow(follow(root, category), reportingCategory);
    let branch = follow(follow(follow(inCategories, itemType), status), stock === '-' ? stock : stock > 0);
    for (const location of locations) branch = follow(branch, location);
    return (branch.kind ??= count++);
  };
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
