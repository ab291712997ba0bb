import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { focusDoor, indexOfKey, isNothingFocused, scrollToRow } from './rowElements';

/**
 * Index of the open row, or -1. It is to be rendered wherever it stands: when another row opens, it is scrolled into
 * view unless it is there already. When the row closes and takes the focus with it, the focus comes back to the row.
 * `isReady` is false until the frame can be scrolled.
 */
export function useOpenRow<Row>(
  bodyRef: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  openKey: string | undefined,
  isReady: boolean,
): number {
  const openIndex = useMemo(
    () => (openKey === undefined ? -1 : indexOfKey(rows, rowKey, openKey, -1)),
    [rows, rowKey, openKey],
  );
  const shown = useRef<{ readonly key: string; readonly index: number }>(undefined);

  useLayoutEffect(() => {
    if (!isReady || openKey === undefined || openIndex < 0) return;
    if (shown.current?.key !== openKey) scrollToRow(bodyRef.current, openIndex);
    shown.current = { key: openKey, index: openIndex };
  }, [bodyRef, isReady, openIndex, openKey]);

  useLayoutEffect(() => {
    const was = shown.current;
    if (openKey !== undefined || !was) return undefined;
    shown.current = undefined;
    // What showed the row goes in this commit; only then is its focus lost.
    const frame = requestAnimationFrame(() => {
      const body = bodyRef.current;
      const index = indexOfKey(rows, rowKey, was.key, was.index);
      if (body && index >= 0 && isNothingFocused(body)) focusDoor(body, index);
    });
    return () => cancelAnimationFrame(frame);
  }, [bodyRef, rows, rowKey, openKey]);

  return openIndex;
}
