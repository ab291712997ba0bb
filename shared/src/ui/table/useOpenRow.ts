import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { isNothingFocused } from '@back-office/shared/ui';
import { focusRowButton, indexOfKey, scrollToRow } from './rowDom';

/**
 * Index of the open row, or -1; it must be drawn wherever it is. When another row opens, the table scrolls to it
 * unless it is in view. When the row closes and the focus disappears with its details, the row gets the focus.
 * `isReady` is false until the frame can be scrolled.
 */
export function useOpenRow<Row>(
  bodyRef: RefObject<HTMLElement | null>,
  rows: readonly (Row | undefined)[],
  rowKey: (row: Row) => string,
  openKey: string | undefined,
  isReady: boolean,
): number {
  const openIndex = useMemo(
    () => (openKey === undefined ? -1 : indexOfKey(rows, rowKey, openKey, -1)),
    [rows, rowKey, openKey],
  );
  const lastOpen = useRef<{ readonly key: string; readonly index: number }>(undefined);

  useLayoutEffect(() => {
    if (!isReady || openKey === undefined || openIndex < 0) return;
    if (lastOpen.current?.key !== openKey) scrollToRow(bodyRef.current, openIndex);
    lastOpen.current = { key: openKey, index: openIndex };
  }, [bodyRef, isReady, openIndex, openKey]);

  useLayoutEffect(() => {
    const closed = lastOpen.current;
    if (openKey !== undefined || !closed) return undefined;
    lastOpen.current = undefined;
    // The details disappear in this commit; only then is their focus lost.
    const frame = requestAnimationFrame(() => {
      const body = bodyRef.current;
      const index = indexOfKey(rows, rowKey, closed.key, closed.index);
      if (body && index >= 0 && isNothingFocused(body)) focusRowButton(body, index);
    });
    return () => cancelAnimationFrame(frame);
  }, [bodyRef, rows, rowKey, openKey]);

  return openIndex;
}
