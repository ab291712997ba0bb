import type { Item, NewItem } from './item';
import { noPrice } from './price';

/** Adds the id and times of a new item. The default price is `$0.00`. */
export function stampItem(item: NewItem, id: string, at: string): Item {
  return { ...item, id, price: item.price.trim() === '' ? noPrice() : item.price, createdAt: at, updatedAt: at };
}
