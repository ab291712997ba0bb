import type { Item } from './item';
import { barcodeDigitsOf, barcodesOf, searchTermOf, searchTextOf } from './searchItems';

export interface FoundItems {
  /** The best matches first. */
  readonly items: readonly Item[];
  /** Number of items that match: those that the list shows for this search. */
  readonly total: number;
}

/**
 * The items that a search finds: equal codes first, then names that start with the query, then other names, then parts of
 * codes, then other texts. One pass over the list, whatever the query.
 */
export function findItems(items: readonly Item[], query: string, maxItems: number): FoundItems {
  const term = searchTermOf(query);
  if (term === '') return { items: [], total: 0 };
  const digits = barcodeDigitsOf(term);
  const found: Item[][] = [[], [], [], [], []];
  let total = 0;
  for (const item of items) {
    const rank = rankOf(item, term, digits);
    if (rank === undefined) continue;
    total += 1;
    const ranked = found[rank];
    if (ranked && ranked.length < maxItems) ranked.push(item);
  }
  return { items: found.flat().slice(0, maxItems), total };
}

function rankOf(item: Item, term: string, digits: string | undefined): number | undefined {
  const sold = item.variations ?? [item];
  const isCode = ({ sku }: { readonly sku: string }) => sku.trim().toLowerCase() === term;
  const barcodes = digits === undefined ? '' : barcodesOf(item);
  if (
    sold.some(isCode) ||
    (digits !== undefined &&
      barcodes.split('\n').some((barcode) => barcode.replace(/^0+/, '') === digits.replace(/^0+/, '')))
  )
    return 0;
  const at = item.name.toLowerCase().indexOf(term);
  if (at >= 0) return at === 0 ? 1 : 2;
  const isInCode = sold.some(({ sku }) => sku.toLowerCase().includes(term));
  if (isInCode || (digits !== undefined && barcodes.includes(digits))) return 3;
  return keptTextOf(item).includes(term) ? 4 : undefined;
}

/** Put together once per item, so that a search of 100,000 items is a plain scan. */
const texts = new WeakMap<Item, string>();

function keptTextOf(item: Item): string {
  const text = texts.get(item) ?? searchTextOf(item);
  texts.set(item, text);
  return text;
}
