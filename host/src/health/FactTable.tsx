import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { boxStyle, color, textStyle, weight } from '@back-office/shared/theme';

interface FactTableProps extends Pick<ComponentProps<'div'>, 'role' | 'aria-label' | 'aria-labelledby'> {
  readonly columns: readonly string[];
  /** Which of the columns have figures. */
  readonly figures?: readonly string[];
  /** The rows. The cells of figures have `data-figure`. */
  readonly children: ReactNode;
}

/** A short table of facts. When it is wider than the page, it scrolls inside its frame. */
export function FactTable({ columns, figures = [], children, ...frame }: FactTableProps) {
  return (
    <Frame tabIndex={0} {...frame}>
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-figure={figures.includes(column) || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </Frame>
  );
}

const Frame = styled.div`
  overflow-x: auto;
  ${boxStyle({ ground: 'raised', round: 'lg', line: 'around' })}
`;

const Table = styled.table`
  ${textStyle({ size: 'sm', tabular: true, width: '100%' })}

  th,
  td {
    ${textStyle({ textAlign: 'start', nowrap: true, pad: ['10px', 4] })}
    vertical-align: top;
  }

  thead th {
    ${textStyle({ size: 'xs', tone: 'muted', weight: 'medium', ground: 'sunken' })}
  }

  tbody tr + tr > * {
    border-top: 1px solid ${color.border};
  }

  tbody th {
    font-weight: ${weight.medium};
  }

  [data-figure] {
    text-align: end;
  }
`;
