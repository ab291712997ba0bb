import { useMemo, useRef } from 'react';
import { Body } from './Body';
import { BodyLines } from './BodyLines';
import type { Lines } from './lines';
import { nameCutText, openedIndex, unnameCutText } from './pointer';
import { shownLines } from './shownLines';
import type { TableProps } from './tableProps';
import type { RowModel } from './TableRow';
import { useOpenRow } from './useOpenRow';
import { useRowFocus } from './useRowFocus';
import { useShownLines } from './useShownLines';

/** Rows that paper shows, windowed or not: a dozen pages. Who needs more exports them. */
export const printedRows = 500;

type FromTable = 'rows' | 'rowKey' | 'openKey' | 'onOpen' | 'scrollTop';

interface TableBodyProps<Row> extends Pick<TableProps<Row>, FromTable> {
  /** What scrolls, once it is there. */
  readonly frame: HTMLElement | null;
  /** The first 500 rows stand in the document, in view or not. */
  readonly isPrinting: boolean;
  readonly lines: Lines;
  /** Pixels, as in `lines`. */
  readonly rowHeight: number;
  /** Rows of the table before these, the head included. */
  readonly rowsBefore: number;
  readonly model: RowModel<Row>;
  readonly selected: ReadonlySet<string> | undefined;
  readonly defaultHeight: number;
}

/** The rows that scroll, only those in view. It alone renders while scrolling. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { frame, rows, rowKey, lines, rowHeight, rowsBefore, model, selected, openKey, onOpen } = props;
  const { isPrinting, defaultHeight, scrollTop } = props;
  const bodyRef = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(bodyRef, rows, rowKey);
  const inView = useShownLines(frame, lines, { rowHeight, defaultHeight, scrollTop });
  const openIndex = useOpenRow(bodyRef, rows, rowKey, openKey, frame !== null);

  const first = isPrinting ? 0 : inView.first;
  const last = isPrinting ? lines.indexOfRow(Math.min(rows.length, printedRows) - 1) : inView.last;
  const keptIndex = isPrinting ? -1 : focus.keptIndex;
  const openAt = isPrinting ? -1 : openIndex;
  const shown = useMemo(
    () => shownLines(lines, { first, last, apart: [keptIndex, openAt] }, rows, rowKey),
    [lines, first, last, keptIndex, openAt, rows, rowKey],
  );

  return (
    <Body
      ref={bodyRef}
      role="rowgroup"
      style={{ height: lines.height }}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      onKeyDownCapture={focus.onKeyDown}
      onClick={(event) => {
        const row = onOpen && rows[openedIndex(event)];
        if (onOpen && row !== undefined) onOpen(row);
      }}
      onMouseOver={nameCutText}
      onMouseOut={unnameCutText}
    >
      <BodyLines
        frame={frame}
        rows={rows}
        shown={shown}
        isPrinting={isPrinting}
        hasFocus={focus.keptIndex >= 0}
        ownKey={focus.ownKey}
        rowsBefore={rowsBefore}
        model={model}
        selected={selected}
        openKey={openKey}
      />
    </Body>
  );
}
