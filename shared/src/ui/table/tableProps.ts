import type { ReactNode } from 'react';
import type { Column } from './columns';
import type { GroupStart, RowGroup } from './lines';

export interface TableProps<Row> {
  /** Name of the table for screen readers. */
  readonly label: string;
  /** All rows, in order; only the rows in view are drawn. `undefined` for a row that is still loading. */
  readonly rows: readonly (Row | undefined)[];
  /** Called with the indexes of the first and the last row in view or close to it, so that they can be loaded. */
  readonly onRowsInView?: ((first: number, last: number) => void) | undefined;
  /** Stable identity of a row; a function at module scope. */
  readonly rowKey: (row: Row) => string;
  /** Defined at module scope, see `Column`. */
  readonly columns: readonly Column<Row>[];
  /** A checkbox for each row, and one in the head for all rows. */
  readonly selection?: TableSelection<Row> | undefined;
  /**
   * Menu at the end of a row, such as `Menu` with a small trigger. Pass the same function on every render. Its element
   * is created again for each row; with a `key` it is reused for other rows, see `Column.cell`.
   */
  readonly rowMenu?: ((row: Row) => ReactNode) | undefined;
  /** An extra row below the head, such as Quick create: `TableCell`s, or one element across all columns. */
  readonly firstRow?: ReactNode;
  /** Opens a row, when it is clicked or when the cell that names it, which becomes a button, is pressed. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /**
   * Address of an opened row. The cell that names the row is then a link, which can be opened in a new tab; a plain
   * press still calls `onOpen`. A function that stays the same between renders.
   */
  readonly linkOf?: ((row: Row) => string) | undefined;
  /** Key of the row that is open beside the table. It is highlighted and scrolled into view. */
  readonly openKey?: string | undefined;
  /** How the rows are sorted, for the arrow in the head; the caller sorts them. */
  readonly sort?: TableSort | undefined;
  /** The header of a `sortable` column was pressed. Phones show no head: offer a Select there. */
  readonly onSort?: ((column: string) => void) | undefined;
  /**
   * The group of a row. The rows must be in group order; each group gets a row above it. Pass the same function on
   * every render, and look groups up instead of creating them, since every row is asked.
   */
  readonly groupOf?: ((row: Row) => RowGroup) | undefined;
  /** Where groups start, in place of `groupOf`, if rows may still be loading. */
  readonly groups?: readonly GroupStart[] | undefined;
  /** Totals that stay in view at the bottom. */
  readonly foot?: readonly FootRow[] | undefined;
  /** Shown below the head when there are no rows. */
  readonly empty?: ReactNode;
  /** Height in pixels: 48 by default, 40 for dense tables, 36 for drill-downs. */
  readonly rowHeight?: number;
  /** Height in pixels of the two-line row on phones. */
  readonly phoneRowHeight?: number;
  /**
   * Maximum height of the frame in pixels. By default its flexible parent decides, and on phones there is no maximum:
   * the table scrolls with the page, except in dialogs.
   */
  readonly maxHeight?: number | undefined;
  /** Height in pixels assumed before the frame is measured, which never happens in jsdom. */
  readonly defaultHeight?: number;
  /** Initial scroll position in pixels, as `onScrollTop` reported it. */
  readonly scrollTop?: number | undefined;
  /** Called with the scroll position in pixels when the scrolling ends, so that it can be restored. */
  readonly onScrollTop?: ((top: number) => void) | undefined;
  /** No border, and 24 px at the sides, for a dialog whose content reaches the edges. */
  readonly flush?: boolean;
}

export interface TableSelection<Row> {
  readonly selected: ReadonlySet<string>;
  /** `isRange` is true for a click with Shift: toggle everything between the last toggled row and this one. */
  onToggle(id: string, isRange: boolean): void;
  /** Of the rows shown, not of all rows. */
  readonly allState: 'none' | 'some' | 'all';
  /** Absent if Select all is outside of the table. */
  readonly onToggleAll?: (() => void) | undefined;
  /** Name of the row; its checkbox is called `Select {name}`. */
  labelOf(row: Row): string;
}

export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export interface FootRow {
  readonly id: string;
  /** By column id. The first one is the label and extends to the next. Phones show the label and the amount. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  /** The grand total: in bold, below a line. */
  readonly isStrong?: boolean;
}
