import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { formatRange } from '@back-office/shared/format';
import { boxStyle } from '@back-office/shared/theme';
import { Card, FailurePanel } from '@back-office/shared/ui';
import type { LedgerReport } from '../../../domain/reports/askReport';
import { drawnChart, isTimeChart } from '../../../domain/reports/chartPoints';
import { chartHeight } from '../../../parts/built-report/chartHeight';
import { ChartDrawing } from '../../../parts/built-report/deferredParts';

/** Groups beyond the largest are one bar; days and hours are all drawn. */
const maxBars = 20;

/** The chart of a report: one figure by its outermost group. */
export function ReportChart({ report: { result, scope } }: { readonly report: LedgerReport }) {
  const [hasFailed, setFailed] = useState(false);
  const chart = useMemo(() => {
    const [drawn] = result.definition.charts;
    return drawn && drawnChart(drawn, result.definition.groupBy[0], result, isTimeChart(result) ? Infinity : maxBars);
  }, [result]);
  if (!chart) return null;
  return (
    <Card title={chart.title} scope={formatRange(scope.range)}>
      <Frame>
        {hasFailed ? (
          <FailurePanel
            title="The chart could not be loaded"
            cause="Check your connection and try again. The figures are also in the table below."
            onRetry={() => setFailed(false)}
          />
        ) : (
          <ChartDrawing chart={chart} onFailed={() => setFailed(true)} />
        )}
      </Frame>
    </Card>
  );
}

/** Reserves the height while the chart loads. */
const Frame = styled.div`
  min-height: ${chartHeight}px;
  ${boxStyle({ print: { minHeight: '0px' } })}
`;
