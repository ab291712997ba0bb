import styled from 'styled-components';
import { formatPercent, largestRemainder, unknown } from '@back-office/shared/format';
import { color, textStyle } from '@back-office/shared/theme';
import { Amount } from '@back-office/shared/ui';
import type { ChartPart } from '@back-office/shared/ui/charts';

interface PointsTableProps {
  readonly title: string;
  readonly figure: string;
  readonly points: readonly ChartPart[];
  /** Pixels at most. */
  readonly height: number;
  readonly formatValue: (value: number) => string;
}

/** The points of a chart with their shares, in a frame that scrolls. */
export function PointsTable({ title, figure, points, height, formatValue }: PointsTableProps) {
  const values = points.map(({ value }) => value).filter((value) => value !== unknown);
  const shares = values.length < points.length ? [] : largestRemainder(values);
  return (
    <Frame tabIndex={0} role="region" aria-label={`${title}, rows`} style={{ maxHeight: height }}>
      <Table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">{figure}</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ name, value, reason }, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value === unknown ? <Amount cents={value} reason={reason} /> : formatValue(value)}</td>
              <td>{formatPercent((shares[index] ?? NaN) / 100, 1)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled.div`
  overflow-y: auto;
`;

const Table = styled.table`
  ${textStyle({ width: '100%', size: 'sm' })}

  :where(th, td) {
    padding: 0 0 0 16px;
    ${textStyle({ weight: 'regular', textAlign: 'end', tabular: true, nowrap: true, height: '36px' })}
  }

  th:first-child {
    ${textStyle({ pad: ['6px', '0px'], textAlign: 'start' })}
    white-space: normal;
  }

  thead th {
    position: sticky;
    top: 0;
    ${textStyle({ size: 'xs', tone: 'muted', ground: 'raised' })}
  }

  tbody tr {
    border-top: 1px solid ${color.border};
  }

  td:last-child {
    color: ${color.textMuted};
  }
`;
