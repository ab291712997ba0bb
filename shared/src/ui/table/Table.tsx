import { useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useVirtualizer } from 'react-window';
import styled from 'styled-components';
import { color, media, radius, text } from '../../theme/theme';
import { divide, type Column } from './column';
import { phoneRowGrid, rowGrid } from './rowParts';
import { TableHead } from './TableHead';
import { TableRow, type RowModel, type TableSelection } from './TableRow';
import { useIsPhone } from './useIsPhone';
import { useLatest } from './useLatest';
import { useRowFocus } from './useRowFocus';

export interface TableProps<Row> {
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** Stable identity of a row; a function of module scope. */
  readonly rowKey: (row: Row) => string;
  /** Defined at module scope, see `Column`. */
  readonly columns: readonly Column<Row>[];
  /** Tick boxes before the rows and one for all in the head. */
  readonly selection?: TableSelection<Row> | undefined;
  /** Menu at the end of a row, such as `Menu` with a small trigger. Keep its identity between renders. */
  readonly rowMenu?: ((row: Row) => ReactNode) | undefined;
  /** A row under the head that is none of the rows (Quick create), made of `TableCell`s, or of one element across. */
  readonly firstRow?: ReactNode;
  /** Opens a row: by a click on it, or by its first cell, which becomes a button. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Key of the row that is open beside the table; it gets the accent marker. */
  readonly openKey?: string | undefined;
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
}

/**
 * A list of things as a table in its own scrolling frame: sticky head, tick boxes, menus, two-line rows on phones.
 * Only the rows in view are in the document. Arrow keys, Home and End move between the same control of the rows.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, rowKey, columns, selection, rowMenu, firstRow, onOpen, openKey, empty } = props;
  const { rowHeight = 48, phoneRowHeight = 64, maxHeight, defaultHeight = 720 } = props;
  const height = useIsPhone() ? phoneRowHeight : rowHeight;

  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const focus = useRowFocus(bodyRef, rows, rowKey);
  // Offsets count from the top of the frame, not from below the head; the overscan is larger than that difference.
  const { items } = useVirtualizer({
    count: rows.length,
    itemSize: height,
    element: frame,
    defaultSize: defaultHeight,
    overscanCount: 6,
  });

  const latest = useLatest({ rows, rowKey, selection });
  const hasSelection = selection !== undefined;
  const division = useMemo(
    () => divide(columns, { select: hasSelection, menu: rowMenu !== undefined }),
    [columns, hasSelection, rowMenu],
  );
  const labelOf = selection?.labelOf;
  const canOpen = onOpen !== undefined;
  const model = useMemo<RowModel<Row>>(
    () => ({
      columns,
      places: division.places,
      labelOf,
      rowMenu,
      canOpen,
      toggle(index, isRange) {
        const { rows: current, rowKey: keyOf, selection: chosen } = latest.current;
        const row = current[index];
        if (row !== undefined) chosen?.onToggle(keyOf(row), isRange);
      },
    }),
    [columns, division, labelOf, rowMenu, canOpen, latest],
  );

  function onClick(event: MouseEvent<HTMLDivElement>) {
    const row = onOpen && rows[openedIndex(event)];
    if (onOpen && row !== undefined) onOpen(row);
  }

  const hasFirstRow = Boolean(firstRow);
  const before = hasFirstRow ? 2 : 1;
  const shown = items.map((item) => item.index);
  if (focus.keptIndex >= 0 && !shown.includes(focus.keptIndex)) shown.push(focus.keptIndex);

  return (
    <Place style={division.style}>
      <Frame
        ref={setFrame}
        role="table"
        aria-label={label}
        aria-rowcount={rows.length + before}
        tabIndex={0}
        style={maxHeight === undefined ? undefined : { maxHeight }}
      >
        <TableHead columns={columns} selection={selection} hasMenu={rowMenu !== undefined} />
        {hasFirstRow && (
          <div role="rowgroup">
            <FirstRow role="row" aria-rowindex={2} $height={rowHeight}>
              {firstRow}
            </FirstRow>
          </div>
        )}
        {rows.length === 0 ? (
          empty !== undefined && (
            <div role="rowgroup">
              <div role="row">
                <div role="cell">{empty}</div>
              </div>
            </div>
          )
        ) : (
          <Body
            ref={bodyRef}
            role="rowgroup"
            style={{ height: rows.length * height }}
            onFocus={focus.onFocus}
            onBlur={focus.onBlur}
            onKeyDownCapture={focus.onKeyDown}
            onClick={onClick}
            onMouseOver={nameCutText}
          >
            {shown.map((index) => {
              const row = rows[index];
              if (row === undefined) return null;
              const key = rowKey(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  index={index}
                  offset={index * height}
                  height={height}
                  rowIndex={index + before + 1}
                  isSelected={selection?.selected.has(key) ?? false}
                  isOpen={key === openKey}
                  isLast={index === rows.length - 1}
                  model={model}
                />
              );
            })}
          </Body>
        )}
      </Frame>
    </Place>
  );
}

/**
 * Index of the row a click opens; NaN where it hit a cell with a control of its own (a near miss of a tick box opens
 * nothing), came through a portal, or ended a text selection.
 */
function openedIndex(event: MouseEvent<HTMLElement>): number {
  const target = event.target as HTMLElement;
  if (!event.currentTarget.contains(target)) return NaN;
  const isOnOtherControl = Boolean(target.closest('[role="cell"]')?.querySelector(otherControls));
  const isSelecting = event.detail > 0 && (document.getSelection()?.toString() ?? '') !== '';
  if (isOnOtherControl || isSelecting) return NaN;
  return Number(target.closest<HTMLElement>('[data-index]')?.dataset['index']);
}

const otherControls = 'button:not([data-door]), a, input, select, textarea';

/** Cut text shows whole on hover. Measured when the pointer comes, which costs nothing while scrolling. */
function nameCutText(event: MouseEvent) {
  const clip = (event.target as HTMLElement).closest<HTMLElement>('[data-clip]');
  if (!clip) return;
  if (clip.scrollWidth > clip.clientWidth) clip.title = clip.textContent;
  else clip.removeAttribute('title');
}

/** Fills a flexible parent, while the frame inside is only as high as its rows. */
const Place = styled.div`
  display: flex;
  flex-direction: column;
  flex: 0 1 auto;
  min-height: 0;
  min-width: 0;
`;

const Frame = styled.div`
  position: relative;
  isolation: isolate;
  min-height: 0;
  /* Without a limit from the parent the frame still never grows beyond the window, so rows stay windowed. */
  max-height: 100dvh;
  overflow: auto;
  scroll-padding: 44px 0 4px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};
  ${text.sm}

  ${media.phone} {
    scroll-padding-top: 4px;
  }
`;

const FirstRow = styled.div<{ readonly $height: number }>`
  ${rowGrid}
  min-height: ${(props) => props.$height}px;
  border-bottom: 1px solid ${color.border};

  > :only-child {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    ${phoneRowGrid}
    grid-template-rows: auto;
    min-height: 52px;

    > [data-phone='primary'][data-align='start'] {
      grid-column: 2 / amount;
    }

    > [data-phone='primary'][data-align='end'] {
      grid-row: 1;
    }
  }
`;

const Body = styled.div`
  position: relative;
`;
