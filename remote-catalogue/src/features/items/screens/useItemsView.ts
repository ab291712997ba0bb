import { useDeferredValue, useMemo } from 'react';
import type { Item } from '../../../domain/item';
import {
  defaultFilters,
  filterChips,
  filterItems,
  filterOptions,
  noFilters,
  type FilterOption,
  type ItemFilters,
} from '../../../domain/filterItems';
import { searchItems } from '../../../domain/searchItems';
import { useItems } from '../../../state/items';
import { areDefault } from '../../../parts/itemFilterParams';
import { useItemFilters } from './useItemFilters';
import { usePreparedSearch } from './usePreparedSearch';

export interface ItemsView {
  readonly items: readonly Item[];
  /** What search and filters leave, in the order of the list. */
  readonly shown: readonly Item[];
  readonly filters: ItemFilters;
  readonly setFilters: (filters: ItemFilters) => void;
  /** Something beyond Status (Active) narrows the list. */
  readonly isNarrowed: boolean;
  /** One for each filter but the default one. */
  readonly chips: readonly { readonly label: string; readonly onRemove: () => void }[];
  /** Back to how the list opens; where it already is so, every status is shown. */
  readonly clear: () => void;
  readonly categories: readonly FilterOption[];
  readonly statuses: readonly FilterOption[];
  readonly activeCount: number;
}

/** What the list shows of the items, from the stored search and the filters in the address. */
export function useItemsView(): ItemsView {
  const { items, search, setSearch } = useItems();
  const [filters, setFilters] = useItemFilters();
  const filtered = useMemo(() => filterItems(items, '', filters), [items, filters]);
  usePreparedSearch(filtered);
  // Typing stays smooth in a long list: the letters show at once, the rows follow.
  const term = useDeferredValue(search);
  const shown = useMemo(() => searchItems(filtered, term), [filtered, term]);
  const categories = useMemo(() => filterOptions(items, 'category'), [items]);
  const statuses = useMemo(() => filterOptions(items, 'status'), [items]);
  const isDefault = areDefault(filters);
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
    filters,
    setFilters,
    isNarrowed,
    chips,
    clear() {
      if (search !== '') setSearch('');
      setFilters(isNarrowed ? defaultFilters : noFilters);
    },
    categories,
    statuses,
    activeCount: statuses.find(({ value }) => value === 'Active')?.count ?? 0,
  };
}
