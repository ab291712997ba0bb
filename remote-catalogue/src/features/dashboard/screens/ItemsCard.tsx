import { CircleCheck, CircleMinus } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { createPageRandom } from '@back-office/shared/ledger';
import { color, space, text } from '@back-office/shared/theme';
import { Card } from '@back-office/shared/ui';
import { flatBars, highestBar, livelyBars } from '../domain/barHeights';
import type { CardProps } from './cardProps';
import { HowItComes } from './HowItComes';

export function ItemsCard({ data, ledger }: CardProps) {
  const { selectedDate: day, hasItemsSales } = data;
  const info = <HowItComes of="Items" card="items" {...{ ledger, day }} />;
  return (
    <Card title="Items" level={3} info={info} scope="By gross sales">
      {hasItemsSales ? <LivelyBars key={`${day} ${ledger.revision}`} /> : <Bars heights={flatBars} isFlat />}
      <Ends>
        <span>Lowest</span>
        <span>Highest</span>
      </Ends>
      {hasItemsSales ? (
        <Verdict>
          <CircleCheck color={color.positive} aria-hidden />
          Top items are performing well
        </Verdict>
      ) : (
        <Verdict>
          <CircleMinus color={color.textMuted} aria-hidden />
          No sales in this time period
        </Verdict>
      )}
    </Card>
  );
}

/** Drawn once a day and revision: what the merchant looks at does not change under the eyes. */
function LivelyBars() {
  const [heights] = useState(() => livelyBars(createPageRandom()));
  return <Bars heights={heights} />;
}

function Bars({ heights, isFlat = false }: { readonly heights: readonly number[]; readonly isFlat?: boolean }) {
  return (
    <Chart aria-hidden $isFlat={isFlat}>
      {heights.map((height, place) => (
        <Bar key={place} style={{ height }} />
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
  height: ${highestBar + 1}px;
  border-bottom: 1px solid ${color.borderStrong};

  ${Bar}:last-child {
    background-color: ${color.chart1};
  }

  ${Bar}, ${Bar}:last-child {
    background-color: ${(props) => props.$isFlat && color.borderStrong};
  }
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 6px;
  ${text.xs}
  color: ${color.textMuted};
`;

const Verdict = styled.p`
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
