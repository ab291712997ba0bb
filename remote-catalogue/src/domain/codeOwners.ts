import type { Steps } from '@back-office/shared/loading';
import { gtinKey } from './gtin';
import { skuKey, type Item } from './item';
import { variationsOf } from './variations';

/** Items that are read between two pauses: about a millisecond of work. */
const itemsPerStep = 250;

/** The items by the keys of their codes; of several with the same code, the first. */
export interface CodeOwners {
  readonly sku: ReadonlyMap<string, Item>;
  readonly gtin: ReadonlyMap<string, Item>;
}

/** `exceptId`: an item that is left out. */
export function* codeOwners(items: readonly Item[], exceptId?: string): Steps<CodeOwners> {
  const owners = { sku: new Map<string, Item>(), gtin: new Map<string, Item>() };
  let read = 0;
  for (const item of items) {
    if (read % itemsPerStep === 0) yield;
    read += 1;
    if (item.id === exceptId) continue;
    for (const { sku, gtin } of variationsOf(item)) {
      addFirst(owners.sku, skuKey(sku), item);
      if (gtin !== '') addFirst(owners.gtin, gtinKey(gtin), item);
    }
  }
  return owners;
}

function addFirst(owners: Map<string, Item>, key: string | undefined, item: Item) {
  if (key !== undefined && key !== '' && !owners.has(key)) owners.set(key, item);
}
