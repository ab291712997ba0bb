import type { Item } from '../../../domain/item';

/** Another item with the same SKU, or `undefined`; a warning, never an error (spec A §5). Blank SKUs repeat freely. */
export function itemWithSku(items: readonly Item[], sku: string, exceptId?: string): Item | undefined {
  const key = skuKey(sku);
  return key === '' ? undefined : items.find((item) => item.id !== exceptId && skuKey(item.sku) === key);
}

/** Every SKU that stands on more than one item, with those items. */
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

/** People write `fp-2214` and `FP-2214 ` for the same thing. */
function skuKey(sku: string): string {
  return sku.trim().toUpperCase();
}
