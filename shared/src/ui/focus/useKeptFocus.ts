import { useCallback, useEffect, useRef, type FocusEvent } from 'react';

const rows = 'li, [role="row"]';
const controls = 'button, a[href], input';

/** Where in the list the focus last was. */
interface Place {
  readonly row: Element;
  readonly index: number;
  readonly control: number;
}

/**
 * Keeps the focus in a screen with a list when the control that has it goes: a deleted row, a bar that closes, a dialog
 * whose opener went meanwhile. It goes to the row it was last in, or the one in its place; without any to the heading.
 * Spread `frame` on an element around the whole screen.
 */
export function useKeptFocus() {
  const screen = useRef<HTMLDivElement>(null);
  /** What has the focus, in the screen, in a layer of it, or where it went from there. */
  const focused = useRef<Element>(null);
  const place = useRef<Place>(null);

  // Any render may have taken it away.
  useEffect(() => {
    const look = () => {
      if (focused.current?.isConnected !== false || !screen.current || !isNothingFocused(screen.current)) return;
      focus(controlAt(screen.current, place.current) ?? headingOf(screen.current));
    };
    // A closing layer gives the focus back in the next frame; only if that failed is it lost. Where the page behind the
    // layer still cannot be focused then, the next render tries again.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  });

  function onFocus({ target }: FocusEvent) {
    focused.current = target;
    const row = target.closest(rows);
    // Layers are no part of the screen's element.
    if (!row || !screen.current?.contains(row)) return;
    place.current = { row, index: rowsOf(screen.current).indexOf(row), control: controlsOf(row).indexOf(target) };
  }

  function onBlur({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget) focused.current = relatedTarget;
    else
      queueMicrotask(() => {
        // By a press on the page the merchant left by himself, and nothing is lost.
        if (target.isConnected && isNothingFocused(target)) focused.current = null;
      });
  }

  const focusSearch = useCallback(() => screen.current?.querySelector<HTMLElement>('[type="search"]')?.focus(), []);
  return { frame: { ref: screen, onFocus, onBlur }, focusSearch };
}

function rowsOf(screen: Element): readonly Element[] {
  return [...screen.querySelectorAll(rows)];
}

function controlsOf(row: Element): readonly Element[] {
  return [...row.querySelectorAll(controls)];
}

function controlAt(screen: Element, place: Place | null): Element | undefined {
  if (!place) return undefined;
  const all = rowsOf(screen);
  const row = place.row.isConnected ? place.row : (all[place.index] ?? all.at(-1));
  const own = row ? controlsOf(row) : [];
  return own[place.control] ?? own.at(-1);
}

/** A heading takes the focus only when told. */
function headingOf(screen: Element): Element | null {
  const heading = screen.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}

/** Whoever works with a pointer keeps the place he scrolled to. */
function focus(element: Element | null) {
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: true });
  // jsdom has no scrollIntoView.
  if (element.matches(':focus-visible')) element.scrollIntoView?.({ block: 'nearest' });
}

/** True where no control has the focus, also in a shadow root. */
function isNothingFocused(within: Element): boolean {
  const { activeElement, body } = within.ownerDocument;
  if (activeElement === null || activeElement === body) return true;
  const inside = activeElement.shadowRoot;
  return inside !== null && inside.activeElement === null && inside.contains(within);
}
