import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from '@back-office/shared/router';
import { useSearchDraft } from '@back-office/shared/state';
import { withParams } from '@back-office/shared/url';
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
  const draft = useSearchDraft(params.get('search') ?? '', (search) => write({ search }, true));
  const search = draft.text;
  const filters = useMemo(() => {
    const entries = names.map((name) => [name, params.get(name) ?? '']);
    return { ...(Object.fromEntries(entries) as unknown as LibraryFilters), search };
  }, [params, search]);
  const deferredFilters = useDeferredValue(filters);
  const shown = useMemo(() => filterLibrary(items, deferredFilters), [items, deferredFilters]);

  function write(changed: Partial<LibraryFilters>, replace: boolean) {
    const values = Object.entries(changed).map(([name, value]) => [name, value || undefined] as const);
    setParams((current) => withParams(current, Object.fromEntries(values)), { replace });
  }
  function setFilter(name: keyof LibraryFilters, value: string) {
    if (name === 'search') draft.type(value);
    else write({ [name]: value }, false);
  }
  function clear() {
    draft.settle('');
    write(noLibraryFilters, false);
  }
  return { items, shown, filters, setFilter, clear };
}
