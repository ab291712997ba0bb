import type { Item } from './item';

/** An item that the library offers, as it would be added to the list. */
export interface OfferedItem {
  readonly item: Item;
}

/** Ids of offered items start with this. */
export const offeredIdPrefix = 'library-';

/** The only item of a fresh start. */
export const firstItemId = 'consulting-service';

/** Whether the merchant brought this item: it is neither from the library nor the one of a fresh start. */
export function isOwnItem({ id }: Pick<Item, 'id'>): boolean {
  return id !== firstItemId && !id.startsWith(offeredIdPrefix);
}
