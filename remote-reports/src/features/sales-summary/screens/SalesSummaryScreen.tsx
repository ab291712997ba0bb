import { useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useIdle } from '@back-office/shared/loading';
import { downloadText } from '@back-office/shared/csv';
import { dayOf } from '@back-office/shared/format';
import { useLedger } from '@back-office/shared/ledger';
import { media, motion, size, space } from '@back-office/shared/theme';
import { Badge, Screen, useToast } from '@back-office/shared/ui';
import { DateRangeStepper } from '@back-office/shared/ui/dates';
import { maxDays, samplePresets } from '../../../domain/rangeParams';
import { useStableValue } from '../../../state/useStableValue';
import { reportTransactionsAddress } from '../domain/reportLinks';
import type { LineTransactions } from '../domain/reportLines';
import { salesReport, type SalesReport } from '../domain/salesReport';
import { csvName, summaryCsv } from '../domain/summaryCsv';
import { choicesOf, type SummaryView } from '../domain/summaryView';
import { contextOf, printedScope } from '../domain/viewTexts';
import { useRefresh } from '../state/useRefresh';
import { useSummaryView } from '../state/useSummaryView';
import { Breakdown } from './breakdown/Breakdown';
import { SummaryChart } from './chart/SummaryChart';
import { preloadParts } from './deferredParts';
import { MigrationNotice } from './MigrationNotice';
import { OpenedLine } from './OpenedLine';
import { RefreshButton } from './RefreshButton';
import { SummaryFilterBar } from './SummaryFilterBar';
import { SummaryTable } from './table/SummaryTable';
import { TotalSalesCard } from './TotalSalesCard';

interface SalesSummaryScreenProps {
  /** Epoch milliseconds now. */
  readonly clock?: () => number;
}

/** The sales summary report. Its rules are in docs/product/sales-summary.md. */
export function SalesSummaryScreen({ clock = Date.now }: SalesSummaryScreenProps) {
  const { ledger, raiseRevision } = useLedger();
  const { view, line, setRange, choose, lineAddress, closeLine } = useSummaryView();
  const [step, refresh] = useRefresh(raiseRevision);
  const [today] = useState(() => dayOf(clock()));
  const toast = useToast();
  useIdle(preload);

  // Deferred, so that controls respond before a hundred thousand rows are added up.
  const shown = useDeferredValue(view);
  const { granularity, comparison } = shown;
  const filters = useStableValue(shown.filters);
  const report = useMemo(
    () => salesReport(ledger, { filters, granularity, comparison }),
    [ledger, filters, granularity, comparison],
  );
  const links = useMemo(
    () => ({
      drillDown: lineAddress,
      transactions: (line?: LineTransactions) => reportTransactionsAddress(filters, line),
    }),
    [lineAddress, filters],
  );
  const isBusy = step === 'loading' || shown !== view;

  function exportCsv() {
    const name = csvName(report.range);
    downloadText(name, summaryCsv(report), 'text/csv');
    toast.show({ message: `Exported to ${name}`, tone: 'done' });
  }

  return (
    <Screen
      title="Sales summary"
      tag={<Badge tone="accent">Beta</Badge>}
      context={
        <>
          {contextOf(view)}
          <PrintOnly>{printedScope(view)}</PrintOnly>
        </>
      }
      actions={
        <Actions>
          <DateRangeStepper
            label="Date range"
            value={view.filters.dateRange}
            onChange={setRange}
            today={today}
            maxDays={maxDays}
            extraPresets={samplePresets}
          />
          <RefreshButton step={step} onRefresh={refresh} />
        </Actions>
      }
    >
      <SummaryFilterBar choices={choicesOf(view)} onChoose={choose} />
      <MigrationNotice />
      <Figures aria-busy={isBusy} data-loading={step === 'loading' || undefined}>
        <SummaryDisplay report={report} view={shown} />
        <Breakdown report={report} links={links} onExport={exportCsv} />
      </Figures>
      <OpenedLine line={line} filters={filters} report={report} onClose={closeLine} />
    </Screen>
  );
}

/** The same figures as a gauge, a chart or a table. */
function SummaryDisplay({ report, view }: { readonly report: SalesReport; readonly view: SummaryView }) {
  const { dateRange, groupBy } = view.filters;
  switch (view.display) {
    case 'Gauge':
      return <TotalSalesCard report={report} />;
    case 'Chart':
      return <SummaryChart report={report} view={view} />;
    case 'Table':
      // The key resets the expanded rows when the table gets other rows.
      return <SummaryTable key={[view.granularity, groupBy, dateRange.from].join()} report={report} view={view} />;
  }
}

function preload() {
  void preloadParts();
}

const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
  min-width: 0;

  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    width: calc(100vw - 2 * ${size.gutter});
  }
`;

/** While it loads, the old figures stay in place and are dimmed. */
const Figures = styled.div`
  display: grid;
  gap: ${space[4]};
  transition: opacity ${motion.fast};

  > * {
    min-width: 0;
  }

  &[data-loading] {
    opacity: 0.5;
  }

  ${media.print} {
    display: block;
  }
`;

const PrintOnly = styled.span`
  display: none;

  ${media.print} {
    display: block;
  }
`;
