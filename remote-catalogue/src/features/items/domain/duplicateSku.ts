import { skuKey, type Item } from '../../../domain/item';

/** Another item with the same SKU, or `undefined`. Used for a warning, never an error. Blank SKUs are no duplicates. */
export function itemWithSku(items: readonly Item[], sku: string, exceptId?: string): Item | undefined {
  const key = skuKey(sku);
  return key === '' ? undefined : items.find((item) => item.id !== exceptId && skuKey(item.sku) === key);
}

/** Every SKU of more than one item, with these items. */
export function duplicateSkus(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const bySku = new Map<string, Item[]>();
  for (const item of items) {
    const key = skuKey(item.sku);
    if (key === '') continue;
    const same = bySku.get(key);
    if (same) same.push(item);
    else bySku.set(key, [item]);
  }
  return new Map([...bySku].filter(([, same]) => same.length > 1));
}
