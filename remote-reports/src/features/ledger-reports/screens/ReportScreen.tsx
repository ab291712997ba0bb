import { Download, Printer } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { downloadText } from '@back-office/shared/csv';
import { dayOf } from '@back-office/shared/format';
import { useLedgerAddress, useLedgerAnswer } from '@back-office/shared/ledger';
import { LedgerNotices, useSampleRevision } from '@back-office/shared/ledger/notices';
import { useIdle } from '@back-office/shared/loading';
import { media, size, space } from '@back-office/shared/theme';
import { IconButton, Screen, useToast } from '@back-office/shared/ui';
import { DateRangeStepper } from '@back-office/shared/ui/dates';
import { rangeChoices } from '../../../domain/rangeParams';
import { askReport } from '../../../domain/reports/askReport';
import { reportCsv } from '../../../domain/reports/reportCsv';
import { scopeText } from '../../../domain/scopeText';
import { rangeInName } from '../../../domain/transactionsCsv';
import { ReportFilters } from '../../../parts/deferredFilters';
import { ReportFilterBar } from '../../../parts/ReportFilterBar';
import type { MenuReport } from '../domain/menuReports';
import { filterParamsOf, printedScope } from '../domain/reportView';
import { useReportView } from '../state/useReportView';
import { ReportFigures } from './ReportFigures';

interface ReportScreenProps {
  readonly report: MenuReport;
  /** Epoch milliseconds now. */
  readonly clock?: () => number;
}

/** One screen for every report of the menus: its filters, chart and table. */
export function ReportScreen({ report, clock = Date.now }: ReportScreenProps) {
  const sampleRevision = useSampleRevision();
  useLedgerAddress();
  const { view, setRange, choose, sortBy, rangeNotice, clearRange } = useReportView(report);
  const [today] = useState(() => dayOf(clock()));
  const toast = useToast();
  useIdle(preload);

  // Deferred, so that controls respond before a hundred thousand rows are added up.
  const shown = useDeferredValue(view);
  const { definition, scope } = shown;
  const answer = useLedgerAnswer((port, signal) => askReport(port, definition, scope, signal), [definition, scope]);

  function exportCsv() {
    if (answer.state !== 'ready') return;
    const { result, scope: exported } = answer.data;
    const name = `${report.slug}-${rangeInName(exported.dateRange)}.csv`;
    downloadText(name, reportCsv(result), 'text/csv');
    toast.show({ message: `Exported to ${name}`, tone: 'done' });
  }

  return (
    <Screen
      title={report.title}
      context={
        <>
          {[scopeText(view.scope), sampleRevision].filter(Boolean).join(' · ')}
          <PrintOnly>{printedScope(report, view)}</PrintOnly>
        </>
      }
      actions={
        <Actions>
          <DateRangeStepper
            label="Date range"
            value={view.scope.dateRange}
            onChange={setRange}
            today={today}
            {...rangeChoices}
          />
          <IconButton
            variant="secondary"
            label="Export CSV"
            icon={<Download />}
            aria-disabled={answer.state !== 'ready' || undefined}
            onClick={exportCsv}
          />
          <IconButton variant="secondary" label="Print" icon={<Printer />} onClick={() => window.print()} />
        </Actions>
      }
    >
      <ReportFilterBar filters={filterParamsOf(report)} choices={view.choices} onChoose={choose} />
      <LedgerNotices range={rangeNotice} onDismissRange={clearRange} />
      <ReportFigures
        answer={answer}
        report={report}
        scope={scope}
        isBusy={shown !== view}
        sort={view.sort}
        onSort={sortBy}
      />
    </Screen>
  );
}

function preload() {
  void ReportFilters.preload();
}

const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
  min-width: 0;

  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    width: calc(100vw - 2 * ${size.gutter});
  }
`;

const PrintOnly = styled.span`
  display: none;

  ${media.print} {
    display: block;
  }
`;
