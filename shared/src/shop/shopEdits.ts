import { historyPart } from '../state/history/historyRoom';
import { browserStorage, withNamespace } from '../state/storageArea';
import { onChange } from '../state/storageChanges';
import { storedKeysOf } from './shopData';
import { shopNamespace, type Shop } from './shopRecord';

type OwnShop = Pick<Shop, 'id' | 'source'>;

/** Whether the merchant has edited something of a shop, such as its items. Each list keeps its latest edits. */
export function hasEdits(shop: OwnShop): boolean {
  return storedKeysOf(shop).some(isEditOf(shop));
}

/** Calls the listener after each edit of a shop, here or in another tab. Returns a function that ends this. */
export function onEdit(shop: OwnShop, listener: () => void): () => void {
  return onChange(browserStorage(), isEditOf(shop), listener);
}

function isEditOf(shop: OwnShop): (key: string) => boolean {
  const start = withNamespace(shopNamespace(shop), historyPart);
  return (key) => key.startsWith(start);
}
