import type { SalesReport } from '../domain/salesReport';
import type { SummaryView } from '../domain/summaryView';
import { SummaryChart } from './chart/SummaryChart';
import { SummaryTable } from './table/SummaryTable';
import { TotalSalesCard } from './TotalSalesCard';

interface SummaryDrawingProps {
  readonly report: SalesReport;
  readonly view: SummaryView;
}

/** The same figures drawn as chosen (decision D36). */
export function SummaryDrawing({ report, view }: SummaryDrawingProps) {
  const { dateRange, groupBy } = view.filters;
  switch (view.drawing) {
    case 'Gauge':
      return <TotalSalesCard report={report} />;
    case 'Chart':
      return <SummaryChart report={report} view={view} />;
    case 'Table':
      // What was opened in one table means nothing in another.
      return <SummaryTable key={[view.granularity, groupBy, dateRange.from].join()} report={report} view={view} />;
  }
}
