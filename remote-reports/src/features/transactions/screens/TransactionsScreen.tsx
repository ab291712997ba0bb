import { Download } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useIdle } from '@back-office/shared/loading';
import { formatRange } from '@back-office/shared/format';
import { timeRangeLabel, timeZonesOf, useLedgerAddress, useLedgerLink, useToday } from '@back-office/shared/ledger';
import { LedgerNotices, useSampleRevision } from '@back-office/shared/ledger/notices';
import { paths } from '@back-office/shared/routes';
import { DamagedValues } from '@back-office/shared/state';
import { notOnPaper } from '@back-office/shared/theme';
import { Button, IconButton, Row, Screen, useIsPhone, useMedia } from '@back-office/shared/ui';
import { ExportProgress } from '../../../parts/ExportProgress';
import { RangeNote } from '../../../parts/ReportHeader';
import { SidePanelLayout } from '../../../parts/SidePanelLayout';
import { damagedColumns } from '../../../domain/storedKeys';
import { rangeInName } from '../../../domain/transactionsCsv';
import { isPartOfTransactions, timeRangeOf, viewOfDay } from '../../../domain/transactionsView';
import { useExport } from '../../../state/useExport';
import { exportColumns } from '../domain/exportColumns';
import { questionOf } from '../domain/listQuestions';
import { Counters } from './Counters';
import { ColumnsChip, preloadParts } from './deferredParts';
import { ColumnsPlaceholder, storedColumns } from './extraColumns';
import { ListState } from './ListState';
import { NoTransactions } from './NoTransactions';
import { OpenedTransaction } from './OpenedTransaction';
import { PrintedFilters, TransactionsFilterBar } from './TransactionsFilterBar';
import { TransactionsTable } from './TransactionsTable';
import { useTransactionsList } from '../state/useTransactionsList';
import { useTransactionsView } from '../state/useTransactionsView';

/** The list scrolls below the filters and figures. On lower screens and phones the page scrolls instead. */
const tall = 'screen and (min-height: 780px)';

const definitions = [storedColumns];

/** The payments and refunds of a date range, with filters, figures and a panel of details. */
export function TransactionsScreen() {
  useLedgerAddress();
  const withLedger = useLedgerLink();
  const { view, opening, rangeNotice, clearRange, show, showRange, search, addressOf, open, close, clear } =
    useTransactionsView();
  const list = useTransactionsList(view);
  const today = useToday();
  const { running, run } = useExport(questionOf(list.shownView), list.rows.length);
  const isPhone = useIsPhone();
  const isTall = useMedia(tall) && !isPhone;
  useIdle(preload);
  const filterBar = useRef<HTMLDivElement>(null);
  const { range } = view;
  const revision = useSampleRevision();

  /** Focuses the search first, because the pressed button may disappear with the empty list. */
  function clearFromList() {
    filterBar.current?.querySelector('input')?.focus();
    clear();
  }

  const exportProps = {
    icon: <Download />,
    unavailable: list.rows.length === 0 ? 'There are no transactions to export' : undefined,
    onClick: () => run({ name: `transactions-${rangeInName(list.shownView.range)}.csv`, columns: exportColumns }),
  };
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
        title="Transactions"
        context={[
          formatRange(range),
          timeRangeLabel(timeRangeOf(view), timeZonesOf(range)),
          ...(revision === undefined ? [] : [revision]),
        ].join(' · ')}
        back={{ label: 'Reports', to: withLedger(paths.reports()) }}
        fill={isTall}
        tag={
          isPhone && (
            <AtEnd>
              <IconButton label="Export CSV" variant="secondary" {...exportProps} />
            </AtEnd>
          )
        }
        actions={
          !isPhone && (
            <Row gap={2} align="stretch">
              <ColumnsChip placeholder={<ColumnsPlaceholder />} />
              <Button isBusy={running !== undefined} {...exportProps}>
                Export CSV
              </Button>
            </Row>
          )
        }
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
          <RangeNote value={range} onChange={showRange} />
        </Filters>
        {running && <ExportProgress {...running} />}
        <PrintedFilters list={list} opening={opening} />
        <DamagedValues names={damagedColumns} definitions={definitions} />
        <LedgerNotices range={rangeNotice} onDismissRange={clearRange} shown={range} />
        <ListState list={list}>
          <Counters
            counters={list.counters}
            range={list.shownView.range}
            inRange={list.inRange}
            isPart={isPartOfTransactions(list.shownView.filters)}
          />
          <TransactionsTable
            list={list}
            opened={view.opened}
            onOpen={open}
            onSort={(sort) => show({ ...view, sort })}
            empty={
              <NoTransactions
                view={list.shownView}
                opening={opening}
                isEmpty={list.inRange === 0}
                onClear={clearFromList}
              />
            }
          />
        </ListState>
      </Screen>
    </SidePanelLayout>
  );
}

function preload() {
  void preloadParts();
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
