import { Search } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useLedgerAddress } from '@back-office/shared/ledger';
import { surface } from '@back-office/shared/theme';
import { Button, EmptyState, Grid, Screen } from '@back-office/shared/ui';
import { useSearchParams } from '@back-office/shared/router';
import { useSearchDraft } from '@back-office/shared/state';
import {
  countsOf,
  filterModules,
  moduleFiltersOf,
  withModuleFilters,
  type ModuleFilters,
} from '../../domain/moduleFilters';
import { percentCompleted } from '../../domain/progress';
import { useEducation } from '../../state/education';
import { ProgressNotices } from '../ProgressNotices';
import { ModuleCard } from './ModuleCard';
import { ModuleFilterBar } from './ModuleFilterBar';
import { ModuleStats } from './ModuleStats';

const noFilters: ModuleFilters = { search: '', level: 'All Levels' };

export function ModuleListScreen() {
  useLedgerAddress();
  const { catalog, progress } = useEducation();
  const { filters, search, setFilters } = useModuleFilters();
  const list = useRef<HTMLDivElement>(null);
  const modules = catalog.outlines;
  const shown = filterModules(modules, filters);

  const clear = () => {
    setFilters(noFilters);
    list.current?.querySelector<HTMLElement>('[type="search"]')?.focus();
  };

  return (
    <Screen title="Education Center" context="Learn how sales and payment figures are reported">
      <ProgressNotices />
      <ModuleStats counts={countsOf(modules)} />
      <Grid gap={4} columns="minmax(0, 1fr)" above={2} ref={list}>
        <ModuleFilterBar
          filters={filters}
          onSearch={search}
          onChange={setFilters}
          onClear={() => setFilters(noFilters)}
          shown={shown.length}
          total={modules.length}
        />
        {shown.length === 0 ? (
          <Empty>
            <EmptyState
              icon={<Search size={20} aria-hidden />}
              title="No modules found"
              hint="Try adjusting your search terms or filters to find relevant modules."
              actions={<Button onClick={clear}>Clear filters</Button>}
            />
          </Empty>
        ) : (
          <Grid
            as="ul"
            gap={4}
            columns="repeat(2, minmax(0, 1fr))"
            phone={{ columns: 'minmax(0, 1fr)' }}
            aria-label="Modules"
          >
            {shown.map((module) => (
              <ModuleCard key={module.id} module={module} percent={percentCompleted(module, progress)} />
            ))}
          </Grid>
        )}
      </Grid>
    </Screen>
  );
}

interface ModuleFiltersState {
  readonly filters: ModuleFilters;
  /** Typing replaces the history entry instead of adding one per letter. */
  readonly search: (text: string) => void;
  readonly setFilters: (filters: ModuleFilters) => void;
}

/** The filters of the list, kept in the address. */
function useModuleFilters(): ModuleFiltersState {
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

const Empty = styled.div`
  ${surface}
`;
