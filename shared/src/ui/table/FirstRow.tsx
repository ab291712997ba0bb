import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, notOnPaper } from '@back-office/shared/theme';
import type { PhonePosition } from './columns';
import { Cell, MenuCell, SelectCell, phoneRowGrid, rowGrid } from './rowStyle';

/** The row below the head for creating a row. It is not printed. */
export const FirstRow = styled.div<{ readonly $height: number }>`
  ${rowGrid}
  min-height: ${(props) => props.$height}px;
  border-bottom: 1px solid ${color.border};

  > :only-child {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    ${phoneRowGrid}
    grid-template-rows: auto;
    min-height: 52px;

    > [data-phone='primary'] {
      overflow: visible;
    }

    > [data-phone='primary'][data-align='start'] {
      grid-column: 2 / amount;
    }

    > [data-phone='primary'][data-align='end'] {
      grid-row: 1;
    }
  }

  ${notOnPaper}
`;

export interface TableCellProps {
  /** `select` is below the checkboxes, `menu` below the row menus; otherwise the cell takes the next column. */
  readonly place?: 'select' | 'menu';
  /** `end` for figures. */
  readonly align?: 'start' | 'end';
  /** As in `Column`: `primary` is the first line (or the amount, with `align: 'end'`), `secondary` the second line. */
  readonly phone?: PhonePosition;
  /** The content; leave it out for an empty cell. */
  readonly children?: ReactNode;
}

const controlCells = { select: SelectCell, menu: MenuCell };

/** A cell of the table's `firstRow`: one for the checkboxes, one for every column and one for the row menus. */
export function TableCell({ place, align = 'start', phone = 'hidden', children }: TableCellProps) {
  if (place) {
    const ControlCell = controlCells[place];
    return <ControlCell role="cell">{children}</ControlCell>;
  }
  return (
    <Cell role="cell" data-align={align} data-phone={phone}>
      {children}
    </Cell>
  );
}
