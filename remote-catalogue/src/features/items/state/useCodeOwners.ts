import { useDeferredValue, useEffect, useState } from 'react';
import { finishInSlices } from '@back-office/shared/loading';
import { gtinKey } from '../../../domain/gtin';
import { skuKey, type Item } from '../../../domain/item';
import { codeOwners, type CodeOwners } from '../../../domain/codeOwners';
import type { OwnerOf } from '../domain/gridMessages';

const none: CodeOwners = { sku: new Map(), gtin: new Map() };

interface Codes {
  readonly sku: string;
  readonly gtin: string;
}

/**
 * Returns a function that names another item with this SKU or GTIN, for a warning. The list, which may have 300,000 of each, is
 * read in short tasks once there is a code to look for. Until then, and while a changed list is read again, it answers as before.
 */
export function useCodeOwners(list: readonly Item[], exceptId: string | undefined, codes: readonly Codes[]): OwnerOf {
  // Saving changes the list, and must not wait until it is read again.
  const items = useDeferredValue(list);
  const [owners, setOwners] = useState(none);
  const isNeeded = codes.some(({ sku, gtin }) => skuKey(sku) !== '' || gtin !== '');
  useEffect(() => {
    if (!isNeeded) return undefined;
    const canceled = new AbortController();
    finishInSlices(codeOwners(items, exceptId), { signal: canceled.signal }).then(setOwners, (error: unknown) => {
      if (!canceled.signal.aborted) throw error;
    });
    return () => canceled.abort();
  }, [items, exceptId, isNeeded]);
  return (field, code) => {
    const key = field === 'sku' ? skuKey(code) : gtinKey(code);
    return key === undefined ? undefined : owners[field].get(key)?.name;
  };
}
