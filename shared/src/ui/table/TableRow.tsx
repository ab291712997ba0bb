import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, oneLine, space, weight } from '../../theme/theme';
import { Checkbox } from '@back-office/shared/ui';
import type { CellPlace, Column } from './column';
import { Cell, MenuCell, SelectCell, bodyLine, phone, phoneRowGrid, rowGrid } from './rowParts';

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
  readonly toggle: (index: number, isRange: boolean) => void;
}

interface TableRowProps<Row> {
  readonly row: Row;
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

export const TableRow = memo(function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, offset, height, rowIndex, isSelected, isOpen, leadsGroup, isLast, model } = props;
  const { columns, places, labelOf, rowMenu, door, toggle } = model;
  return (
    <BodyRow
      role="row"
      aria-rowindex={rowIndex}
      aria-current={isOpen || undefined}
      data-index={index}
      data-selected={isSelected || undefined}
      data-pressable={door !== undefined || undefined}
      data-leads={leadsGroup || undefined}
      data-last={isLast || undefined}
      style={{ height, top: offset }}
    >
      {labelOf && (
        <SelectCell role="cell">
          <Checkbox
            label={`Select ${labelOf(row)}`}
            hideLabel
            isChecked={isSelected}
            onChange={(_, isRange) => toggle(index, isRange)}
          />
        </SelectCell>
      )}
      {columns.map((column, place) => (
        <RowCell
          key={column.id}
          row={row}
          column={column}
          place={places[place] ?? firstPlace}
          isDoor={place === door}
        />
      ))}
      {rowMenu && <MenuCell role="cell">{rowMenu(row)}</MenuCell>}
    </BodyRow>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

const firstPlace: CellPlace = { phone: 'primary', align: 'start', isQuiet: false, before: '', style: {} };

interface RowCellProps<Row> {
  readonly row: Row;
  readonly column: Column<Row>;
  readonly place: CellPlace;
  /** The cell whose text opens the row. */
  readonly isDoor: boolean;
}

function RowCell<Row>({ row, column, place, isDoor }: RowCellProps<Row>) {
  const content = column.cell(row);
  const body = isDoor ? (
    <Door type="button" data-door="" data-clip="">
      {content}
    </Door>
  ) : (
    content
  );
  return (
    <Cell
      role="cell"
      data-align={place.align}
      data-phone={place.phone}
      data-quiet={place.isQuiet || undefined}
      data-led={column.lead ? '' : undefined}
      data-before={place.before || undefined}
      data-clip=""
      style={place.style}
    >
      {column.lead ? (
        <Led>
          {column.lead(row)}
          {isDoor ? body : <Text data-clip="">{body}</Text>}
        </Led>
      ) : (
        body
      )}
    </Cell>
  );
}

const BodyRow = styled.div`
  ${rowGrid}
  ${bodyLine}
  background-color: ${color.bgRaised};

  /* The frame's own edge closes the table. */
  &[data-last] {
    border-bottom-color: transparent;
  }

  &[data-leads] {
    scroll-margin-top: 36px;
  }

  &[data-pressable] {
    cursor: pointer;
  }

  &:hover {
    background-color: ${color.bgHover};
  }

  &[data-selected],
  &[aria-current] {
    background-color: ${color.accentSubtle};
  }

  &[aria-current] {
    box-shadow: inset 3px 0 ${color.accent};
  }

  ${phone} {
    ${phoneRowGrid}
  }
`;

/** The row's name as a button: it looks like text, and opens the row by keyboard. */
const Door = styled.button`
  max-width: 100%;
  border-radius: ${space[1]};
  text-align: start;
  vertical-align: top;
  ${oneLine}
  font-weight: ${weight.medium};
  color: ${color.text};
`;

/** Picture and text; on a phone the picture stands beside both lines, the text keeps to the first. */
const Led = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;

  ${phone} {
    height: 20px;

    > :first-child {
      align-self: start;
      margin-top: 5px;
    }
  }
`;

const Text = styled.span`
  ${oneLine}
`;
