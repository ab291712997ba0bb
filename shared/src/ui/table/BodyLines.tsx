import { GroupRow } from './GroupRow';
import type { ShownLine } from './shownLines';
import type { TableProps } from './tableProps';
import { TableRow, type RowModel } from './TableRow';
import { useSlots } from './useSlots';

interface BodyLinesProps<Row> extends Pick<TableProps<Row>, 'rows' | 'openKey'> {
  /** What scrolls, once it is there. */
  readonly frame: HTMLElement | null;
  /** The lines to draw by their keys, top to bottom; the same map while they are the same. */
  readonly shown: ReadonlyMap<string, ShownLine>;
  readonly isPrinting: boolean;
  /** A row has the focus. */
  readonly hasFocus: boolean;
  /** The row that has or last had it. */
  readonly ownKey: string | undefined;
  /** Rows of the table before these, the head included. */
  readonly rowsBefore: number;
  readonly model: RowModel<Row>;
  readonly selected: ReadonlySet<string> | undefined;
}

/** The lines of the body that are in the document, drawn in their slots. */
export function BodyLines<Row>(props: BodyLinesProps<Row>) {
  const { frame, rows, shown, isPrinting, hasFocus, ownKey, rowsBefore, model, selected, openKey } = props;
  const slots = useSlots({ frame, rows, shown, isPrinting, hasFocus, ownKey });

  return slots.map(({ id, key }) => {
    const place = shown.get(key);
    if (!place) return null;
    const { index, line } = place;
    const rowIndex = rowsBefore + index + 1;
    if ('group' in line)
      return (
        <GroupRow
          key={id}
          group={line.group}
          offset={line.top}
          height={line.height}
          rowIndex={rowIndex}
          model={model}
        />
      );
    const row = rows[line.row];
    if (row === undefined) return null;
    return (
      <TableRow
        key={id}
        row={row}
        rowKey={key}
        index={line.row}
        offset={line.top}
        height={line.height}
        rowIndex={rowIndex}
        isSelected={selected?.has(key) ?? false}
        isOpen={key === openKey}
        leadsGroup={line.leads}
        isLast={line.row === rows.length - 1}
        model={model}
      />
    );
  });
}
