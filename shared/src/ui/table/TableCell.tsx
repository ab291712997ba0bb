import type { ReactNode } from 'react';
import type { PhonePlace } from './column';
import { Cell, MenuCell, SelectCell } from './rowParts';

export interface TableCellProps {
  /** `select` stands under the tick boxes, `menu` under the row menus; without it the cell takes the next column. */
  readonly place?: 'select' | 'menu';
  /** `end` for figures. */
  readonly align?: 'start' | 'end';
  /** As of a column: `primary` the first line (or the amount where `align` is `end`), `secondary` the second. */
  readonly phone?: PhonePlace;
  /** The content; leave it out for a cell that only keeps its place. */
  readonly children?: ReactNode;
}

const partOf = { select: SelectCell, menu: MenuCell };

/** A cell of the table's `firstRow`; give one for the tick column, one for every column and one for the menus. */
export function TableCell({ place, align = 'start', phone = 'hidden', children }: TableCellProps) {
  if (place) {
    const Part = partOf[place];
    return <Part role="cell">{children}</Part>;
  }
  return (
    <Cell role="cell" data-align={align} data-phone={phone}>
      {children}
    </Cell>
  );
}
