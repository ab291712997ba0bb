import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from '@back-office/shared/router';
import { withParams } from '@back-office/shared/url';
import type { Item } from '../../../domain/item';

/** The dialogs of the list; one is open at a time. */
export type ItemsDialog =
  | { readonly kind: 'import' | 'export' | 'labels' | 'bulkUpdate' | 'delete' | 'clear' | 'filters' | 'history' }
  | { readonly kind: 'deleteItem'; readonly item: Item };

/** The open dialog, and a function that opens or closes one. `?import` opens the import, so that a link can lead to it. */
export function useItemsDialog(): readonly [ItemsDialog | null, (dialog: ItemsDialog | null) => void] {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<ItemsDialog | null>(null);
  const isLinked = params.has('import');

  // The setter of the address changes with every navigation; the returned one must not, since rows depend on it.
  const leaveAddress = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    leaveAddress.current = () => {
      if (isLinked) setParams((current) => withParams(current, { import: undefined }), { replace: true });
    };
  });
  const change = useCallback((dialog: ItemsDialog | null) => {
    leaveAddress.current?.();
    setOpen(dialog);
  }, []);

  return [isLinked ? importDialog : open, change];
}

const importDialog: ItemsDialog = { kind: 'import' };
