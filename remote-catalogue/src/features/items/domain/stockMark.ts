import type { Item } from '../../../domain/item';

/** From this many units down, stock runs low. */
const lowStock = 10;

/** How stock that needs attention is marked; `undefined` for enough stock, and for stock that is not counted. */
export function stockMark({ stock }: Pick<Item, 'stock'>): 'Low' | 'Out' | undefined {
  if (stock === '-' || stock > lowStock) return undefined;
  return stock > 0 ? 'Low' : 'Out';
}
