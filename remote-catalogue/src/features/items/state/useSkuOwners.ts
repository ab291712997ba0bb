import { useDeferredValue, useEffect, useState } from 'react';
import { finishInSlices } from '@back-office/shared/loading';
import { skuKey, type Item } from '../../../domain/item';
import { skuOwners } from '../../../domain/skuOwners';

type Owners = ReadonlyMap<string, Item>;

const none: Owners = new Map();

/**
 * Returns a function that finds another item with this SKU, for a warning. The list, which may have 300,000 SKUs, is read in
 * short tasks once there is an SKU to look for. Until then, and while a changed list is read again, it answers as before.
 */
export function useSkuOwners(list: readonly Item[], exceptId: string | undefined, skus: readonly string[]) {
  // Saving changes the list, and must not wait until it is read again.
  const items = useDeferredValue(list);
  const [owners, setOwners] = useState(none);
  const isNeeded = skus.some((sku) => skuKey(sku) !== '');
  useEffect(() => {
    if (!isNeeded) return undefined;
    const canceled = new AbortController();
    finishInSlices(skuOwners(items, exceptId), { signal: canceled.signal }).then(setOwners, (error: unknown) => {
      if (!canceled.signal.aborted) throw error;
    });
    return () => canceled.abort();
  }, [items, exceptId, isNeeded]);
  return (sku: string): Item | undefined => owners.get(skuKey(sku));
}
