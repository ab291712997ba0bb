import { lessonOf, sampleCode, useLedgerLink } from '@back-office/shared/ledger';
import { deferredPart, loadOnce } from '@back-office/shared/loading';
import { useToast } from '@back-office/shared/ui';
import { FiguresBlock } from '../../../parts/FiguresBlock';
import { ReportFilters } from '../../../parts/ReportFilterBar';
import { useFocusOnClose } from '../../../state/useFocusOnClose';
import type { SalesReport } from '../domain/salesReport';
import { reportTransactionsAddress, type SummaryView } from '../domain/summaryView';
import { Breakdown, type ReportLinks } from './breakdown/Breakdown';
import { SummaryChart } from './chart/SummaryChart';
import { SummaryTable } from './table/SummaryTable';
import { TotalSalesCard } from './TotalSalesCard';
import type { DrillDownLine } from '../../../domain/reportLineRows';
import { useCsvFile } from '../../../state/useCsvFile';

/** Not needed for the first paint. It lists transactions. */
const DrillDownDialog = deferredPart(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "drill-down" */ './drill-down/DrillDownDialog'),
    sampleCode.preloadAnswers(),
  ]);
  return part.DrillDownDialog;
});

const csvCode = loadOnce(() => import(/* webpackChunkName: "summary-csv" */ '../domain/summaryCsv'));

/** Loads the parts while the page is idle, so that they open at once. */
export function preloadParts() {
  return Promise.all([ReportFilters.preload(), DrillDownDialog.preload(), csvCode.preload()]);
}

interface SummaryFiguresProps {
  readonly report: SalesReport;
  readonly display: SummaryView['display'];
  /** Other figures are about to replace these. */
  readonly isBusy: boolean;
  readonly isDimmed: boolean;
  /** The line whose drill-down is open. */
  readonly line: DrillDownLine | undefined;
  readonly lineAddress: ReportLinks['drillDown'];
  readonly onCloseLine: () => void;
}

/** The figures of the report, and the drill-down of a line. */
export function SummaryFigures(props: SummaryFiguresProps) {
  const { report, display, isBusy, isDimmed, line, lineAddress, onCloseLine } = props;
  const { scope } = report.view;
  const withLedger = useLedgerLink();
  // Closing the drill-down focuses the line, also if a link opened it.
  useFocusOnClose(line);
  const toast = useToast();
  const save = useCsvFile();
  const links: ReportLinks = {
    drillDown: lineAddress,
    transactions: (rows) => withLedger(reportTransactionsAddress(scope, rows)),
    lessons({ transactions }) {
      const lesson = transactions && lessonOf(transactions.line);
      return lesson && [{ label: lesson.title, to: withLedger(lesson.path) }];
    },
  };

  async function exportCsv() {
    try {
      const { csvName, summaryCsv } = await csvCode.load();
      save({ name: csvName(report.range), text: summaryCsv(report) });
    } catch (cause) {
      console.error('The export of the sales summary failed.', cause);
      toast.show({ message: 'The export failed. Check the connection and try again.', tone: 'failed' });
    }
  }

  return (
    <>
      <FiguresBlock aria-busy={isBusy} data-loading={isDimmed || undefined}>
        <SummaryDisplay report={report} display={display} links={links} />
        <Breakdown report={report} links={links} onExport={() => void exportCsv()} />
      </FiguresBlock>
      {line && <DrillDownDialog line={line} scope={scope} onClose={onCloseLine} onFailed={onCloseLine} />}
    </>
  );
}

interface SummaryDisplayProps extends Pick<SummaryFiguresProps, 'report' | 'display'> {
  readonly links: ReportLinks;
}

/** The same figures as a gauge, a chart or a table. */
function SummaryDisplay({ report, display, links }: SummaryDisplayProps) {
  const { granularity, groupBy, scope } = report.view;
  switch (display) {
    case 'Gauge':
      return <TotalSalesCard report={report} links={links} />;
    case 'Chart':
      return <SummaryChart report={report} />;
    case 'Table':
      // The key resets the expanded rows when the table gets other rows.
      return <SummaryTable key={[granularity, groupBy, scope.range.from].join()} report={report} links={links} />;
  }
}
