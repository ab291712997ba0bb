import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { useIsPhone, useIsPrinting, useMedia } from '@back-office/shared/ui';
import { boxStyle, media, stackStyle, surface, text, textStyle } from '@back-office/shared/theme';
import { FirstRow } from './FirstRow';
import type { CellLayout } from './columns';
import { groupStarts, linesOf, type Lines } from './lines';
import { TableBody } from './TableBody';
import { TableFoot, footHeight } from './TableFoot';
import { TableHead } from './TableHead';
import type { TableProps } from './tableProps';
import { useRowModel, type RowModel } from './TableRow';
import { pageScrollerOf, type Scroller } from './scroller';
import { useScrollEnd } from './useScrollEnd';
import { maxPrintedRows } from './visibleLines';

const groupHeight = 36;
/** A phone on its side, or an enlarged page. */
const shortWindow = '(max-height: 599px)';

/**
 * A table in its own scrolling frame, with sticky head, groups, totals, checkboxes, row menus, and two-line rows on
 * phones, where it scrolls with the page. Only the rows in view are in the document; the first 1,000 rows are printed.
 * Arrow keys, Home and End move between the same controls of the rows.
 */
export function Table<Row>(props: TableProps<Row>) {
  const {
    label,
    rows,
    firstRow,
    foot = [],
    rowHeight = 48,
    phoneRowHeight = 64,
    maxHeight,
    onScrollTop,
    flush,
  } = props;
  const isPhone = useIsPhone();
  const height = isPhone ? phoneRowHeight : rowHeight;
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const scroller = useScroller(frame, isPhone && maxHeight === undefined);
  const isPageScrolled = scroller !== frame;
  useScrollEnd(isPageScrolled ? null : frame, onScrollTop);
  const lines = useLines(props, height);
  const { layout, model } = useRowModel(props);
  const rowsBefore = firstRow ? 2 : 1;

  return (
    <Root style={layout.style}>
      <Frame
        ref={setFrame}
        role="table"
        aria-label={label}
        aria-rowcount={rowsBefore + lines.count + foot.length}
        tabIndex={isPageScrolled ? -1 : 0}
        data-flush={flush || undefined}
        data-page-scrolled={isPageScrolled || undefined}
        style={{ maxHeight, scrollPaddingBottom: foot.length * footHeight + 4 }}
      >
        <Content role="presentation">
          <TableParts
            {...props}
            frame={frame}
            scroller={scroller}
            lines={lines}
            layouts={layout.cells}
            model={model}
            lineHeight={height}
            rowsBefore={rowsBefore}
          />
        </Content>
      </Frame>
      {rows.length > maxPrintedRows && (
        <PrintNote>{`The first ${formatCount(maxPrintedRows)} of ${formatCount(rows.length)} rows are printed.`}</PrintNote>
      )}
    </Root>
  );
}

interface TablePartsProps<Row> extends TableProps<Row> {
  readonly frame: HTMLElement | null;
  readonly scroller: Scroller | null;
  readonly lines: Lines;
  readonly layouts: readonly CellLayout[];
  readonly model: RowModel<Row>;
  readonly lineHeight: number;
  readonly rowsBefore: number;
}

/** The head, the rows or what is shown in their place, and the totals. */
function TableParts<Row>(props: TablePartsProps<Row>) {
  const { rows, columns, selection, rowMenu, firstRow, sort, onSort, empty, foot = [], rowHeight = 48 } = props;
  const { lines, layouts, lineHeight, rowsBefore, defaultHeight = 720 } = props;
  const isPhone = useIsPhone();
  const isPrinting = useIsPrinting();
  const hasMenu = rowMenu !== undefined;
  return (
    <>
      <TableHead
        columns={columns}
        selection={selection}
        hasMenu={hasMenu}
        sort={sort}
        onSort={isPhone || isPrinting ? undefined : onSort}
      />
      {firstRow && (
        <div role="rowgroup">
          <FirstRow role="row" aria-rowindex={2} $height={rowHeight}>
            {firstRow}
          </FirstRow>
        </div>
      )}
      {rows.length > 0 && (
        <TableBody
          {...props}
          isPrinting={isPrinting}
          rowHeight={lineHeight}
          selected={selection?.selected}
          defaultHeight={defaultHeight}
        />
      )}
      {rows.length === 0 && empty !== undefined && (
        <div role="rowgroup">
          <div role="row">
            <div role="cell">{empty}</div>
          </div>
        </div>
      )}
      {foot.length > 0 && (
        <TableFoot
          foot={foot}
          columns={columns}
          layouts={layouts}
          hasSelection={selection !== undefined}
          hasMenu={hasMenu}
          rowsBefore={rowsBefore + lines.count}
        />
      )}
    </>
  );
}

/** What scrolls the rows: the page, or the frame itself. */
function useScroller(frame: HTMLElement | null, byPage: boolean) {
  const isWindowShort = useMedia(shortWindow);
  return useMemo(
    () => (frame && byPage ? pageScrollerOf(frame, isWindowShort) : frame),
    [frame, byPage, isWindowShort],
  );
}

function useLines<Row>({ rows, groups, groupOf }: TableProps<Row>, height: number) {
  const starts = useMemo(() => groups ?? groupStarts(rows, groupOf), [groups, rows, groupOf]);
  return useMemo(
    () => linesOf(rows.length, starts, { row: height, group: groupHeight }),
    [rows.length, starts, height],
  );
}

/** Fills a flexible parent, while the frame inside is only as high as its rows. */
const Root = styled.div`
  ${stackStyle({ minHeight: '0px' })}
  flex: 0 1 auto;
  min-width: 0;

  &:has(> [data-page-scrolled]) {
    flex: none;
  }

  ${media.phone} {
    --thumbnail-track: 44px;
  }

  /* The second line needs the room. */
  ${media.narrowPhone} {
    --thumbnail-track: 0px;
  }

  ${media.print} {
    display: block;
  }
`;

const Frame = styled.div`
  ${textStyle({ relative: true, minHeight: '0px' })}
  isolation: isolate;

  /* Even without a limit from the parent, the frame is never higher than the window, so few rows are drawn. */
  max-height: 100dvh;
  overflow: auto;
  scroll-padding-top: 44px;
  ${surface}
  ${text.sm}

  &[data-flush] {
    --edge: 8px;
    border-width: 0;
    border-radius: 0;
    background-color: transparent;
  }

  /* Clipped for the rounded corners: hidden overflow would make the frame the one that scrolls. */
  &[data-page-scrolled] {
    flex: none;
    max-height: none;
    overflow: clip;
  }

  ${media.phone} {
    scroll-padding-top: 4px;

    &[data-flush] {
      --edge: 0px;
    }
  }

  /* On paper nothing scrolls; as a table, its head is repeated on every page. */
  ${media.print} {
    --edge: 0px;
    zoom: 0.8;
    display: table;
    width: 100%;
    max-height: none !important;
    overflow: visible;
    border: 0;

    && :focus-visible {
      outline: none;
    }
  }
`;

/** At least as wide as the columns need; the frame scrolls sideways if they do not fit. */
const Content = styled.div`
  width: min-content;
  min-width: 100%;
  ${boxStyle({ phone: { width: 'auto' } })}

  ${media.print} {
    display: contents;
  }
`;

const PrintNote = styled.p`
  display: none;
  ${textStyle({ print: { block: true, tone: 'muted', pad: [3, 2] } })}
`;
