import { Check } from 'lucide-react';
import { Fragment, isValidElement, memo, type ChangeEvent, type ReactNode } from 'react';
import { keepTextUnselected } from '../tickPress';
import type { CellPlace, Column } from './column';

export interface TableSelection<Row> {
  readonly selected: ReadonlySet<string>;
  /** `isRange` is true for a shift-click: toggle everything between the last toggled row and this one. */
  onToggle(id: string, isRange: boolean): void;
  /** Of the rows shown, not of all rows. */
  readonly allState: 'none' | 'some' | 'all';
  onToggleAll(): void;
  /** Name of the row; its box is called `Select {name}`. */
  labelOf(row: Row): string;
}

/** What all rows share. One object for the whole table, so that a row renders again only when its own facts change. */
export interface RowModel<Row> {
  readonly columns: readonly Column<Row>[];
  readonly places: readonly CellPlace[];
  readonly labelOf?: ((row: Row) => string) | undefined;
  readonly rowMenu?: ((row: Row) => ReactNode) | undefined;
  /** Index of the column whose text opens the row; undefined where rows do not open. */
  readonly door: number | undefined;
  /** The box of any row was ticked or cleared. */
  readonly onTick: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface TableRowProps<Row> {
  readonly row: Row;
  readonly rowKey: string;
  readonly index: number;
  /** Distance from the top of the body and height, in pixels. */
  readonly offset: number;
  readonly height: number;
  /** 1-based place among all rows of the table, the head included. */
  readonly rowIndex: number;
  readonly isSelected: boolean;
  readonly isOpen: boolean;
  /** A group row stands above; scrolled to, the row shows it too. */
  readonly leadsGroup: boolean;
  readonly isLast: boolean;
  readonly model: RowModel<Row>;
}

/** Plain elements, which `Body` styles. */
export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, rowKey, index, offset, height, rowIndex, isSelected, isOpen, leadsGroup, isLast, model } = props;
  const { columns, places, labelOf, rowMenu, door, onTick } = model;
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-current={isOpen || undefined}
      data-row=""
      data-index={index}
      data-selected={isSelected || undefined}
      data-pressable={door !== undefined || undefined}
      data-leads={leadsGroup || undefined}
      data-last={isLast || undefined}
      style={{ height, top: offset }}
    >
      {labelOf && (
        <div role="cell" data-place="select">
          <label onMouseDown={keepTextUnselected}>
            <input type="checkbox" aria-label={`Select ${labelOf(row)}`} checked={isSelected} onChange={onTick} />
            {isSelected && <Check size={14} strokeWidth={3} aria-hidden />}
          </label>
        </div>
      )}
      {columns.map((column, place) => rowCell(row, rowKey, column, places[place] ?? firstPlace, place === door))}
      {rowMenu && (
        <div role="cell" data-place="menu">
          {ofRow(rowMenu(row), rowKey)}
        </div>
      )}
    </div>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

const firstPlace: CellPlace = { phone: 'primary', align: 'start', isQuiet: false, before: '', style: {} };

/** A cell; `isDoor` where its text opens the row. */
function rowCell<Row>(row: Row, rowKey: string, column: Column<Row>, place: CellPlace, isDoor: boolean) {
  const content = ofRow(column.cell(row), rowKey);
  const lead = column.lead && ofRow(column.lead(row), rowKey);
  return (
    <div
      key={column.id}
      role="cell"
      data-align={place.align}
      data-phone={place.phone}
      data-quiet={place.isQuiet || undefined}
      data-led={lead === undefined ? undefined : ''}
      data-before={place.before || undefined}
      data-clip=""
      style={place.style}
    >
      {lead}
      {isDoor ? (
        <button type="button" data-door="" data-clip="">
          {content}
        </button>
      ) : lead === undefined ? (
        content
      ) : (
        <span data-text="" data-clip="">
          {content}
        </span>
      )}
    </div>
  );
}

/**
 * The elements of a row are drawn for other rows after it. What its cells contain is not, as it may remember things,
 * unless it brings a key of its own.
 */
function ofRow(content: ReactNode, rowKey: string): ReactNode {
  const isPlain = typeof content !== 'object' || content === null;
  const hasKey = isValidElement(content) && content.key !== null;
  return isPlain || hasKey ? content : <Fragment key={rowKey}>{content}</Fragment>;
}
