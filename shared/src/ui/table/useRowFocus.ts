import {
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { controlsOf, isNothingFocused, isRowAwaited } from '@back-office/shared/ui';
import { focusControl, focusRow, indexOfKey, keyAt } from './rowDom';

/** Controls that use the arrow keys themselves. */
const arrowKeyControls =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), select, textarea, [contenteditable]';

/** Where the focus is or was last: the row and which of its controls. */
interface FocusedRow {
  readonly key: string;
  readonly index: number;
  readonly control: number;
}

/**
 * Focus in a body that draws only the rows in view. The focused row stays drawn however far the list is scrolled
 * (`focusedIndex`, -1 without focus). Arrow keys move to the same control of the next row, Home and End to the first
 * and the last row. When the focused row is deleted, the row in its place gets the focus; when Undo brings rows back, the
 * first of them. `lastFocusedKey` is the row that has the focus or had it last.
 */
export function useRowFocus<Row>(
  bodyRef: RefObject<HTMLElement | null>,
  rows: readonly (Row | undefined)[],
  rowKey: (row: Row) => string,
) {
  const [focused, setFocused] = useState<{ key: string; index: number } | null>(null);
  const [lastFocusedKey, setLastFocusedKey] = useState<string>();
  const last = useRef<FocusedRow | null>(null);

  const focusedIndex = useMemo(
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
    // A closing menu or dialog returns the focus in the next frame; the focus is lost only if that failed. If the rows
    // change again before then, the wait starts over.
    const frame = requestAnimationFrame(() => {
      if (last.current === was) last.current = null;
      const body = bodyRef.current;
      if (body && rows.length > 0 && isNothingFocused(body))
        focusControl(body, Math.min(was.index, rows.length - 1), was.control);
    });
    return () => cancelAnimationFrame(frame);
  }, [bodyRef, rows, rowKey]);

  useRestoredRow(bodyRef, rows, rowKey, (key, index) => setFocused({ key, index }));

  function setFocusedRow(index: number) {
    if (!(index < rows.length)) return;
    const key = keyAt(rows, rowKey, index);
    setFocused({ key, index });
    setLastFocusedKey(key);
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const element = rowOf(event);
    if (!element) return;
    const index = Number(element.dataset['index']);
    if (!(index < rows.length)) return;
    const control = controlsOf(element).indexOf(event.target as HTMLElement);
    last.current = { key: keyAt(rows, rowKey, index), index, control };
    setFocusedRow(index);
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const element = rowOf(event);
    if (!element || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as HTMLElement).matches(arrowKeyControls)) return;
    const index = Number(element.dataset['index']);
    const target = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: rows.length - 1 }[event.key];
    if (target === undefined || target < 0 || target >= rows.length) return;
    event.preventDefault();
    event.stopPropagation();
    const control = controlsOf(element).indexOf(event.target as HTMLElement);
    // The row may be out of view: draw it first, then focus it.
    flushSync(() => setFocusedRow(target));
    focusControl(event.currentTarget, target, control);
  }

  return { focusedIndex, lastFocusedKey, onFocus, onBlur, onKeyDown };
}

/** When Undo brings rows back, the first of them is drawn and gets the focus. */
function useRestoredRow<Row>(
  bodyRef: RefObject<HTMLElement | null>,
  rows: readonly (Row | undefined)[],
  rowKey: (row: Row) => string,
  onRestored: (key: string, index: number) => void,
) {
  const draw = useEffectEvent(onRestored);
  const shown = useRef<readonly (Row | undefined)[]>([]);
  useLayoutEffect(() => {
    const keysOf = (list: typeof rows) => list.map((_, index) => keyAt(list, rowKey, index));
    const before = new Set(isAwaited(bodyRef) ? keysOf(shown.current) : []);
    shown.current = rows;
    const restored = isAwaited(bodyRef) && keysOf(rows).find((key) => !before.has(key));
    if (!restored) return;
    requestAnimationFrame(() => {
      const index = indexOfKey(shown.current, rowKey, restored, -1);
      if (index < 0 || !bodyRef.current || !isAwaited(bodyRef)) return;
      // The row may be out of view: draw it first, then focus it.
      flushSync(() => draw(restored, index));
      focusRow(bodyRef.current, index);
    });
  }, [bodyRef, rows, rowKey]);
}

function isAwaited(body: RefObject<HTMLElement | null>): boolean {
  return body.current !== null && isRowAwaited(body.current);
}

/** The row of an event; null if the event comes from an overlay of the row. */
function rowOf(event: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>): HTMLElement | null {
  const element = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
  return element && event.currentTarget.contains(element) ? element : null;
}
