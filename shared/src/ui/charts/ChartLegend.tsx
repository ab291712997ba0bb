import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { formatPercent } from '@back-office/shared/format';
import { Amount, VisuallyHidden } from '@back-office/shared/ui';
import { color, media, space, tabular, text, weight } from '../../theme/theme';
import { shareOf, wholeOf, type ChartPart } from './parts';
import { seriesColor } from './seriesColor';
import { Swatch } from './Swatch';

export interface ChartLegendRow extends ChartPart {
  /** Small button after the name, such as one that says how the figure comes about. */
  readonly info?: ReactNode;
  /** What stands in the extra column, such as a `ChangeBadge`. */
  readonly extra?: ReactNode;
}

/** The figures of a chart as a table: colour, name, amount and percent of the whole. */
export interface ChartLegendProps {
  /** Name of the table for screen readers. */
  readonly label: string;
  /** In the order of the chart, so that the colours agree; names are unique. */
  readonly rows: readonly ChartLegendRow[];
  /** A last row for the whole. Without it the whole is the sum of the rows. */
  readonly total?: ChartLegendRow | undefined;
  /** Name of the extra column; leave it out where no row has an `extra`. */
  readonly extraHeader?: string | undefined;
  /** How a value reads; money by default. */
  readonly formatValue?: ((value: number) => ReactNode) | undefined;
}

export function ChartLegend({ label, rows, total, extraHeader, formatValue = money }: ChartLegendProps) {
  const whole = total ? total.value : wholeOf(rows);
  const headers = ['Name', 'Amount', 'Percent', ...(extraHeader === undefined ? [] : [extraHeader])];
  const cellsOf = ({ value, extra }: ChartLegendRow) => (
    <>
      <Value data-zero={value === 0 || undefined}>{formatValue(value)}</Value>
      <Share>{formatPercent(shareOf(value, whole), 1)}</Share>
      {extraHeader !== undefined && <Extra>{extra}</Extra>}
    </>
  );
  return (
    <Table aria-label={label} $hasExtra={extraHeader !== undefined}>
      <thead>
        <tr>
          {headers.map((header) => (
            <th key={header} scope="col">
              <VisuallyHidden>{header}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.name}>
            <th scope="row">
              <Name>
                <Swatch $color={seriesColor(place)} />
                <span>{row.name}</span>
                {row.info && <Info>{row.info}</Info>}
              </Name>
            </th>
            {cellsOf(row)}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">
              <Name>
                <span>{total.name}</span>
                {total.info && <Info>{total.info}</Info>}
              </Name>
            </th>
            {cellsOf(total)}
          </tr>
        </tfoot>
      )}
    </Table>
  );
}

const money = (value: number) => <Amount cents={value} />;

/** On phones the percents make room for the extra column; the chart beside shows them. */
const withoutPercents = css`
  ${media.phone} {
    tr > :nth-child(3) {
      display: none;
    }
  }
`;

const Table = styled.table<{ readonly $hasExtra: boolean }>`
  position: relative;
  width: 100%;
  ${text.sm}

  tbody > tr + tr,
  tfoot > tr {
    border-top: 1px solid ${color.border};
  }

  :where(th, td) {
    height: 40px;
    padding: 0;
  }

  thead th {
    height: 0;
  }

  th {
    font-weight: ${weight.regular};
    text-align: start;
  }

  tbody th,
  tfoot th {
    padding-block: 6px;
  }

  tfoot th {
    font-weight: ${weight.strong};
  }

  ${(props) => props.$hasExtra && withoutPercents}
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
`;

/** The button's own padding already keeps its icon apart. */
const Info = styled.span`
  display: flex;
  margin: -6px 0 -6px -8px;
  color: ${color.textMuted};
`;

const Cell = styled.td`
  padding-inline-start: ${space[4]};
  ${tabular}
  text-align: end;
  white-space: nowrap;

  ${media.phone} {
    padding-inline-start: ${space[3]};
  }
`;

const Value = styled(Cell)`
  font-weight: ${weight.strong};

  &[data-zero] {
    font-weight: ${weight.regular};
    color: ${color.textMuted};
  }
`;

const Share = styled(Cell)`
  width: 76px;
  color: ${color.textMuted};

  &:not(:last-child) {
    width: 1%;
  }
`;

const Extra = styled(Cell)`
  width: 1%;
`;
