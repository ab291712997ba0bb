import { useSearchParams } from '@back-office/shared/router';
import { useSearchDraft } from '@back-office/shared/state';
import { moduleFiltersOf, withModuleFilters, type ModuleFilters } from '../domain/moduleFilters';

interface ModuleFiltersState {
  readonly filters: ModuleFilters;
  /** Typing replaces the history entry instead of adding one per letter. */
  readonly search: (text: string) => void;
  readonly setFilters: (filters: ModuleFilters) => void;
}

/** The filters of the list, kept in the address. */
export function useModuleFilters(): ModuleFiltersState {
  const [params, setParams] = useSearchParams();
  const inAddress = moduleFiltersOf(params);
  const write = (filters: ModuleFilters, replace: boolean) =>
    setParams((current) => withModuleFilters(current, filters), { replace });
  const draft = useSearchDraft(inAddress.search, (search) => write({ ...inAddress, search }, true));
  return {
    filters: { ...inAddress, search: draft.text },
    search: draft.type,
    setFilters(filters) {
      draft.settle(filters.search);
      write(filters, false);
    },
  };
}
