import { useMemo } from 'react';
import { skuKey, type Item } from '../../../domain/item';
import { variationsOf } from '../../../domain/variations';

/** A function that names another item with this SKU. The list is read once, not for every cell. */
export function useSkuOwners(items: readonly Item[], exceptId: string | undefined) {
  return useMemo(() => findOwner(items, exceptId), [items, exceptId]);
}

function findOwner(items: readonly Item[], exceptId: string | undefined) {
  let owners: Map<string, string> | undefined;
  return (sku: string): string | undefined => (owners ??= skuOwners(items, exceptId)).get(skuKey(sku));
}

function skuOwners(items: readonly Item[], exceptId: string | undefined): Map<string, string> {
  const owners = new Map<string, string>();
  for (const item of items) {
    if (item.id === exceptId) continue;
    for (const { sku } of variationsOf(item)) if (sku.trim() !== '') owners.set(skuKey(sku), item.name);
  }
  return owners;
}
