import styled from 'styled-components';
import { color, radius, space, tabular, text, weight } from '@back-office/shared/theme';
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
          <Track>
            <Bar $kind={kind} style={{ marginInlineStart: `${start}%`, width: `max(3px, ${width}%)` }} />
          </Track>
          <Value>{amount}</Value>
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
  display: grid;
  grid-template-columns: minmax(88px, max-content) minmax(0, 1fr) max-content;
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};
  ${text.sm}
`;

const Row = styled.div<{ readonly $isTotal: boolean }>`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  column-gap: ${space[4]};
  min-height: 40px;
  color: ${(props) => (props.$isTotal ? color.text : color.textSecondary)};
  font-weight: ${(props) => props.$isTotal && weight.strong};

  & + & {
    border-top: 1px solid ${color.border};
  }

  > :first-child {
    max-width: 22ch;
  }
`;

const Track = styled.span`
  display: block;
  overflow: hidden;
`;

const Bar = styled.span<{ readonly $kind: WaterfallBar['kind'] }>`
  display: block;
  height: 16px;
  border-radius: 3px;
  background-color: ${(props) => fills[props.$kind]};
  print-color-adjust: exact;
`;

const Value = styled.span`
  ${tabular}
  text-align: end;
`;
