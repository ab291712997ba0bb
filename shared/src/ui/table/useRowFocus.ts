import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { controlsOf, focusControl, indexOfKey, isNothingFocused } from './rowElements';

const ownArrowKeys =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), select, textarea, [contenteditable]';

/** Where the focus is or last was: which row, and which of its controls. */
interface FocusedRow {
  readonly key: string;
  readonly index: number;
  readonly control: number;
}

/**
 * Focus inside a windowed body. The row that holds it stays rendered however far the list is scrolled (`keptIndex`, -1
 * without focus), arrow keys go to the same control of the next row, Home and End to the first and last row, and when
 * the focused row is deleted the focus goes to the row that took its place instead of getting lost. The row that last
 * had it is known afterwards too (`ownKey`), as a closing window gives the focus back to its elements.
 */
export function useRowFocus<Row>(
  bodyRef: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
) {
  const [focused, setFocused] = useState<{ key: string; index: number } | null>(null);
  const [ownKey, setOwnKey] = useState<string>();
  const last = useRef<FocusedRow | null>(null);

  const keptIndex = useMemo(
    () => (focused ? indexOfKey(rows, rowKey, focused.key, focused.index) : -1),
    [rows, rowKey, focused],
  );

  useLayoutEffect(() => {
    const was = last.current;
    if (!was) return undefined;
    const index = indexOfKey(rows, rowKey, was.key, was.index);
    if (index >= 0) {
      last.current = { ...was, index };
      return undefined;
    }
    // A closing menu or dialog gives the focus back in the next frame; only if that failed is it lost. Rows that change
    // once more before then start the wait anew.
    const frame = requestAnimationFrame(() => {
      if (last.current === was) last.current = null;
      const body = bodyRef.current;
      if (body && rows.length > 0 && isNothingFocused(body))
        focusControl(body, Math.min(was.index, rows.length - 1), was.control);
    });
    return () => cancelAnimationFrame(frame);
  }, [bodyRef, rows, rowKey]);

  function keep(index: number) {
    const row = rows[index];
    if (row === undefined) return;
    const key = rowKey(row);
    setFocused({ key, index });
    setOwnKey(key);
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const element = rowOf(event);
    if (!element) return;
    const index = Number(element.dataset['index']);
    const row = rows[index];
    if (row === undefined) return;
    const control = controlsOf(element).indexOf(event.target as HTMLElement);
    last.current = { key: rowKey(row), index, control };
    keep(index);
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const element = rowOf(event);
    if (!element || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as HTMLElement).matches(ownArrowKeys)) return;
    const index = Number(element.dataset['index']);
    const target = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: rows.length - 1 }[event.key];
    if (target === undefined || target < 0 || target >= rows.length) return;
    event.preventDefault();
    event.stopPropagation();
    const control = controlsOf(element).indexOf(event.target as HTMLElement);
    // The row may be outside the window: render it now, then focus it.
    flushSync(() => keep(target));
    focusControl(event.currentTarget, target, control);
  }

  return { keptIndex, ownKey, onFocus, onBlur, onKeyDown };
}

/** The body row of an event, or null where the event comes through a portal (a menu of the row) or from the head. */
function rowOf(event: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>): HTMLElement | null {
  const element = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
  return element && event.currentTarget.contains(element) ? element : null;
}
