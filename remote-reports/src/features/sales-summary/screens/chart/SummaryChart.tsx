import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import { measureOf, useLedgerFacts } from '@back-office/shared/ledger';
import { loadOnce } from '@back-office/shared/loading';
import { boxStyle } from '@back-office/shared/theme';
import { Card, FailurePanel } from '@back-office/shared/ui';
import { LoadingFigures } from '../../../../parts/FiguresBlock';
import { salesBars } from '../../domain/salesBars';
import type { SalesReport } from '../../domain/salesReport';
import { shownTotal } from '../../domain/shownTotal';
import { UnknownTotal } from '../UnknownTotal';

/** Pixels of the bars, and of the legend above them. */
const height = 320;
const legendHeight = 30;

/** Total sales, or net sales if only these are known, as bars by time, by group, by both, or by component. */
export function SummaryChart({ report }: { readonly report: SalesReport }) {
  const told = useLedgerFacts()?.unknown;
  const bars = useMemo(() => salesBars(report, told), [report, told]);
  const { MoneyBarChart, hasFailed, retry } = useChartCode();
  return (
    <Card title={bars.title} scope={formatRange(report.range)}>
      <Frame $hasLegend={bars.series.length > 1 || report.baselineName !== undefined}>
        {MoneyBarChart && (
          <MoneyBarChart
            {...bars}
            totalName={measureOf(shownTotal(report)).label}
            comparison={report.baselineName}
            height={height}
          />
        )}
        {!MoneyBarChart && !hasFailed && <LoadingFigures heights={[height]} />}
        {hasFailed && (
          <FailurePanel
            title="The chart could not be loaded"
            cause="Check your connection and try again. The figures are also listed below and in the Table view."
            onRetry={retry}
          />
        )}
      </Frame>
      <UnknownTotal report={report} />
    </Card>
  );
}

const chartCode = loadOnce(() => import(/* webpackChunkName: "sales-chart" */ '../../../../parts/MoneyBarChart'));

/** The chart component, once its chunk is loaded. `retry` loads the chunk again after a failure. */
function useChartCode() {
  const code = useSyncExternalStore(chartCode.subscribe, chartCode.current);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    chartCode.load().catch((cause: unknown) => {
      console.error('The sales summary chart could not be loaded.', cause);
      setFailed(true);
    });
  }, [hasFailed]);
  return { MoneyBarChart: code?.MoneyBarChart, hasFailed, retry: () => setFailed(false) };
}

/** Reserves the height while the chart loads. */
const Frame = styled.div<{ readonly $hasLegend: boolean }>`
  min-height: ${(props) => height + (props.$hasLegend ? legendHeight : 0)}px;
  ${boxStyle({ print: { minHeight: '0px' } })}
`;
