import { useMemo } from 'react';
import { useSearchParams } from '@back-office/shared/router';
import { moduleFiltersOf, withModuleFilters, type ModuleFilters } from '../domain/moduleFilters';

/** The filters of the list, kept in the address. Typing replaces the history entry instead of adding one per letter. */
export function useModuleFilters(): readonly [ModuleFilters, (changed: Partial<ModuleFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => moduleFiltersOf(params), [params]);
  const change = (changed: Partial<ModuleFilters>) =>
    setParams((current) => withModuleFilters(current, { ...moduleFiltersOf(current), ...changed }), {
      replace: changed.level === undefined,
    });
  return [filters, change];
}
