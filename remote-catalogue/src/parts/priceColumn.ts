import type { Column } from '@back-office/shared/ui/table';
import type { Item } from '../domain/item';
import { priceLabel } from '../domain/price';
import { hasPriceRange, itemPriceLabel } from '../domain/variations';

/** A stored price can be any text, even a long one. */
const longestPrice = 24;

/** Of the word before the lowest price of several variations. */
const rangeLength = 'from '.length;

/** The characters of the longest price, as it is shown. */
export function priceLengthOf(items: readonly Item[]): number {
  // Many items have the same price, and formatting one takes microseconds.
  const lengths = new Map<string, number>();
  let longest = 0;
  for (const item of items) {
    const { price } = item;
    const range = item.variations ? rangeLength : 0;
    // Most prices are too short to matter.
    if (price.length + Math.floor(price.length / 3) + range <= longest) continue;
    const length = lengths.get(price) ?? priceLabel(price).length;
    lengths.set(price, length);
    if (length + range > longest) longest = Math.max(longest, length + (hasPriceRange(item) ? rangeLength : 0));
  }
  return Math.min(longestPrice, longest);
}

interface PriceColumn {
  /** CSS width for ordinary prices. */
  readonly minWidth: string;
  readonly sortable?: boolean;
}

/**
 * Returns a function that adds a column for prices of that many characters, so that none is cut. The same number gives
 * the same array, because a new one would render every visible row again.
 */
export function withPriceColumn(
  columns: readonly Column<Item>[],
  { minWidth, sortable = false }: PriceColumn,
): (priceLength: number) => readonly Column<Item>[] {
  const known = new Map<number, readonly Column<Item>[]>();
  return (priceLength) => {
    const made = known.get(priceLength);
    if (made) return made;
    const price: Column<Item> = {
      id: 'price',
      header: 'Price',
      width: `max(${minWidth}, calc(${priceLength}ch + 32px))`,
      align: 'end',
      phone: 'primary',
      sortable,
      cell: itemPriceLabel,
    };
    const all = [...columns, price];
    known.set(priceLength, all);
    return all;
  };
}
