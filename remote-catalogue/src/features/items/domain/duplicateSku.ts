import { skuKey, type Item } from '../../../domain/item';

/** Another item with the same SKU, or `undefined`. Used for a warning, never an error. Blank SKUs are no duplicates. */
export function itemWithSku(items: readonly Item[], sku: string, exceptId?: string): Item | undefined {
  const key = skuKey(sku);
  return key === '' ? undefined : items.find((item) => item.id !== exceptId && skuKey(item.sku) === key);
}
