import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { formatPercent, unknown } from '@back-office/shared/format';
import { Amount, Row, VisuallyHidden } from '@back-office/shared/ui';
import { boxStyle, color, media, rowStyle, textStyle, weight } from '@back-office/shared/theme';
import { type ChartPart, seriesColor, sharesOf, wholeOf } from './parts';
import { Swatch } from './Swatch';

export interface ChartLegendRow extends ChartPart {
  /** Shown instead of the formatted value, such as a link. */
  readonly figure?: ReactNode;
  /** A small button after the name, such as one that explains the figure. */
  readonly info?: ReactNode;
  /** Content of the extra column, such as a `ChangeBadge`. */
  readonly extra?: ReactNode;
}

/** The figures of a chart as a table: color, name, amount and percentage of the whole. */
export interface ChartLegendProps {
  /** Name of the table for screen readers. */
  readonly label: string;
  /** In the order of the chart, so that the colors match; names are unique. */
  readonly rows: readonly ChartLegendRow[];
  /** A last row with the whole. Without it the whole is the sum of the rows. */
  readonly total?: ChartLegendRow | undefined;
  /** Header of the extra column; leave it out if no row has an `extra`. */
  readonly extraHeader?: string | undefined;
  /** Formats a value; money by default. An unknown one reads `Not in your files` with its reason. */
  readonly formatValue?: ((value: number) => ReactNode) | undefined;
}

export function ChartLegend({ label, rows, total, extraHeader, formatValue = money }: ChartLegendProps) {
  const whole = total ? total.value : wholeOf(rows);
  const headers = ['Name', 'Amount', 'Percent', ...(extraHeader === undefined ? [] : [extraHeader])];
  const shares = sharesOf(rows, whole);
  const cellsOf = ({ value, reason, figure, extra }: ChartLegendRow, share = NaN) => (
    <>
      <Value data-zero={value === 0 || undefined}>
        {figure || (value === unknown ? <Amount cents={value} reason={reason} /> : formatValue(value))}
      </Value>
      <Share>{formatPercent(share, 1)}</Share>
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
        {rows.map((row, index) => (
          <tr key={row.name}>
            <th scope="row">
              <Row as="span" gap="10px">
                <Swatch $color={seriesColor(index)} />
                <span>{row.name}</span>
                {row.info && <Info>{row.info}</Info>}
              </Row>
            </th>
            {cellsOf(row, shares[index])}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">
              <Row as="span" gap="10px">
                <span>{total.name}</span>
                {total.info && <Info>{total.info}</Info>}
              </Row>
            </th>
            {cellsOf(total, total.value === 0 || total.value === unknown ? NaN : 1)}
          </tr>
        </tfoot>
      )}
    </Table>
  );
}

const money = (value: number) => <Amount cents={value} />;

/** On phones the extra column replaces the percentages, which the chart shows. */
const withoutPercents = css`
  ${media.phone} {
    tr > :nth-child(3) {
      display: none;
    }
  }
`;

const Table = styled.table<{ readonly $hasExtra: boolean }>`
  ${textStyle({ width: '100%', size: 'sm', relative: true })}

  tbody > tr + tr,
  tfoot > tr {
    border-top: 1px solid ${color.border};
  }

  :where(th, td) {
    ${boxStyle({ height: '40px', pad: '0px' })}
  }

  thead th {
    height: 0;
  }

  th {
    ${textStyle({ weight: 'regular', textAlign: 'start' })}
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

/** The padding of the button already separates it. */
const Info = styled.span`
  ${rowStyle({ align: 'stretch', tone: 'muted' })}
  margin: -6px 0 -6px -8px;
`;

const Cell = styled.td`
  ${textStyle({ textAlign: 'end', tabular: true, nowrap: true, padStart: 4, phone: { padStart: 3 } })}
`;

const Value = styled(Cell)`
  font-weight: ${weight.strong};

  &[data-zero] {
    ${textStyle({ tone: 'muted', weight: 'regular' })}
  }
`;

const Share = styled(Cell)`
  ${textStyle({ width: '76px', tone: 'muted' })}

  &:not(:last-child) {
    width: 1%;
  }
`;

const Extra = styled(Cell)`
  width: 1%;
`;
