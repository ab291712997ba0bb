import { useMemo } from 'react';
import { isShiftHeld } from '../tickPress';
import { divide } from './column';
import { rowIndexOf } from './pointer';
import type { TableProps } from './tableProps';
import type { RowModel } from './TableRow';
import { useLatest } from './useLatest';

/** How rows are divided and what they all share; the same objects until columns, menu or the kind of rows change. */
export function useRowModel<Row>({ rows, rowKey, columns, selection, rowMenu, onOpen }: TableProps<Row>) {
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
      door: canOpen ? division.door : undefined,
      onTick(event) {
        const { rows: current, rowKey: keyOf, selection: chosen } = latest.current;
        const row = current[rowIndexOf(event.currentTarget)];
        if (row !== undefined) chosen?.onToggle(keyOf(row), isShiftHeld(event.nativeEvent));
      },
    }),
    [columns, division, labelOf, rowMenu, canOpen, latest],
  );
  return { division, model };
}
