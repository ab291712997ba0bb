import { useRef } from 'react';
import styled from 'styled-components';
import { media } from '../../theme/theme';
import { GroupRow } from './GroupRow';
import type { Lines } from './lines';
import { nameCutText, openedIndex } from './pointer';
import type { TableProps } from './tableProps';
import { TableRow, type RowModel } from './TableRow';
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
  const shown = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  for (const row of isPrinting ? [] : [focus.keptIndex, openIndex]) {
    const index = row < 0 ? -1 : lines.indexOfRow(row);
    if (index >= 0 && !shown.includes(index)) shown.push(index);
  }

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
    >
      {shown.map((index) => {
        const line = lines.line(index);
        const rowIndex = rowsBefore + index + 1;
        if ('group' in line)
          return (
            <GroupRow
              key={`group ${index} ${line.group.key}`}
              group={line.group}
              offset={line.top}
              height={line.height}
              rowIndex={rowIndex}
              model={model}
            />
          );
        const row = rows[line.row];
        if (row === undefined) return null;
        const key = rowKey(row);
        return (
          <TableRow
            key={key}
            row={row}
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
      })}
    </Body>
  );
}

const Body = styled.div`
  position: relative;

  /* One row group of the printed table; its rows stand in the flow there. */
  ${media.print} {
    display: table-row-group;
    height: auto !important;
  }
`;
