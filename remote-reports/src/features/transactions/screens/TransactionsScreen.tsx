import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useIdle } from '@back-office/shared/loading';
import { dayOf, formatRange } from '@back-office/shared/format';
import { timeRangeLabel, timeZonesOf, useLedger } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { media } from '@back-office/shared/theme';
import { Button, IconButton, Screen, useMedia } from '@back-office/shared/ui';
import { WithSidePanel } from '../../../parts/WithSidePanel';
import { withoutFilters } from '../domain/transactionsView';
import { Counters } from './Counters';
import { preloadParts } from './deferredParts';
import { NoTransactions } from './NoTransactions';
import { OnPaper } from './OnPaper';
import { OpenedTransaction } from './OpenedTransaction';
import { TransactionsFilterBar } from './TransactionsFilterBar';
import { TransactionsTable } from './TransactionsTable';
import { useExport } from './useExport';
import { useTransactionsList } from './useTransactionsList';
import { useTransactionsView } from './useTransactionsView';

/** High enough for the list to scroll in its own frame below filters and figures; else the page scrolls. */
const tall = 'screen and (min-width: 900px) and (min-height: 780px)';
const phone = 'screen and (max-width: 899px)';

/** Every payment and refund of a period, with filters, figures and a panel of details (spec B §2). */
export function TransactionsScreen() {
  const { ledger } = useLedger();
  const { view, show, search, open, close } = useTransactionsView();
  const list = useTransactionsList(ledger, view);
  const [today] = useState(() => dayOf(Date.now()));
  const exportCsv = useExport(list.rows, today);
  const isTall = useMedia(tall);
  const isPhone = useMedia(phone);
  useIdle(preload);
  const filterBar = useRef<HTMLDivElement>(null);
  const { dateRange, timeRange } = view.filters;

  /** The pressed button goes with the empty list, so the focus goes to the search first. */
  function clear() {
    filterBar.current?.querySelector('input')?.focus();
    show(withoutFilters(view));
  }

  const exportProps = {
    icon: <Download />,
    unavailable: list.rows.length === 0 ? 'There are no transactions to export' : undefined,
    onClick: exportCsv.run,
  };
  const panel = view.opened !== undefined && (
    <OpenedTransaction id={view.opened} ledger={ledger} rows={list.rows} onOpen={open} onClose={close} />
  );
  return (
    <WithSidePanel panel={panel}>
      <Screen
        title="Transactions"
        context={`${formatRange(dateRange)} · ${timeRangeLabel(timeRange, timeZonesOf(dateRange))}`}
        back={{ label: 'Reports', to: paths.reports() }}
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
            <Button isBusy={exportCsv.isExporting} {...exportProps}>
              Export CSV
            </Button>
          )
        }
      >
        <OnScreen ref={filterBar}>
          <TransactionsFilterBar view={view} list={list} today={today} onShow={show} onSearch={search} />
        </OnScreen>
        <OnPaper list={list} />
        <Counters counters={list.counters} dateRange={dateRange} inRange={list.inRange} />
        <TransactionsTable
          list={list}
          opened={view.opened}
          onOpen={open}
          onSort={(sort) => show({ ...view, sort })}
          empty={<NoTransactions view={list.shownView} isClosed={list.inRange === 0} onClear={clear} />}
        />
      </Screen>
    </WithSidePanel>
  );
}

function preload() {
  void preloadParts();
}

const OnScreen = styled.div`
  ${media.print} {
    display: none;
  }
`;

/** On phones, where a button with a text would take a line of its own. */
const AtEnd = styled.span`
  margin-inline-start: auto;
`;
