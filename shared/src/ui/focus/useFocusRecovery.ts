import { useCallback, useEffect, useRef, type FocusEvent } from 'react';
import { controlsOf, isNothingFocused, isRowAwaited, sameControlIn, scrollIntoView } from '@back-office/shared/ui';

const rows = 'li, [role="row"]';

/** Where in the list the focus was last. */
interface ListPosition {
  readonly row: Element;
  readonly index: number;
  readonly control: number;
}

/**
 * Recovers the focus on a screen with a list when the focused control disappears: its row is deleted, its bar closes,
 * or a dialog closes whose trigger is gone. The focus goes to the row that had it last or took that row's place, and
 * to the heading, else to the first control, when the list is empty. When Undo brings entries of a list back, the first of them gets it; a `Table`
 * does that itself. Spread `containerProps` on an element around the whole screen.
 */
export function useFocusRecovery() {
  const screen = useRef<HTMLDivElement>(null);
  /** What has the focus: in the screen, in one of its overlays, or where it went from there. */
  const focused = useRef<Element>(null);
  const position = useRef<ListPosition>(null);
  const entries = useRef(new Set<Element>());

  useEffect(() => {
    if (!screen.current) return;
    const before = entries.current;
    entries.current = new Set(screen.current.querySelectorAll('li'));
    if (!isRowAwaited(screen.current)) return;
    const restored = [...entries.current].find((entry) => !before.has(entry));
    const control = restored && controlsOf(restored)[0];
    if (!control) return;
    requestAnimationFrame(() => {
      if (isRowAwaited(control)) focus(control);
    });
  });

  // Any render may have removed the focused control.
  useEffect(() => {
    const recover = () => {
      if (focused.current?.isConnected !== false || !screen.current || !isNothingFocused(screen.current)) return;
      focus(controlAt(screen.current, position.current) ?? headingOf(screen.current) ?? firstControl(screen.current));
    };
    // A closing overlay returns the focus in the next frame; the focus is lost only if that failed. If the page behind
    // is still inert then, the next render tries again.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(recover);
    });
    return () => cancelAnimationFrame(frame);
  });

  function onFocus({ target }: FocusEvent) {
    focused.current = target;
    const row = target.closest(rows);
    // React events also bubble from overlays, which are not inside the screen's element.
    if (!row || !screen.current?.contains(row)) return;
    position.current = {
      row,
      index: rowsOf(screen.current).indexOf(row),
      control: controlsOf(row).findIndex((control) => control === target),
    };
  }

  function onBlur({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget) focused.current = relatedTarget;
    else
      queueMicrotask(() => {
        // The merchant clicked on the page: the control is still there and the focus is not lost.
        if (target.isConnected && isNothingFocused(target)) focused.current = null;
      });
  }

  const focusSearch = useCallback(() => screen.current?.querySelector<HTMLElement>('[type="search"]')?.focus(), []);
  return { containerProps: { ref: screen, onFocus, onBlur }, focusSearch };
}

function rowsOf(screen: Element): readonly Element[] {
  return [...screen.querySelectorAll(rows)];
}

function controlAt(screen: Element, position: ListPosition | null): HTMLElement | undefined {
  if (!position) return undefined;
  const all = rowsOf(screen);
  const row = position.row.isConnected ? position.row : (all[position.index] ?? all.at(-1));
  return row && sameControlIn(row, position.control);
}

/** Headings can be focused by script only with a tabindex. */
function headingOf(screen: Element): HTMLElement | null {
  const heading = screen.querySelector<HTMLElement>('h1, [data-screen-title]');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}

function firstControl(screen: Element): HTMLElement | null {
  return controlsOf(screen).find((control) => !control.hidden) ?? null;
}

/** Scrolls only for keyboard users; with a pointer the scroll position stays. */
function focus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  if (element?.matches(':focus-visible')) scrollIntoView(element);
}
