import styled from 'styled-components';
import { useCallback, useDeferredValue, type ReactNode } from 'react';
import { Check, RefreshCw } from 'lucide-react';
import { useServices } from '@back-office/shared/contract';
import { formatRange } from '@back-office/shared/format';
import { useIdle } from '@back-office/shared/loading';
import {
  storeNow,
  useLedger,
  useLedgerAddress,
  useLedgerAnswer,
  useToday,
  writeFigures,
} from '@back-office/shared/ledger';
import { LedgerNotices, useSampleRevision } from '@back-office/shared/ledger/notices';
import { SavedViews } from '@back-office/shared/state';
import { color, keyframes } from '@back-office/shared/theme';
import { Badge, Screen, IconButton, VisuallyHidden } from '@back-office/shared/ui';
import { AnsweredFigures, LoadingFigures } from '../../../parts/FiguresBlock';
import { ReportFilterBar } from '../../../parts/ReportFilterBar';
import { useFiguresWidth } from '../../../parts/FiguresTable';
import { HeaderControls, PrintedScope } from '../../../parts/ReportHeader';
import { openOverReport, useReportAddress } from '../../../state/useAddress';
import { askSalesReport } from '../domain/salesReport';
import { sections } from '../domain/summaryLines';
import { lineOf, summaryControls, viewOf } from '../domain/summaryView';
import { printedView, scopeText } from '../../../domain/scopeText';
import { salesViews } from '../../../domain/storedKeys';
import { useRefresh, type RefreshStep } from '../state/useRefresh';
import { preloadParts, SummaryFigures } from './SummaryFigures';
import type { DrillDownLine } from '../../../domain/reportLineRows';

interface SalesSummaryScreenProps {
  /** Above the figures: the notice that reports are moving. */
  readonly notice?: ReactNode;
}

/** The sales summary report. Its rules are in docs/product/sales-summary.md. */
export function SalesSummaryScreen({ notice }: SalesSummaryScreenProps) {
  const { raiseRevision } = useLedger();
  // The figures of a shop of the merchant's own follow each import by themselves.
  const { shop } = useServices();
  const sampleRevision = useSampleRevision();
  useLedgerAddress();
  const { view, line, setRange, choices, choose, rangeNotice, clearRange, lineAddress, closeLine } = useSummaryView();
  const [step, refresh] = useRefresh(raiseRevision);
  const today = useToday();
  useFiguresWidth(view.display === 'Table' ? sections.length : 0);
  useIdle(preloadParts);

  // Deferred, so that controls respond before a hundred thousand transactions are added up.
  const shown = useDeferredValue(view);
  const { scope, groupBy, granularity, comparison } = shown;
  const asked = { scope, groupBy, granularity, comparison };
  const answer = useLedgerAnswer((port, signal) => askSalesReport(port, asked, storeNow(), signal), [asked]);

  return (
    <Screen
      title="Sales summary"
      tag={<Badge tone="accent">Beta</Badge>}
      context={
        <>
          {[scopeText(view.scope, today), sampleRevision].filter(Boolean).join(' · ')}
          <PrintedScope>{printedView(formatRange(view.scope.range), view)}</PrintedScope>
        </>
      }
      actions={
        <HeaderControls value={view.scope.range} onChange={setRange}>
          <SavedViews definition={salesViews} list="sales-summary" opened={openOverReport} isIcon />
          {shop === undefined && <RefreshButton step={step} onRefresh={refresh} />}
        </HeaderControls>
      }
    >
      <ReportFilterBar filters={summaryControls} choices={choices} range={view.scope.range} onChoose={choose} />
      {notice}
      <LedgerNotices range={rangeNotice} onDismissRange={clearRange} shown={view.scope.range} />
      <AnsweredFigures
        answer={answer}
        what="The sales summary"
        range={scope.range}
        loading={<LoadingFigures heights={heights} />}
      >
        {(report, isStale) => (
          <SummaryFigures
            {...{ report, line, lineAddress }}
            display={shown.display}
            isBusy={step === 'loading' || shown !== view || isStale}
            isDimmed={step === 'loading' || isStale}
            onCloseLine={closeLine}
          />
        )}
      </AnsweredFigures>
    </Screen>
  );
}

/** Pixels of the gauge card, and of the breakdown with the sections that are open at first. */
const heights = [250, 1_200];

/** What the sales summary shows, and the line whose drill-down is open. */
function useSummaryView() {
  const address = useReportAddress(summaryControls, viewOf);
  const { params, closed, close } = address;
  /** The search part of the address with the drill-down of a line open. */
  const lineAddress = useCallback((line: DrillDownLine) => `?${writeFigures(closed, { line }).toString()}`, [closed]);
  return { ...address, line: lineOf(params), lineAddress, closeLine: () => close(closed) };
}

interface RefreshButtonProps {
  readonly step: RefreshStep;
  readonly onRefresh: () => void;
}

/** Keeps the focus while it loads, and announces the start and the end to screen readers. */
function RefreshButton({ step, onRefresh }: RefreshButtonProps) {
  return (
    <>
      <IconButton
        variant="secondary"
        label="Refresh"
        icon={icons[step]}
        aria-busy={step === 'loading' || undefined}
        onClick={onRefresh}
      />
      <VisuallyHidden role="status">{messages[step]}</VisuallyHidden>
    </>
  );
}

const Spinning = styled(RefreshCw)`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${keyframes.turn} 900ms linear infinite;
  }
`;

const Done = styled(Check)`
  color: ${color.positive};
`;

const icons = { idle: <RefreshCw />, loading: <Spinning />, updated: <Done /> };
const messages = { idle: '', loading: 'Loading', updated: 'Updated' };
