import { Check } from 'lucide-react';
import {
  Fragment,
  isValidElement,
  memo,
  useLayoutEffect,
  useMemo,
  useRef,
  type ChangeEvent,
  type ReactNode,
} from 'react';
import { Link } from '@back-office/shared/router';
import { isShiftHeld, preventTextSelection } from '../checkboxBase';
import { layOutColumns, type CellLayout, type Column } from './columns';
import { preventPlainClick, rowIndexOf } from './rowDom';
import type { TableProps } from './tableProps';

/** What all rows share: one object per table, so that a row renders again only when its own props change. */
export interface RowModel<Row> {
  readonly columns: readonly Column<Row>[];
  readonly cells: readonly CellLayout[];
  readonly labelOf?: ((row: Row) => string) | undefined;
  readonly rowMenu?: ((row: Row) => ReactNode) | undefined;
  /** Index of the column whose text opens the row; undefined if rows cannot be opened. */
  readonly nameColumn: number | undefined;
  readonly linkOf?: ((row: Row) => string) | undefined;
  /** The checkbox of any row was checked or cleared. */
  readonly onCheck: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The column layout and the row model; both stay the same until the columns or the features of the rows change. */
export function useRowModel<Row>({ rows, rowKey, columns, selection, rowMenu, onOpen, linkOf }: TableProps<Row>) {
  const latest = useRef({ rows, rowKey, selection });
  useLayoutEffect(() => {
    latest.current = { rows, rowKey, selection };
  });
  const hasSelection = selection !== undefined;
  const layout = useMemo(
    () => layOutColumns(columns, { select: hasSelection, menu: rowMenu !== undefined }),
    [columns, hasSelection, rowMenu],
  );
  const labelOf = selection?.labelOf;
  const canOpen = onOpen !== undefined;
  const model = useMemo<RowModel<Row>>(
    () => ({
      columns,
      cells: layout.cells,
      labelOf,
      rowMenu,
      nameColumn: canOpen ? layout.nameColumn : undefined,
      linkOf,
      onCheck(event) {
        const { rows: current, rowKey: keyOf, selection: currentSelection } = latest.current;
        const row = current[rowIndexOf(event.currentTarget)];
        if (row !== undefined) currentSelection?.onToggle(keyOf(row), isShiftHeld(event.nativeEvent));
      },
    }),
    [columns, layout, labelOf, rowMenu, canOpen, linkOf],
  );
  return { layout, model };
}

interface TableRowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly index: number;
  /** Distance from the top of the body and height, in pixels. */
  readonly offset: number;
  readonly height: number;
  /** 1-based position among all rows of the table, including the head. */
  readonly rowIndex: number;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  /** When scrolled into view, the group row above it is shown too. */
  readonly isFirstOfGroup: boolean;
  readonly isLast: boolean;
  readonly model: RowModel<Row>;
}

/** Plain elements, styled by `bodyStyle.ts`. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, rowKey, index, offset, height, rowIndex, isSelected, isOpen, isFirstOfGroup, isLast, model } = props;
  const { labelOf, rowMenu, nameColumn, onCheck } = model;
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-current={isOpen || undefined}
      data-row=""
      data-index={index}
      data-selected={isSelected || undefined}
      data-pressable={nameColumn !== undefined || undefined}
      data-first-of-group={isFirstOfGroup || undefined}
      data-last={isLast || undefined}
      style={{ height, top: offset }}
    >
      {labelOf && (
        <div role="cell" data-control="select">
          <label onMouseDown={preventTextSelection}>
            <input type="checkbox" aria-label={`Select ${labelOf(row)}`} checked={isSelected} onChange={onCheck} />
            {isSelected && <Check size={14} strokeWidth={3} aria-hidden />}
          </label>
        </div>
      )}
      {rowCells(row, rowKey, model)}
      {rowMenu && (
        <div role="cell" data-control="menu">
          {keyedByRow(rowMenu(row), rowKey)}
        </div>
      )}
    </div>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

/** Where there is no value. Below a header it says so; the second line on phones leaves it out. */
const none = '–';

const defaultLayout: CellLayout = {
  phone: 'primary',
  align: 'start',
  isMuted: false,
  hasRoom: false,
  prefix: '',
  dot: '',
  style: {},
};

function rowCells<Row>(row: Row, rowKey: string, { columns, cells, nameColumn, linkOf }: RowModel<Row>) {
  /** Whether phones show an earlier part of the second line, from which a dot separates the next. */
  let hasPart = false;
  return columns.map((column, at) => {
    const layout = cells[at] ?? defaultLayout;
    const content = keyedByRow(column.cell(row), rowKey);
    const dot = hasPart ? layout.dot : '';
    const prefix = column.hidesPhoneLabel?.(row) ? dot : dot + layout.prefix.slice(layout.dot.length);
    if (layout.phone === 'secondary' && content !== none && content !== '') hasPart = true;
    const opens = at === nameColumn ? (linkOf?.(row) ?? 'button') : undefined;
    return rowCell(row, rowKey, column, { content, prefix, layout, opens });
  });
}

interface CellParts {
  readonly content: ReactNode;
  readonly prefix: string;
  readonly layout: CellLayout;
  /** `button` or an address if the cell opens the row. */
  readonly opens: string | undefined;
}

function rowCell<Row>(row: Row, rowKey: string, column: Column<Row>, { content, prefix, layout, opens }: CellParts) {
  const thumbnail = column.thumbnail && keyedByRow(column.thumbnail(row), rowKey);
  return (
    <div
      key={column.id}
      role="cell"
      data-align={layout.align}
      data-phone={layout.phone}
      data-muted={layout.isMuted || undefined}
      data-has-room={layout.hasRoom || undefined}
      data-has-thumbnail={thumbnail === undefined ? undefined : ''}
      data-prefix={prefix || undefined}
      data-none={content === none || undefined}
      data-truncates=""
      style={layout.style}
    >
      {thumbnail}
      {opens === 'button' ? (
        <button type="button" data-row-button="" data-truncates="">
          {content}
        </button>
      ) : opens !== undefined ? (
        <Link to={opens} data-row-button="" data-truncates="" onClick={preventPlainClick}>
          {content}
        </Link>
      ) : thumbnail === undefined ? (
        content
      ) : (
        <span data-text="" data-truncates="">
          {content}
        </span>
      )}
      {column.mark && keyedByRow(column.mark(row), rowKey)}
    </div>
  );
}

/**
 * The elements of a row are reused for other rows. The content of its cells is not, because it may keep state, unless
 * it has a key of its own.
 */
function keyedByRow(content: ReactNode, rowKey: string): ReactNode {
  const isPlain = typeof content !== 'object' || content === null;
  const hasKey = isValidElement(content) && content.key !== null;
  return isPlain || hasKey ? content : <Fragment key={rowKey}>{content}</Fragment>;
}
