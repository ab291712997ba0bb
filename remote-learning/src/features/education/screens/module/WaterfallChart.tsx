import styled from 'styled-components';
import { color, gridStyle, ruledApart, space, surface, textStyle, weight } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import type { Scope } from '../../domain/figures';
import type { Waterfall, WaterfallBar } from '../../domain/visualization';
import { waterfallBars } from '../../domain/waterfall';

interface WaterfallChartProps {
  readonly waterfall: Waterfall;
  readonly scope: Scope;
}

/** A row per figure: name, bar, amount. Sign and weight of the text say what the colors say. */
export function WaterfallChart({ waterfall, scope }: WaterfallChartProps) {
  return (
    <Rows>
      {waterfallBars(waterfall, scope).map(({ label, kind, text: amount, start, width }) => (
        <Row key={label} $isTotal={kind === 'total'}>
          <span>{label}</span>
          <Text block clip>
            <Bar $kind={kind} style={{ marginInlineStart: `${start}%`, width: `max(3px, ${width}%)` }} />
          </Text>
          <Text textAlign="end" tabular>
            {amount}
          </Text>
        </Row>
      ))}
    </Rows>
  );
}

const fills: Readonly<Record<WaterfallBar['kind'], string>> = {
  total: color.chart1,
  add: color.chart3,
  subtract: color.chart2,
};

const Rows = styled.div`
  ${gridStyle({ columns: 'minmax(88px, max-content) minmax(0, 1fr) max-content', size: 'sm', pad: [2, 4] })}
  ${surface}
`;

const Row = styled.div<{ readonly $isTotal: boolean }>`
  ${gridStyle({ align: 'center', columns: 'subgrid', minHeight: '40px' })}
  grid-column: 1 / -1;
  column-gap: ${space[4]};
  color: ${(props) => (props.$isTotal ? color.text : color.textSecondary)};
  font-weight: ${(props) => props.$isTotal && weight.strong};
  ${ruledApart}

  > :first-child {
    max-width: 22ch;
  }
`;

const Bar = styled.span<{ readonly $kind: WaterfallBar['kind'] }>`
  ${textStyle({ block: true, height: '16px' })}
  border-radius: 3px;
  background-color: ${(props) => fills[props.$kind]};
  print-color-adjust: exact;
`;
