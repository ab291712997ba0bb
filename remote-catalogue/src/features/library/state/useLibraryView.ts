import { useCallback, useDeferredValue, useMemo } from 'react';
import { useSearchParams } from '@back-office/shared/router';
import type { Item } from '../../../domain/item';
import { useItems } from '../../../state/items';
import { filterLibrary, noLibraryFilters, type LibraryFilters } from '../domain/library';

export interface LibraryView {
  readonly items: readonly Item[];
  readonly shown: readonly Item[];
  readonly filters: LibraryFilters;
  readonly setFilter: (name: keyof LibraryFilters, value: string) => void;
  readonly clear: () => void;
}

const names = Object.keys(noLibraryFilters) as readonly (keyof LibraryFilters)[];

/**
 * What the library shows. Search and filters are kept in the address, so that links and the Back button restore them.
 * Typing replaces the history entry instead of adding one for each letter.
 */
export function useLibraryView(): LibraryView {
  const { items } = useItems();
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => {
    const entries = names.map((name) => [name, params.get(name) ?? '']);
    return Object.fromEntries(entries) as unknown as LibraryFilters;
  }, [params]);
  const deferredFilters = useDeferredValue(filters);
  const shown = useMemo(() => filterLibrary(items, deferredFilters), [items, deferredFilters]);

  const setFilter = useCallback(
    (name: keyof LibraryFilters, value: string) =>
      setParams((current) => withParams(current, { [name]: value }), { replace: name === 'search' }),
    [setParams],
  );
  const clear = useCallback(() => setParams((current) => withParams(current, { ...noLibraryFilters })), [setParams]);
  return { items, shown, filters, setFilter, clear };
}

/** Keeps the other parameters of the address. */
function withParams(params: URLSearchParams, changed: Readonly<Partial<Record<string, string>>>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value = ''] of Object.entries(changed)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
