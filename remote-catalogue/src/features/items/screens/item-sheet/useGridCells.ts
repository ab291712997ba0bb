import { useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { pluralize } from '@back-office/shared/format';
import { cellError } from '../../domain/validation';
import {
  fieldsThatDiffer,
  fillDown,
  isManyCells,
  pasteRows,
  type GridField,
  type VariationEntry,
} from '../../domain/variationForm';

/** A cell that changed, and what is wrong with it. What is typed is checked on saving. */
type ChangedCell = readonly [row: string, field: GridField, wrong?: string | undefined];

export type ChangeRows = (rows: readonly VariationEntry[], cells: readonly ChangedCell[]) => void;

type Rows = readonly VariationEntry[];

/** A change of many cells that can be undone. */
interface BlockChange {
  readonly before: Rows;
  readonly after: Rows;
  /** `Pasted 12 cells`. */
  readonly words: string;
  /** Cells that had no room. */
  readonly lost: number;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/** Typing, pasting many cells, filling down, undoing both, and moving from cell to cell. */
export function useGridCells(rows: Rows, fields: readonly GridField[], onChange: ChangeRows) {
  const table = useRef<HTMLTableElement>(null);
  /** The cell that has the focus, or had it last. */
  const [active, setActive] = useState<Place>();
  const { latest, changeMany, undo } = useBlockChanges(rows, onChange);

  const edit = (row: VariationEntry, field: GridField, text: string) =>
    onChange(
      rows.map((each) => (each === row ? { ...row, [field]: text } : each)),
      [[row.id, field]],
    );

  function paste(event: ClipboardEvent, row: number, field: GridField) {
    const text = event.clipboardData.getData('text/plain');
    if (!isManyCells(text)) return;
    event.preventDefault();
    const pasted = pasteRows(rows, text, row, field, fields);
    changeMany(pasted.rows, `Pasted ${pluralize(pasted.taken, 'cell')}`, pasted.lost);
  }

  function fill({ row, column }: Place) {
    const field = fields[column];
    if (field && noFillReason(field) === undefined)
      changeMany(fillDown(rows, row, field), `Filled ${pluralize(rows.length - row - 1, 'cell')}`);
  }

  function focusCell({ row, column }: Place): boolean {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`);
    cell?.focus();
    cell?.select();
    return cell !== null && cell !== undefined;
  }

  function press(event: KeyboardEvent<HTMLInputElement>, { row, column }: Place) {
    if (event.altKey || event.shiftKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key === 'd') fill({ row, column });
      else if (event.key === 'z' && latest) undo();
      else return;
      // The browser would add a bookmark, or undo typing.
      return event.preventDefault();
    }
    const [down, right] = stepOf(event);
    const isMoved = (down !== 0 || right !== 0) && focusCell({ row: row + down, column: column + right });
    // Enter in the last row does not save the form.
    if (isMoved || event.key === 'Enter') event.preventDefault();
  }

  const cellProps = (entry: VariationEntry, field: GridField, row: number, column: number) => ({
    'data-row': row,
    'data-column': column,
    onFocus: () => setActive({ row, column }),
    onChange: (event: ChangeEvent<HTMLInputElement>) => edit(entry, field, event.currentTarget.value),
    onPaste: (event: ClipboardEvent) => paste(event, row, field),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => press(event, { row, column }),
  });
  const activeField = active && fields[active.column];
  return {
    table,
    cellProps,
    /** The last paste or fill, while nothing was changed since. */
    latest,
    undo,
    fillBelow() {
      if (!active) return;
      fill(active);
      focusCell(active);
    },
    /** Why nothing can be filled. */
    noFill: activeField ? noFillReason(activeField) : 'Choose the cell first that all cells below it are to repeat.',
  };
}

/** Changes many cells at once, and takes the last such change back while nothing was changed since. */
function useBlockChanges(rows: Rows, onChange: ChangeRows) {
  const [changes, setChanges] = useState<readonly BlockChange[]>([]);
  const last = changes.at(-1);
  const latest = last && isSameText(rows, last.after) ? last : undefined;

  function changeMany(after: Rows, words: string, lost = 0) {
    const cells = changedCells(rows, after);
    if (cells.length === 0 && lost === 0) return;
    setChanges((known) => [...known, { before: rows, after, words, lost }]);
    onChange(after, cells);
  }

  function undo() {
    if (!latest) return;
    setChanges((known) => known.slice(0, -1));
    onChange(latest.before, changedCells(rows, latest.before));
  }

  return { latest, changeMany, undo };
}

function noFillReason(field: GridField): string | undefined {
  return field === 'gtin' || field === 'sku' ? 'Each variation has codes of its own.' : undefined;
}

function changedCells(before: Rows, after: Rows): readonly ChangedCell[] {
  return after.flatMap((row, place) =>
    fieldsThatDiffer(row, before[place]).map((field): ChangedCell => [row.id, field, cellError(field, row[field])]),
  );
}

function isSameText(one: Rows, other: Rows): boolean {
  return (
    one.length === other.length &&
    one.every((row, place) => row.id === other[place]?.id && fieldsThatDiffer(row, other[place]).length === 0)
  );
}

/** Up, down and Enter go to another row; left and right to another column at the end of the text. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): readonly [number, number] {
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
  switch (key) {
    case 'ArrowDown':
    case 'Enter':
      return [1, 0];
    case 'ArrowUp':
      return [-1, 0];
    case 'ArrowLeft':
      return [0, selectionEnd === 0 || isAllSelected ? -1 : 0];
    case 'ArrowRight':
      return [0, selectionStart === value.length || isAllSelected ? 1 : 0];
    default:
      return [0, 0];
  }
}
