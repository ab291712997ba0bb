import { useMemo } from 'react';
import styled from 'styled-components';
import { formatMoney, spokenMoney, type DayRange } from '@back-office/shared/format';
import { useToday, type Granularity, type GroupBy } from '@back-office/shared/ledger';
import { gridStyle } from '@back-office/shared/theme';
import { Amount, Text } from '@back-office/shared/ui';
import { ChartLegend, Gauge } from '@back-office/shared/ui/charts';
import { MoneyBarChart } from '../../../../parts/MoneyBarChart';
import { collectedBars, collectedParts } from '../../domain/collectedParts';
import { figureOf } from '../../domain/deferredLines';
import type { ScenarioRow } from '../../domain/scenarioRow';

interface CollectedDrawingProps {
  readonly rows: readonly ScenarioRow[];
  readonly range: DayRange;
  readonly granularity: Granularity;
  readonly groupBy: GroupBy;
  readonly display: 'Chart' | 'Gauge';
}

/** The total collected as bars or as a gauge. Loaded with the chart library. */
export function CollectedDrawing({ rows, range, granularity, groupBy, display }: CollectedDrawingProps) {
  return display === 'Gauge' ? (
    <CollectedGauge rows={rows} />
  ) : (
    <CollectedChart rows={rows} range={range} granularity={granularity} groupBy={groupBy} />
  );
}

function CollectedChart({ rows, range, granularity, groupBy }: Omit<CollectedDrawingProps, 'display'>) {
  const today = useToday();
  const bars = useMemo(
    () => collectedBars(rows, range, granularity === 'Summary' ? undefined : granularity, { groupBy, today }),
    [rows, range, granularity, groupBy, today],
  );
  return <MoneyBarChart {...bars} totalName="Total collected" height={320} />;
}

function CollectedGauge({ rows }: Pick<CollectedDrawingProps, 'rows'>) {
  const parts = collectedParts(rows);
  const total = figureOf('total-collected', rows);
  return (
    <Columns>
      <GaugeAndLegend>
        <Gauge
          label="Total collected"
          parts={parts}
          formatValue={spokenMoney}
          figure={<Amount cents={total} />}
          characters={formatMoney(total).length}
        >
          <Text as="p" tone="muted">
            Total collected
          </Text>
        </Gauge>
        <ChartLegend
          label="What makes up the total collected"
          rows={parts}
          total={{ name: 'Total collected', value: total }}
        />
      </GaugeAndLegend>
    </Columns>
  );
}

/** The layout depends on the width of the card, not of the window. */
const Columns = styled.div`
  container-type: inline-size;
`;

const GaugeAndLegend = styled.div`
  ${gridStyle({ gap: [6, 8], columns: 'minmax(0, 2fr) minmax(0, 3fr)', align: 'center', pad: ['20px', 1] })}

  @container (max-width: 679px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
