import type { Steps } from '@back-office/shared/loading';
import { skuKey, type Item } from './item';
import { variationsOf } from './variations';

/** Items that are read between two pauses: about a millisecond of work. */
const itemsPerStep = 500;

/** The items by the keys of their SKUs; of several with the same, the first. `exceptId`: an item that is left out. */
export function* skuOwners(items: readonly Item[], exceptId?: string): Steps<ReadonlyMap<string, Item>> {
  const owners = new Map<string, Item>();
  let read = 0;
  for (const item of items) {
    if (read % itemsPerStep === 0) yield;
    read += 1;
    if (item.id === exceptId) continue;
    for (const { sku } of variationsOf(item)) {
      const key = skuKey(sku);
      if (key !== '' && !owners.has(key)) owners.set(key, item);
    }
  }
  return owners;
}
