import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { firstPlusCount, formatCount, isSameRange, type Day, type DayRange } from '@back-office/shared/format';
import { deferredPart, FilterChipPlaceholder } from '@back-office/shared/loading';
import { onlyOnPhone, textStyle } from '@back-office/shared/theme';
import { SavedViews } from '@back-office/shared/state';
import { Button, useIsPhone } from '@back-office/shared/ui';
import { FilterBar, SearchField } from '@back-office/shared/ui/forms';
import { DateRangeChip } from '@back-office/shared/ui/dates';
import { filterField, valuesOf } from '@back-office/shared/ledger';
import { salesViews } from '../../../domain/storedKeys';
import { filterFields } from '../../../domain/filterFields';
import { activeFilters } from '../domain/activeFilters';
import { choiceFields, noChoice, scopeOf, type TransactionsView } from '../../../domain/transactionsView';
import { useRangeChoices } from '../../../state/useReportRange';
import { ColumnsPlaceholder, useExtraColumns } from './extraColumns';
import { listedFigure, sortChoices, sortLabel } from './transactionColumns';
import type { TransactionsList } from '../state/useTransactionsList';

/** Not needed for the first paint. Most of the chunk is react-aria. */
const ChoiceChips = deferredPart(() => loadChips().then((chips) => chips.ChoiceChips));
export const ColumnsChip = deferredPart(() => loadChips().then((chips) => chips.ColumnsChip));
const SortChip = deferredPart(() => loadChips().then((chips) => chips.SortChip));

function loadChips() {
  return import(/* webpackChunkName: "transaction-filters" */ './filterChips');
}

/** Loads the parts while the page is idle, so that they open at once. */
export function preloadParts() {
  return Promise.all([ChoiceChips.preload(), ColumnsChip.preload(), SortChip.preload()]);
}

interface TransactionsFilterBarProps {
  readonly view: TransactionsView;
  /** The days of an address that names none. */
  readonly opening: DayRange;
  readonly list: TransactionsList;
  readonly today: Day;
  readonly onRange: (range: DayRange) => void;
  readonly onShow: (view: TransactionsView) => void;
  readonly onClear: () => void;
  readonly onSearch: (text: string) => void;
}

/** All filters. Those needed less often are shown by More filters. */
export function TransactionsFilterBar(props: TransactionsFilterBarProps) {
  const { view, opening, list, today, onRange, onShow, onClear, onSearch } = props;
  const { range, filters, text, sort } = view;
  const [isMoreShown, setMoreShown] = useState(() =>
    filterFields.moreTransactions.some((id) => valuesOf(filters, id).length > 0),
  );
  const isPhone = useIsPhone();
  const rangeChoices = useRangeChoices();
  const fields = isMoreShown ? choiceFields : filterFields.transactions;

  return (
    <FilterBar
      chips={activeFilters(view, opening).map(({ label, without }) => ({
        label,
        onRemove: () => onShow(without),
      }))}
      onClear={onClear}
      shown={list.rows.length}
      total={list.inRange}
    >
      <div>
        <SearchField
          label="Search transactions"
          placeholder="Items, staff, ID or amount"
          value={text}
          onChange={onSearch}
          shortcut
        />
      </div>
      <DateRangeChip
        label="Dates"
        value={range}
        onChange={onRange}
        today={today}
        {...rangeChoices}
        isActive={!isSameRange(range, opening)}
      />
      <ChoiceChips
        placeholder={fields.map((id) => {
          const values = valuesOf(filters, id);
          return (
            <FilterChipPlaceholder
              key={id}
              label={filterField(id).label}
              value={firstPlusCount(values) ?? noChoice(id)}
              isActive={values.length > 0}
              hidePlaceholder
            />
          );
        })}
        filters={filters}
        fields={fields}
        scope={scopeOf(list.shownView)}
        onChange={(next) => onShow({ ...view, filters: next })}
      />
      <Button icon={<SlidersHorizontal />} aria-expanded={isMoreShown} onClick={() => setMoreShown(!isMoreShown)}>
        {isMoreShown ? 'Fewer filters' : 'More filters'}
      </Button>
      {isPhone && <TransactionViews />}
      {isPhone && <ColumnsChip placeholder={<ColumnsPlaceholder />} />}
      <PhoneOnly>
        <SortChip
          placeholder={<FilterChipPlaceholder label="Sort" value={sortLabel(sort)} isActive={false} />}
          choices={sortChoices(listedFigure(list.days))}
          current={sortLabel(sort)}
          onSort={(next) => onShow({ ...view, sort: next })}
        />
      </PhoneOnly>
    </FilterBar>
  );
}

const openOverList = ['txn'];

/** Saved views of the list. Their columns are part of them. */
export function TransactionViews() {
  const [columns] = useExtraColumns();
  const more = { columns: columns.join(' ') };
  return <SavedViews definition={salesViews} list="transactions" opened={openOverList} more={more} />;
}

/** The active filters in words, printed in place of the filter bar. */
export function PrintedFilters({ list, opening }: Pick<TransactionsFilterBarProps, 'list' | 'opening'>) {
  const labels = activeFilters(list.shownView, opening).map(({ label }) => label);
  const count = `${formatCount(list.rows.length)} of ${formatCount(list.inRange)} transactions`;
  return <PrintOnly>{[count, ...labels].join(' · ')}</PrintOnly>;
}

/** The table has no header on phones. */
const PhoneOnly = styled.div`
  ${onlyOnPhone}
`;

const PrintOnly = styled.p`
  display: none;
  ${textStyle({ tone: 'muted', print: { block: true } })}
`;
