import { Download, Printer } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { storeNow, useLedgerAddress, useLedgerAnswer, useLedgerFacts, useToday } from '@back-office/shared/ledger';
import { LedgerNotices, useSampleRevision } from '@back-office/shared/ledger/notices';
import { SavedViews } from '@back-office/shared/state';
import { useIdle } from '@back-office/shared/loading';
import { IconButton, Screen } from '@back-office/shared/ui';
import { askReport } from '../../../domain/reports/askReport';
import { reportCsv } from '../../../domain/reports/reportCsv';
import { salesViews } from '../../../domain/storedKeys';
import { scopeText } from '../../../domain/scopeText';
import type { FieldId } from '../../../domain/reports/fields';
import { rangeInName } from '../../../domain/transactionsCsv';
import { ReportFilterBar, ReportFilters } from '../../../parts/ReportFilterBar';
import { useFiguresWidth } from '../../../parts/FiguresTable';
import { HeaderControls, PrintedScope } from '../../../parts/ReportHeader';
import { openOverReport, useReportAddress } from '../../../state/useAddress';
import { useCsvFile } from '../../../state/useCsvFile';
import type { MenuReport } from '../domain/menuReports';
import { controlsOf, printedScope, viewOf, withKnownChart, withSort } from '../domain/reportView';
import { ReportFigures } from './ReportFigures';

/** One screen for every report of the menus: its filters, chart and table. */
export function ReportScreen({ report: declared }: { readonly report: MenuReport }) {
  const unknown = useLedgerFacts()?.unknown;
  const report = useMemo(() => withKnownChart(declared, unknown), [declared, unknown]);
  const sampleRevision = useSampleRevision();
  useLedgerAddress();
  const { view, choices, setRange, choose, sortBy, rangeNotice, clearRange } = useReportView(report);
  const today = useToday();
  const save = useCsvFile();
  useFiguresWidth(report.columns.length);
  useIdle(preload);

  // Deferred, so that controls respond before a hundred thousand rows are added up.
  const shown = useDeferredValue(view);
  const { definition, scope } = shown;
  const answer = useLedgerAnswer(
    (port, signal) => askReport(port, definition, scope, storeNow().day, signal),
    [definition, scope],
  );

  function exportCsv() {
    if (answer.state !== 'ready') return;
    const { result, scope: exported } = answer.data;
    const name = `${report.slug}-${rangeInName(exported.range)}.csv`;
    save({ name, text: reportCsv(result) });
  }

  return (
    <Screen
      title={report.title}
      context={
        <>
          {[scopeText(view.scope, today), sampleRevision].filter(Boolean).join(' · ')}
          <PrintedScope>{printedScope(report, view.scope.range, choices)}</PrintedScope>
        </>
      }
      actions={
        <HeaderControls value={view.scope.range} onChange={setRange}>
          <IconButton
            variant="secondary"
            label="Export CSV"
            icon={<Download />}
            unavailable={unavailable[answer.state]}
            onClick={exportCsv}
          />
          <IconButton variant="secondary" label="Print" icon={<Printer />} onClick={() => window.print()} />
        </HeaderControls>
      }
    >
      <ReportFilterBar filters={controlsOf(report)} choices={choices} range={view.scope.range} onChoose={choose}>
        <SavedViews definition={salesViews} list={report.slug} opened={openOverReport} />
      </ReportFilterBar>
      <LedgerNotices range={rangeNotice} onDismissRange={clearRange} shown={view.scope.range} />
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

/** Why there is nothing to export. */
const unavailable = {
  ready: undefined,
  waiting: 'The figures are still loading',
  failed: 'The figures could not be loaded',
};

function preload() {
  void ReportFilters.preload();
}

/** What a report shows, and how its columns sort it. */
export function useReportView(report: MenuReport) {
  const read = useCallback((params: URLSearchParams) => viewOf(report, params), [report]);
  const address = useReportAddress(controlsOf(report), read);
  const sortBy = (field: FieldId) => address.go((current) => withSort(current, field, read(current).sort));
  return { ...address, sortBy };
}
