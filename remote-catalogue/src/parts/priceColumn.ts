import type { Column } from '@back-office/shared/ui/table';
import type { Item } from '../domain/item';
import { priceLabel } from '../domain/price';

/** A stored price can be any text, even a long one. */
const longestPrice = 24;

/** The characters of the longest price, as it is shown. */
export function priceLengthOf(items: readonly Item[]): number {
  // Most prices are too short to matter, so only the others are formatted.
  return items.reduce((longest, { price }) => {
    const isShort = price.length + Math.floor(price.length / 3) <= longest;
    return isShort ? longest : Math.min(longestPrice, Math.max(longest, priceLabel(price).length));
  }, 0);
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
      cell: (item) => priceLabel(item.price),
    };
    const all = [...columns, price];
    known.set(priceLength, all);
    return all;
  };
}
