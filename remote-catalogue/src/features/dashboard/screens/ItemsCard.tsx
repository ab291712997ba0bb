import { CircleCheck, CircleMinus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { createPageRandom } from '@back-office/shared/ledger';
import { color, space, text } from '@back-office/shared/theme';
import { flatBars, maxBarHeight, randomBars } from '../domain/barHeights';
import { itemsLabels } from '../domain/labels';
import { DashboardCard, type CardProps } from './DashboardCard';

export function ItemsCard({ data, ledger }: CardProps) {
  const { selectedDate: day, hasItemsSales } = data;
  return (
    <DashboardCard id="items" scope={itemsLabels.scope} {...{ data, ledger }}>
      {hasItemsSales ? <RandomBars key={`${day} ${ledger.revision}`} /> : <Bars heights={flatBars} isFlat />}
      <BarLabels>
        <span>{itemsLabels.firstBar}</span>
        <span>{itemsLabels.lastBar}</span>
      </BarLabels>
      {hasItemsSales ? (
        <Summary>
          <CircleCheck color={color.positive} aria-hidden />
          {itemsLabels.hasSales}
        </Summary>
      ) : (
        <Summary>
          <CircleMinus color={color.textMuted} aria-hidden />
          {itemsLabels.noSales}
        </Summary>
      )}
    </DashboardCard>
  );
}

/** The key keeps the same bars for a day and revision, so that they do not change when the card renders again. */
function RandomBars() {
  const [heights] = useState(() => randomBars(createPageRandom()));
  return <Bars heights={heights} />;
}

function Bars({ heights, isFlat = false }: { readonly heights: readonly number[]; readonly isFlat?: boolean }) {
  return (
    <Chart aria-hidden $isFlat={isFlat}>
      {heights.map((height, index) => (
        <Bar key={index} style={{ height }} />
      ))}
    </Chart>
  );
}

const Bar = styled.div`
  flex: 1;
  border-radius: 3px 3px 0 0;
  background-color: color-mix(in srgb, ${color.chart1} 35%, ${color.bgRaised});
  print-color-adjust: exact;
`;

const Chart = styled.div<{ readonly $isFlat: boolean }>`
  display: flex;
  align-items: flex-end;
  gap: ${space[2]};
  height: ${maxBarHeight + 1}px;
  border-bottom: 1px solid ${color.borderStrong};

  ${Bar}:last-child {
    background-color: ${color.chart1};
  }

  ${Bar}, ${Bar}:last-child {
    background-color: ${(props) => props.$isFlat && color.borderStrong};
  }
`;

const BarLabels = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 6px;
  ${text.xs}
  color: ${color.textMuted};
`;

const Summary = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-top: ${space[3]};
  color: ${color.textSecondary};

  svg {
    width: 16px;
    height: 16px;
  }
`;
