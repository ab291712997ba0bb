import { ArrowRightLeft, Search } from 'lucide-react';
import { Fragment, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useNeededWidth } from '@back-office/shared/area';
import { useServices } from '@back-office/shared/contract';
import { formatCount, pluralize } from '@back-office/shared/format';
import { SampleLink } from '@back-office/shared/ledger/notices';
import { media } from '@back-office/shared/theme';
import { Button, Card, EmptyState, Row, Screen, Text, useIsPhone } from '@back-office/shared/ui';
import { SearchField } from '@back-office/shared/ui/forms';
import { FilterChip } from '@back-office/shared/ui/choices';
import { Table } from '@back-office/shared/ui/table';
import { migrationEntries } from '../data/migrationEntries';
import {
  filterEntries,
  migrationStates,
  noMigrationFilters,
  reportCategories,
  type MigrationEntry,
} from '../domain/migrationEntry';
import { useMigrationFilters } from '../state/useMigrationFilters';
import { GenerationNotice, ShowGeneration } from './GenerationNotice';
import { migrationColumns } from './migrationColumns';
import { MigrationSummary } from './MigrationSummary';

const reportOf = ({ report }: MigrationEntry) => report;

/** The reports that move to the new data platform, and where each of them is. Rules: docs/product/migration.md. */
export function MigrationScreen() {
  const { shop, isPageShop = false } = useServices();
  return shop !== undefined || isPageShop ? <NothingToMove hasSample={!isPageShop} /> : <Tracker />;
}

const title = 'Migration Status';

/** Only the sample has reports of an earlier system. A page that embeds the area has no sample shop to open. */
function NothingToMove({ hasSample }: { readonly hasSample: boolean }) {
  return (
    <Screen title={title}>
      <Card>
        <EmptyState
          icon={<ArrowRightLeft />}
          title="Migration belongs to the sample shop"
          hint="It shows how the sample's legacy reports move to the new data platform. Your shop has none to move."
          actions={hasSample && <SampleLink />}
        />
      </Card>
    </Screen>
  );
}

function Tracker() {
  const { filters, setFilters, search } = useMigrationFilters();
  const shown = useMemo(() => filterEntries(migrationEntries, filters), [filters]);
  const searchPlace = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  useNeededWidth(tableWidth);

  /** The pressed button disappears with the empty list, so the search gets the focus first. */
  function clear() {
    searchPlace.current?.querySelector('input')?.focus();
    setFilters(noMigrationFilters);
  }

  const generation = <GenerationNotice key="generation" isExpanded />;
  const tracker = (
    <Fragment key="tracker">
      <MigrationSummary entries={migrationEntries} />
      <Row gap={2} wrap on="screen">
        <SearchPlace ref={searchPlace}>
          <SearchField
            label="Search reports"
            placeholder="Report, data source, owner or notes"
            value={filters.query}
            onChange={search}
            shortcut
          />
        </SearchPlace>
        <ChoiceChip
          label="Category"
          values={reportCategories}
          value={filters.category}
          onChange={(category) => setFilters({ category })}
        />
        <ChoiceChip
          label="Status"
          values={migrationStates}
          value={filters.state}
          onChange={(state) => setFilters({ state })}
        />
        <Text as="p" size="xs" tone="muted" tabular last role="status">
          {`${formatCount(shown.length)} of ${pluralize(migrationEntries.length, 'report')}`}
        </Text>
      </Row>
      <Whole>
        <Table
          label="Reports"
          rows={shown}
          rowKey={reportOf}
          columns={migrationColumns}
          defaultHeight={48 * migrationEntries.length}
          empty={
            <EmptyState
              icon={<Search />}
              title="No reports match your current filters."
              hint="Try another search, category or status."
              actions={<Button onClick={clear}>Clear Filters</Button>}
            />
          }
        />
      </Whole>
    </Fragment>
  );
  return (
    <Screen
      title={title}
      context="Reports moving to the new data platform"
      actions={<ShowGeneration isBelow={isPhone} />}
    >
      {/* On phones the fifteen choices would keep the states of the reports out of sight. The keys keep what was chosen. */}
      {isPhone ? [tracker, generation] : [generation, tracker]}
    </Screen>
  );
}

interface ChoiceChipProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  /** Missing if it does not filter. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

function ChoiceChip<Value extends string>({ label, values, value, onChange }: ChoiceChipProps<Value>) {
  return (
    <FilterChip
      label={label}
      placeholder="All"
      options={values.map((each) => ({ value: each, label: each }))}
      selected={value === undefined ? [] : [value]}
      onChange={([chosen]) => onChange(values.find((each) => each === chosen))}
    />
  );
}

const SearchPlace = styled.div`
  flex: 0 1 340px;

  ${media.phone} {
    flex-basis: 100%;
  }
`;

/** Pixels. */
const tableWidth = 890;

/** The page scrolls, not the list: it is short, and a frame of its own would hide most of it. */
const Whole = styled.div`
  min-width: 0;

  [role='table'] {
    max-height: none;
  }
`;
