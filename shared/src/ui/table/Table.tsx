import { useMemo, useState } from 'react';
import { formatCount } from '@back-office/shared/format';
import { FirstRow } from './FirstRow';
import { Content, Frame, LeftOut, Place } from './frameParts';
import { groupStarts, linesOf } from './lines';
import { TableBody, printedRows } from './TableBody';
import { TableFoot, footHeight } from './TableFoot';
import { TableHead } from './TableHead';
import type { TableProps } from './tableProps';
import { useIsPhone } from '@back-office/shared/ui';
import { useIsPrinting } from './useIsPrinting';
import { useRowModel } from './useRowModel';
import { useScrollRest } from './useScrollRest';

const groupHeight = 36;

/**
 * A list of things as a table in its own scrolling frame: sticky head, groups, totals, tick boxes, menus, two-line
 * rows on phones. Only the rows in view are in the document; on paper it prints the first 500. Arrow keys, Home and
 * End move between the same control of the rows.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, rowKey, columns, selection, rowMenu, firstRow, onOpen, openKey, sort, onSort, groupOf } = props;
  const { foot = [], empty, rowHeight = 48, phoneRowHeight = 64, maxHeight, defaultHeight = 720 } = props;
  const { scrollTop, onScrollTop, flush = false } = props;
  const hasMenu = rowMenu !== undefined;
  const isPhone = useIsPhone();
  const isPrinting = useIsPrinting();
  const height = isPhone ? phoneRowHeight : rowHeight;

  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  useScrollRest(frame, onScrollTop);

  const starts = useMemo(() => groupStarts(rows, groupOf), [rows, groupOf]);
  const lines = useMemo(
    () => linesOf(rows.length, starts, { row: height, group: groupHeight }),
    [rows.length, starts, height],
  );

  const { division, model } = useRowModel(props);
  const hasFirstRow = Boolean(firstRow);
  const before = hasFirstRow ? 2 : 1;

  return (
    <Place style={division.style}>
      <Frame
        ref={setFrame}
        role="table"
        aria-label={label}
        aria-rowcount={before + lines.count + foot.length}
        tabIndex={0}
        data-flush={flush || undefined}
        style={{ maxHeight, scrollPaddingBottom: foot.length * footHeight + 4 }}
      >
        <Content role="presentation">
          <TableHead
            columns={columns}
            selection={selection}
            hasMenu={hasMenu}
            sort={sort}
            onSort={isPhone || isPrinting ? undefined : onSort}
          />
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
            <TableBody
              frame={frame}
              rows={rows}
              rowKey={rowKey}
              isPrinting={isPrinting}
              lines={lines}
              rowHeight={height}
              rowsBefore={before}
              model={model}
              selected={selection?.selected}
              openKey={openKey}
              onOpen={onOpen}
              defaultHeight={defaultHeight}
              scrollTop={scrollTop}
            />
          )}
          {foot.length > 0 && (
            <TableFoot
              foot={foot}
              columns={columns}
              places={division.places}
              hasSelection={selection !== undefined}
              hasMenu={hasMenu}
              rowsBefore={before + lines.count}
            />
          )}
        </Content>
      </Frame>
      {rows.length > printedRows && (
        <LeftOut>{`The first ${printedRows} of ${formatCount(rows.length)} rows are printed.`}</LeftOut>
      )}
    </Place>
  );
}
