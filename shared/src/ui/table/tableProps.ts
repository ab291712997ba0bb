import type { ReactNode } from 'react';
import type { Column } from './column';
import type { RowGroup } from './lines';
import type { TableSelection } from './TableRow';

export interface TableProps<Row> {
  /** Name of the table for screen readers. */
  readonly label: string;
  /** All rows, in their order; only those in view are drawn. */
  readonly rows: readonly Row[];
  /** Stable identity of a row; a function of module scope. */
  readonly rowKey: (row: Row) => string;
  /** Defined at module scope, see `Column`. */
  readonly columns: readonly Column<Row>[];
  /** Tick boxes before the rows and one for all in the head. */
  readonly selection?: TableSelection<Row> | undefined;
  /**
   * Menu at the end of a row, such as `Menu` with a small trigger. Keep the function's identity between renders. Its
   * element is made anew for each row, or kept for other rows too where it has a `key`, see `Column.cell`.
   */
  readonly rowMenu?: ((row: Row) => ReactNode) | undefined;
  /** A row under the head that is none of the rows (Quick create), made of `TableCell`s, or of one element across. */
  readonly firstRow?: ReactNode;
  /** Opens a row: by a click on it, or by the cell that names it, which becomes a button. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Key of the row that is open beside the table; it gets the accent marker and is scrolled into view. */
  readonly openKey?: string | undefined;
  /** How the rows are sorted, for the arrow in the head; the caller sorts them. */
  readonly sort?: TableSort | undefined;
  /** A head of a `sortable` column was pressed. Phones have no head: offer a Select there. */
  readonly onSort?: ((column: string) => void) | undefined;
  /**
   * Group of a row, for rows that stand in group order: each group gets a row above it. Keep its identity between
   * renders, and look the group up instead of making it, as every row is asked.
   */
  readonly groupOf?: ((row: Row) => RowGroup) | undefined;
  /** Totals that stay in view at the bottom. */
  readonly foot?: readonly FootRow[] | undefined;
  /** Shown under the head while there are no rows. */
  readonly empty?: ReactNode;
  /** Pixels; 48, or 40 for dense tables, 36 for drill-downs. */
  readonly rowHeight?: number;
  /** Pixels of the two-line row below 900 px. */
  readonly phoneRowHeight?: number;
  /** Pixels the frame may grow to; by default as high as its flexible parent lets it. */
  readonly maxHeight?: number | undefined;
  /** Pixels assumed before the frame is measured, which never happens in jsdom. */
  readonly defaultHeight?: number;
  /** Pixels the list is scrolled by at first, as `onScrollTop` told them. */
  readonly scrollTop?: number | undefined;
  /** The scrolling came to rest there; keep it to come back to the same place. */
  readonly onScrollTop?: ((top: number) => void) | undefined;
  /** No frame of its own and 24 px at the sides, for a dialog whose content reaches the edges. */
  readonly flush?: boolean;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** A row of totals. */
export interface FootRow {
  readonly id: string;
  /** By column id. The first one is the label, and reaches as far as the next. Phones show the label and the amount. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** The sum of all: 600, below a line. */
  readonly isStrong?: boolean;
}
