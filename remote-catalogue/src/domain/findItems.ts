import type { Item } from './item';

export interface FoundItems {
  /** The best matches first. */
  readonly items: readonly Item[];
  /** Number of items that match. */
  readonly total: number;
}

/** A code has at least this many digits; shorter numbers are part of too many GTINs. */
const minCodeDigits = 4;

/**
 * The items whose name, SKU or GTIN contains the query, ignoring case: equal codes first, then names that start with it,
 * then other names, then parts of codes. One pass over the list, whatever the query.
 */
export function findItems(items: readonly Item[], query: string, maxItems: number): FoundItems {
  const term = query.trim().toLowerCase();
  if (term === '') return { items: [], total: 0 };
  const compact = term.replace(/\s/g, '');
  const digits = /^\d+$/.test(compact) && compact.length >= minCodeDigits ? compact : undefined;
  const found: Item[][] = [[], [], [], []];
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

function rankOf({ name, sku, gtin }: Item, term: string, digits: string | undefined): number | undefined {
  const code = sku.trim().toLowerCase();
  const barcode = digits === undefined ? '' : gtin.replace(/\s/g, '');
  if (code === term || (digits !== undefined && barcode === digits)) return 0;
  const at = name.toLowerCase().indexOf(term);
  if (at >= 0) return at === 0 ? 1 : 2;
  return code.includes(term) || (digits !== undefined && barcode.includes(digits)) ? 3 : undefined;
}
