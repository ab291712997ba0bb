import { X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { color, radius, space, text } from '@back-office/shared/theme';
import { FailurePanel, IconButton } from '@back-office/shared/ui';
import type { BuiltChart } from '../../domain/builtReport/builtReport';
import { chartHeight } from './chartHeight';
import { fieldNames } from '../../domain/reports/fieldTexts';
import { ChartDrawing } from './deferredParts';

interface ChartCardProps {
  readonly chart: BuiltChart;
  /** Missing where the report cannot be changed. */
  readonly onRemove?: (() => void) | undefined;
}

export function ChartCard({ chart, onRemove }: ChartCardProps) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <Frame aria-label={`${chartNames[chart.type]}: ${chart.title}`}>
      <Head>
        <Title>{chart.title}</Title>
        {onRemove && <IconButton label={`Remove ${chart.title}`} icon={<X />} size="small" onClick={onRemove} />}
      </Head>
      <Drawing>
        {chart.missing.length > 0 ? (
          <Nothing>{`Your sales data has no ${fieldNames(chart.missing, 'or')}, so there is nothing to draw.`}</Nothing>
        ) : hasFailed ? (
          <FailurePanel
            title="The chart could not be loaded"
            cause="Check your connection and try again."
            onRetry={() => setFailed(false)}
          />
        ) : (
          <ChartDrawing chart={chart} onFailed={() => setFailed(true)} />
        )}
      </Drawing>
    </Frame>
  );
}

const chartNames = { bar: 'Bar chart', line: 'Line chart', pie: 'Pie chart', table: 'Table chart' } as const;

const Frame = styled.section`
  min-width: 0;
  padding: ${space[4]} 20px 20px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 32px;
  margin-bottom: ${space[2]};
`;

const Nothing = styled.p`
  display: grid;
  place-items: center;
  min-height: ${chartHeight}px;
  ${text.sm}
  color: ${color.textMuted};
  text-align: center;
`;

const Title = styled.h2`
  ${text.md}
  overflow-wrap: anywhere;
`;

/** Keeps its place while the chart loads. */
const Drawing = styled.div`
  min-height: ${chartHeight}px;
`;
