import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@back-office/shared/router';
import type { ItemFilters } from '../../../domain/filterItems';
import { filtersIn, withFilters } from '../../../parts/itemFilterParams';

/** The filters of the list. They live in the address, so that a link and the Back button bring them back. */
export function useItemFilters(): readonly [ItemFilters, (filters: ItemFilters) => void] {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersIn(params), [params]);
  const setFilters = useCallback(
    (next: ItemFilters) => setParams((current) => withFilters(current, next)),
    [setParams],
  );
  return [filters, setFilters];
}
