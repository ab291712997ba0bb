import { X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import { boxStyle, centered, textStyle } from '@back-office/shared/theme';
import { deferredPart } from '@back-office/shared/loading';
import { FailurePanel, IconButton, Row, Text } from '@back-office/shared/ui';
import type { BuiltChart } from '../../domain/builtReport/builtReport';
import type { DrawnChart } from '../../domain/reports/chartPoints';
import { fieldNames } from '../../domain/reports/fieldTexts';

interface ChartCardProps {
  readonly chart: BuiltChart;
  /** Missing where the report cannot be changed. */
  readonly onRemove?: (() => void) | undefined;
}

export function ChartCard({ chart, onRemove }: ChartCardProps) {
  return (
    <Frame aria-label={`${chartNames[chart.type]}: ${chart.title}`}>
      <Row as="header" gap={2} justify="between" below={2} minHeight="32px">
        <Text as={H2} size="md" anywhere>
          {chart.title}
        </Text>
        {onRemove && <IconButton label={`Remove ${chart.title}`} icon={<X />} size="small" onClick={onRemove} />}
      </Row>
      {chart.missing.length > 0 ? (
        <Nothing>{`Your sales data has no ${fieldNames(chart.missing)}, so there is nothing to draw.`}</Nothing>
      ) : (
        <LoadedChart chart={chart} />
      )}
    </Frame>
  );
}

interface LoadedChartProps {
  readonly chart: DrawnChart;
  /** Where the figures are, if the chart cannot be loaded. */
  readonly otherwise?: string;
}

/** A chart, once its code is loaded. */
export function LoadedChart({ chart, otherwise = '' }: LoadedChartProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <Drawing>
      {hasFailed ? (
        <FailurePanel
          title="The chart could not be loaded"
          cause={`Check your connection and try again.${otherwise}`}
          onRetry={() => setFailed(false)}
        />
      ) : (
        <ChartDrawing chart={chart} height={chartHeight} onFailed={() => setFailed(true)} />
      )}
    </Drawing>
  );
}

export const ChartDrawing = deferredPart(() =>
  import(/* webpackChunkName: "report-charts" */ './ChartDrawing').then((part) => part.ChartDrawing),
);

/** Pixels. */
const chartHeight = 240;

const chartNames = { bar: 'Bar chart', line: 'Line chart', pie: 'Pie chart', table: 'Table chart' } as const;

const Frame = styled.section`
  ${boxStyle({ shrink: true, pad: [4, '20px', '20px'], card: true })}
`;

const Nothing = styled.p`
  ${centered}
  ${textStyle({ size: 'sm', tone: 'muted', textAlign: 'center', minHeight: `${chartHeight}px` })}
`;

/** Keeps its place while the chart loads. */
const Drawing = styled.div`
  min-height: ${chartHeight}px;
  ${boxStyle({ print: { minHeight: '0px' } })}
`;
