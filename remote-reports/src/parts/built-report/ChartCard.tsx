import { X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { boxStyle, centered, rowStyle, textStyle } from '@back-office/shared/theme';
import { FailurePanel, IconButton, Text } from '@back-office/shared/ui';
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
        <Text as="h2" size="md" anywhere>
          {chart.title}
        </Text>
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
  ${boxStyle({ shrink: true, pad: [4, '20px', '20px'], card: true })}
`;

const Head = styled.header`
  ${rowStyle({ gap: 2, justify: 'between', below: 2, minHeight: '32px' })}
`;

const Nothing = styled.p`
  ${centered}
  min-height: ${chartHeight}px;
  ${textStyle({ size: 'sm', tone: 'muted', textAlign: 'center' })}
`;

/** Keeps its place while the chart loads. */
const Drawing = styled.div`
  min-height: ${chartHeight}px;
`;
