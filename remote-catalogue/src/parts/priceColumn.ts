import type { Column } from '@back-office/shared/ui/table';
import type { Item } from '../domain/item';
import { itemPriceLabel } from '../domain/variations';

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
      hasRoom: true,
      phone: 'primary',
      sortable,
      cell: itemPriceLabel,
    };
    const all = [...columns, price];
    known.set(priceLength, all);
    return all;
  };
}
