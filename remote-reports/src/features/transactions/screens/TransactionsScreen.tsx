import { Download } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import styled from 'styled-components';
import { useIdle } from '@back-office/shared/loading';
import { formatRange, type DayRange } from '@back-office/shared/format';
import { timeRangeLabel, timeZonesOf, useLedgerAddress, useLedgerLink, useToday } from '@back-office/shared/ledger';
import { LedgerNotices, useSampleRevision, WithSales } from '@back-office/shared/ledger/notices';
import { paths } from '@back-office/shared/routes';
import { DamagedValues } from '@back-office/shared/state';
import { notOnPaper } from '@back-office/shared/theme';
import { Button, IconButton, Row, Screen, useIsPhone, useIsPrinting, useMedia } from '@back-office/shared/ui';
import { ExportProgress } from '../../../parts/ExportProgress';
import { RangeNote } from '../../../parts/ReportHeader';
import { SidePanelLayout } from '../../../parts/SidePanelLayout';
import { damagedListSettings, salesViews } from '../../../domain/storedKeys';
import { rangeInName } from '../../../domain/transactionsCsv';
import { isPartOfTransactions, timeRangeOf, viewOfDay } from '../../../domain/transactionsView';
import { useExport } from '../../../state/useExport';
import { exportColumns } from '../domain/exportColumns';
import { questionOf } from '../domain/listQuestions';
import { Counters } from './Counters';
import { ColumnsPlaceholder, storedColumns } from './extraColumns';
import { ListState } from './ListState';
import { NoTransactions } from './NoTransactions';
import { OpenedTransaction } from './OpenedTransaction';
import {
  ColumnsChip,
  preloadParts,
  PrintedFilters,
  TransactionsFilterBar,
  TransactionViews,
} from './TransactionsFilterBar';
import { TransactionsTable } from './TransactionsTable';
import { useTransactionsList, type TransactionsList } from '../state/useTransactionsList';
import { useTransactionsView } from '../state/useTransactionsView';

/** The list scrolls below the filters and figures. On lower screens and phones the page scrolls instead. */
const tall = 'screen and (min-height: 780px)';

const definitions = [storedColumns, salesViews];

/** The payments and refunds of a date range, with filters, figures and a panel of details. */
export function TransactionsScreen() {
  return (
    <WithSales title={title}>
      <Transactions />
    </WithSales>
  );
}

const title = 'Transactions';

function Transactions() {
  useLedgerAddress();
  const withLedger = useLedgerLink();
  const { view, opening, rangeNotice, clearRange, show, showRange, search, addressOf, open, close, clear } =
    useTransactionsView();
  const list = useTransactionsList(view);
  const today = useToday();
  const { running, exportProps } = useListExport(list);
  const isPhone = useIsPhone();
  const isPrinting = useIsPrinting();
  const isTall = useMedia(tall) && !isPhone;
  useIdle(preloadParts);
  const filterBar = useRef<HTMLDivElement>(null);
  const { range } = view;
  const revision = useSampleRevision();

  /** Focuses the search first, because the pressed button may disappear with the empty list. */
  function clearFromList() {
    filterBar.current?.querySelector('input')?.focus();
    clear();
  }

  // On phones the date button, which is in view, has them.
  const days = (!isPhone || isPrinting) && formatRange(range);
  const times = timeRangeLabel(timeRangeOf(view), timeZonesOf(range));
  const panel = view.opened !== undefined && (
    <OpenedTransaction
      id={view.opened}
      rows={list.rows}
      isLooking={list.isLookingForOpened}
      addressOf={addressOf}
      onOpen={open}
      onShowDay={(day) => show(viewOfDay(view, day))}
      onClose={close}
    />
  );
  return (
    <SidePanelLayout panel={panel}>
      <Screen
        title={title}
        context={[days, times, revision].filter(Boolean).join(' · ')}
        back={{ label: 'Reports', to: withLedger(paths.reports()) }}
        fill={isTall}
        tag={
          isPhone && (
            <AtEnd>
              <IconButton label="Export CSV" variant="secondary" {...exportProps} />
            </AtEnd>
          )
        }
        actions={!isPhone && <Actions isBusy={running !== undefined} {...exportProps} />}
      >
        <Filters>
          <ScreenOnly ref={filterBar}>
            <TransactionsFilterBar
              {...{ view, opening, list, today }}
              onRange={showRange}
              onShow={show}
              onClear={clear}
              onSearch={search}
            />
          </ScreenOnly>
          <RangeNote value={range} onChange={showRange} nameOnly />
        </Filters>
        {running && <ExportProgress {...running} />}
        <PrintedFilters list={list} opening={opening} />
        <DamagedValues names={damagedListSettings} definitions={definitions} />
        <LedgerNotices range={rangeNotice} onDismissRange={clearRange} shown={range} />
        <Figures
          {...{ list, opening }}
          opened={view.opened}
          onOpen={open}
          onSort={(sort) => show({ ...view, sort })}
          onClear={clearFromList}
        />
      </Screen>
    </SidePanelLayout>
  );
}

const nothingToExport: Readonly<Record<TransactionsList['state'], string>> = {
  waiting: 'The transactions are being loaded',
  failed: 'The transactions could not be loaded',
  ready: 'There are no transactions to export',
};

/** What the button exports, on every screen size. */
function useListExport({ rows, state, shownView }: TransactionsList) {
  const { running, run } = useExport(questionOf(shownView), rows.length);
  const exportProps = {
    icon: <Download />,
    unavailable: rows.length === 0 ? nothingToExport[state] : undefined,
    onClick: () => run({ name: `transactions-${rangeInName(shownView.range)}.csv`, columns: exportColumns }),
  };
  return { running, exportProps };
}

function Actions(exportProps: Omit<ComponentProps<typeof Button>, 'children'>) {
  return (
    <Row gap={2} align="stretch">
      <TransactionViews />
      <ColumnsChip placeholder={<ColumnsPlaceholder />} />
      <Button {...exportProps}>Export CSV</Button>
    </Row>
  );
}

interface FiguresProps extends Omit<ComponentProps<typeof TransactionsTable>, 'empty'> {
  /** The days of an address that names none. */
  readonly opening: DayRange;
  readonly onClear: () => void;
}

/** The figures of the list, and its rows. */
function Figures({ opening, onClear, ...table }: FiguresProps) {
  const { list } = table;
  const { counters, shownView, inRange } = list;
  const isPart = isPartOfTransactions(shownView.filters);
  return (
    <ListState list={list}>
      <Counters {...{ counters, inRange, isPart }} range={shownView.range} />
      <TransactionsTable
        {...table}
        empty={<NoTransactions view={shownView} opening={opening} isEmpty={inRange === 0} onClear={onClear} />}
      />
    </ListState>
  );
}

const Filters = styled.div`
  display: grid;
  gap: 4px;
`;

const ScreenOnly = styled.div`
  min-width: 0;
  ${notOnPaper}
`;

/** On phones, where a button with text would not fit beside the title. */
const AtEnd = styled.span`
  margin-inline-start: auto;
`;
