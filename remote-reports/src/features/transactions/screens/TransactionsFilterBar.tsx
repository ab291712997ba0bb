import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { ChipStandIn } from '@back-office/shared/area';
import { firstAndMore, type Day } from '@back-office/shared/format';
import type { TransactionFilters } from '@back-office/shared/ledger';
import { Button, FilterBar, SearchField } from '@back-office/shared/ui';
import { DateRangeChip } from '@back-office/shared/ui/dates';
import { mostDays } from '../../../domain/rangeParams';
import { activeFilters, isDefaultRange } from '../domain/activeFilters';
import { choiceFilters, choiceLabel, choiceNames, mainChoices, moreChoices } from '../domain/choiceFilters';
import { orderLabel } from '../domain/listOrders';
import { withoutFilters, type TransactionsView } from '../domain/transactionsView';
import { ChoiceChips, SortChip } from './deferredParts';
import type { TransactionsList } from './useTransactionsList';

interface TransactionsFilterBarProps {
  readonly view: TransactionsView;
  readonly list: TransactionsList;
  readonly today: Day;
  readonly onShow: (view: TransactionsView) => void;
  readonly onSearch: (text: string) => void;
}

/** Every filter there is; those asked for less often stand behind More filters. */
export function TransactionsFilterBar({ view, list, today, onShow, onSearch }: TransactionsFilterBarProps) {
  const { filters, sort } = view;
  const [isMoreShown, setMoreShown] = useState(() => moreChoices.some((name) => filters[name].length > 0));
  const names = isMoreShown ? choiceNames : mainChoices;
  const narrow = (next: TransactionFilters) => onShow({ ...view, filters: next });

  return (
    <FilterBar
      chips={activeFilters(view).map(({ label, without }) => ({ label, onRemove: () => onShow(without) }))}
      onClear={() => onShow(withoutFilters(view))}
      shown={list.rows.length}
      total={list.inRange}
    >
      <div>
        <SearchField
          label="Search transactions"
          placeholder="Description, staff or items"
          value={filters.searchQuery}
          onChange={onSearch}
          shortcut
        />
      </div>
      <DateRangeChip
        label="Dates"
        value={filters.dateRange}
        onChange={(dateRange) => narrow({ ...filters, dateRange })}
        today={today}
        mostDays={mostDays}
        isNarrowing={!isDefaultRange(view)}
      />
      <ChoiceChips
        standIn={
          <>
            <ChipStandIn label="Time of day" value={filters.timeRange} isNarrowing={filters.timeRange !== 'All day'} />
            {names.map((name) => (
              <ChipStandIn
                key={name}
                label={choiceFilters[name].label}
                value={firstAndMore(filters[name].map(choiceLabel)) ?? 'All'}
                isNarrowing={filters[name].length > 0}
              />
            ))}
          </>
        }
        filters={filters}
        names={names}
        counts={list.counts}
        onChange={narrow}
      />
      <Button icon={<SlidersHorizontal />} aria-expanded={isMoreShown} onClick={() => setMoreShown(!isMoreShown)}>
        {isMoreShown ? 'Fewer filters' : 'More filters'}
      </Button>
      <PhoneOnly>
        <SortChip
          standIn={<ChipStandIn label="Sort" value={orderLabel(sort)} isNarrowing={false} />}
          sort={sort}
          onSort={(next) => onShow({ ...view, sort: next })}
        />
      </PhoneOnly>
    </FilterBar>
  );
}

/** Phones have no table head to press. */
const PhoneOnly = styled.div`
  @media (min-width: 900px) {
    display: none;
  }
`;
