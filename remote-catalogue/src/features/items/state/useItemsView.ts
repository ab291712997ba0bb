import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Steps } from '@back-office/shared/loading';
import { useSearchParams } from '@back-office/shared/router';
import { useSearchDraft } from '@back-office/shared/state';
import { withParams } from '@back-office/shared/url';
import {
  defaultFilters,
  filterChips,
  type FilterOption,
  filterOptions,
  itemCountText,
  matchingPlaces,
  type ItemFilters,
  noFilters,
} from '../../../domain/filterItems';
import type { Item } from '../../../domain/item';
import {
  areDefaultFilters,
  parseItemFilters,
  searchOf,
  withItemFilters,
  withSearch,
} from '../../../domain/itemFilterParams';
import { prepareSearch, searchTermOf } from '../../../domain/searchItems';
import { useItems } from '../../../state/items';
import { createSorter, parseSort, sortParam, type ItemSort } from '../domain/sortItems';

export interface ItemsView {
  readonly items: readonly Item[];
  /** The items that match the search and the filters, sorted. */
  readonly shown: readonly Item[];
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly filters: ItemFilters;
  readonly setFilters: (filters: ItemFilters) => void;
  /** Whether a search or a filter other than Status (Active) is set. */
  readonly isNarrowed: boolean;
  /** One for each filter except the default one. */
  readonly chips: readonly { readonly label: string; readonly onRemove: () => void }[];
  /** Restores the default filters; if they are set already, shows every status. */
  readonly clear: () => void;
  readonly statuses: readonly FilterOption[];
  /** How many items have a status that is shown, whatever the other filters. */
  readonly countText: string;
  readonly sort: ItemSort;
  readonly setSort: (sort: ItemSort) => void;
}

/** The items that the list shows, by the search and the filters in the address. */
export function useItemsView(): ItemsView {
  // What an edit changes in a long list is drawn in short tasks, after what says that it is saved.
  const items = useDeferredValue(useItems().items);
  const { search, setSearch, filters, setFilters, sort, setSort, reset } = useItemsAddress();
  // Keeps typing smooth in a long list: the text updates at once, the rows follow.
  const term = useDeferredValue(search);
  const [sorter] = useState(createSorter);
  usePreparedList(items, sorter);
  // Only asked for without a search, for which the whole list need not be sorted after an edit.
  const allOnce = useMemo(
    () => once(() => sorter.sorted(items, sort, matchingPlaces(items, '', filters))),
    [sorter, items, sort, filters],
  );
  const shown = useMemo(
    () => (searchTermOf(term) === '' ? allOnce() : sorter.sorted(items, sort, matchingPlaces(items, term, filters))),
    [sorter, items, sort, filters, term, allOnce],
  );
  const statuses = useMemo(() => filterOptions(items, 'status'), [items]);
  const isDefault = areDefaultFilters(filters);
  const isNarrowed = !isDefault || term.trim() !== '';
  const chips = useMemo(
    () =>
      isDefault
        ? []
        : filterChips(filters).map(({ label, without }) => ({ label, onRemove: () => setFilters(without) })),
    [isDefault, filters, setFilters],
  );
  return {
    items,
    shown,
    search,
    setSearch,
    filters,
    setFilters,
    isNarrowed,
    chips,
    clear: () => reset(isNarrowed ? defaultFilters : noFilters),
    statuses,
    countText: itemCountText(statuses, filters.status),
    sort,
    setSort,
  };
}

/** Makes a value when it is first asked for. */
function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/**
 * Search, filters and sort are part of the address, so that links and the Back button restore them. The search is stored too;
 * an address without one shows the stored search.
 */
function useItemsAddress() {
  const items = useItems();
  const [params, setParams] = useSearchParams();
  // The same filters while only the search or the sort changes: other ones filter the whole list again.
  const filterText = String(withItemFilters(new URLSearchParams(), parseItemFilters(params)));
  const filters = useMemo(() => parseItemFilters(new URLSearchParams(filterText)), [filterText]);
  const inAddress = searchOf(params);
  const sortText = params.get('sort') ?? '';
  const sort = useMemo(() => parseSort(sortText), [sortText]);
  const draft = useSearchDraft(inAddress ?? items.search, (text) =>
    setParams((current) => withSearch(current, text), { replace: true }),
  );

  // A link that names a search makes it the stored one.
  const { setSearch: storeSearch } = items;
  useEffect(() => {
    if (inAddress !== undefined) storeSearch(inAddress);
  }, [inAddress, storeSearch]);

  return {
    search: draft.text,
    setSearch(text: string) {
      storeSearch(text);
      draft.type(text);
    },
    filters,
    setFilters: useCallback((next: ItemFilters) => setParams((current) => withItemFilters(current, next)), [setParams]),
    sort,
    setSort: useCallback(
      (next: ItemSort) => setParams((current) => withParams(current, { sort: sortParam(next) || undefined })),
      [setParams],
    ),
    /** No search, and these filters. */
    reset(next: ItemFilters) {
      storeSearch('');
      draft.settle('');
      setParams((current) => withSearch(withItemFilters(current, next), ''));
    },
  };
}

/** Items per idle slice: about 2 ms of work. */
const itemsPerSlice = 500;

function* prepareList(items: readonly Item[], sorter: ReturnType<typeof createSorter>): Steps<void> {
  for (let done = 0; done < items.length; done = prepareSearch(items, done, itemsPerSlice)) yield;
  yield* sorter.prepare(items);
}

/** Prepares the search and the sort while the page is idle. For 100,000 items the first letter typed would else wait 0.3 s. */
function usePreparedList(items: readonly Item[], sorter: ReturnType<typeof createSorter>) {
  useEffect(() => {
    if (typeof window.requestIdleCallback !== 'function') return;
    const steps = prepareList(items, sorter);
    const work = (deadline: IdleDeadline) => {
      do if (steps.next().done) return;
      while (deadline.timeRemaining() > 4);
      handle = window.requestIdleCallback(work);
    };
    let handle = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(handle);
  }, [items, sorter]);
}
