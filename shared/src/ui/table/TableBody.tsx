import { useEffect, useRef, useState, type RefObject } from 'react';
import { Skeleton, TooltipBubble, VisuallyHidden } from '@back-office/shared/ui';
import { listen } from '../../loading/listen';
import { Body } from './bodyStyle';
import { GroupRow } from './GroupRow';
import type { Lines } from './lines';
import { useRowElements } from './recycling';
import { addTitleIfTruncated, clickedRowIndex, isTruncated, removeTitle } from './rowDom';
import { RestoreWindowScroll, type Scroller } from './scroller';
import type { TableProps } from './tableProps';
import { TableRow, type RowModel } from './TableRow';
import { useOpenRow } from './useOpenRow';
import { useRowFocus } from './useRowFocus';
import { useVisibleLines, type DrawnLine } from './visibleLines';

type FromTable = 'rows' | 'rowKey' | 'openKey' | 'onOpen' | 'scrollTop' | 'onRowsInView';

interface TableBodyProps<Row> extends Pick<TableProps<Row>, FromTable> {
  /** The frame of the table, once it is there. */
  readonly frame: HTMLElement | null;
  /** What scrolls the rows: the frame or something around it. */
  readonly scroller: Scroller | null;
  readonly isPrinting: boolean;
  readonly lines: Lines;
  /** Pixels, as in `lines`. */
  readonly rowHeight: number;
  /** Rows of the table before these, including the head. */
  readonly rowsBefore: number;
  readonly model: RowModel<Row>;
  readonly selected: ReadonlySet<string> | undefined;
  readonly defaultHeight: number;
}

/** The rows in view and their group rows. Nothing else of the table renders while scrolling. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { frame, scroller, rows, rowKey, lines, rowHeight, rowsBefore, model, selected, openKey, onOpen } = props;
  const { isPrinting, defaultHeight, scrollTop, onRowsInView } = props;
  const bodyRef = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(bodyRef, rows, rowKey);
  const openIndex = useOpenRow(bodyRef, rows, rowKey, openKey, frame !== null);
  const drawn = useVisibleLines({
    frame,
    scroller,
    lines,
    rows,
    rowKey,
    rowHeight,
    defaultHeight,
    scrollTop,
    isPrinting,
    pinned: [focus.focusedIndex, openIndex],
    onRowsInView,
  });

  return (
    <Body
      ref={bodyRef}
      role="rowgroup"
      data-page-scrolled={scroller !== frame || undefined}
      style={{ height: lines.height }}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      onKeyDownCapture={focus.onKeyDown}
      onClick={(event) => {
        const row = onOpen && rows[clickedRowIndex(event)];
        if (onOpen && row !== undefined) onOpen(row);
      }}
      onMouseOver={addTitleIfTruncated}
      onMouseOut={removeTitle}
    >
      {scroller === 'window' && <RestoreWindowScroll />}
      <FocusedNameTip body={bodyRef} />
      <BodyLines
        scroller={scroller}
        rows={rows}
        drawn={drawn}
        isPrinting={isPrinting}
        hasFocus={focus.focusedIndex >= 0}
        lastFocusedKey={focus.lastFocusedKey}
        rowsBefore={rowsBefore}
        model={model}
        selected={selected}
        openKey={openKey}
      />
    </Body>
  );
}

interface BodyLinesProps<Row> extends Pick<
  TableBodyProps<Row>,
  'scroller' | 'rows' | 'isPrinting' | 'rowsBefore' | 'model' | 'selected' | 'openKey'
> {
  readonly drawn: ReadonlyMap<string, DrawnLine>;
  readonly hasFocus: boolean;
  readonly lastFocusedKey: string | undefined;
}

/** A component of its own, because assigning row elements renders it twice. */
function BodyLines<Row>(props: BodyLinesProps<Row>) {
  const { rows, drawn, rowsBefore, model, selected, openKey } = props;
  const elements = useRowElements(props);

  return elements.map(({ id, key }) => {
    const drawnLine = drawn.get(key);
    if (!drawnLine) return null;
    const { index, line } = drawnLine;
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
    if (row === undefined)
      return <LoadingRow key={id} index={line.row} offset={line.top} height={line.height} rowIndex={rowIndex} />;
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
        isFirstOfGroup={line.isFirstOfGroup}
        isLast={line.row === rows.length - 1}
        model={model}
      />
    );
  });
}

interface LoadingRowProps {
  readonly index: number;
  /** Distance from the top of the body and height, in pixels. */
  readonly offset: number;
  readonly height: number;
  readonly rowIndex: number;
}

/** A row that is still loading. It takes the focus, so that arrow keys lead through it. */
function LoadingRow({ index, offset, height, rowIndex }: LoadingRowProps) {
  return (
    <div role="row" aria-rowindex={rowIndex} aria-busy data-row="" data-index={index} style={{ height, top: offset }}>
      <div role="cell" tabIndex={0} data-row-button="" data-loading="">
        <VisuallyHidden>Loading</VisuallyHidden>
        <Skeleton width="40%" />
      </div>
    </div>
  );
}

/** Shows the name of a row in full while it is cut and has the focus of the keyboard, until Escape or another focus. */
function FocusedNameTip({ body }: { readonly body: RefObject<HTMLElement | null> }) {
  const [name, setName] = useState<HTMLElement>();

  useEffect(() => {
    if (!body.current) return undefined;
    const show = ({ target }: FocusEvent) => {
      const button = (target as HTMLElement).closest<HTMLElement>('[data-row-button]');
      setName(button?.matches(':focus-visible') && isTruncated(button) ? button : undefined);
    };
    const hide = () => setName(undefined);
    const keydown = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    return listen(body.current, { focusin: show, focusout: hide, pointerdown: hide, keydown });
  }, [body]);

  return name ? (
    <TooltipBubble anchor={name} text={name.textContent} onAnchorHidden={() => setName(undefined)} />
  ) : null;
}
