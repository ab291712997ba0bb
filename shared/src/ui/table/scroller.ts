import { useLayoutEffect } from 'react';
import { useLocation } from '@back-office/shared/router';
import { listen } from '../../loading/listen';

/** What scrolls the rows. */
export type Scroller = HTMLElement | 'window';

export function listenToScroll(scroller: Scroller, scroll: () => void) {
  const options = { passive: true };
  return scroller === 'window' ? listen(window, { scroll }, options) : listen(scroller, { scroll }, options);
}

/**
 * What scrolls a table on phones: the nearest scrolling element around its frame, or the window. In a dialog the frame
 * scrolls itself, so that the parts above and below the table stay in view; in a short window these parts would leave
 * one row, so they scroll with the rows.
 */
export function pageScrollerOf(frame: HTMLElement, isWindowShort: boolean): Scroller {
  const dialog = frame.closest('[role="dialog"]');
  if (dialog && !isWindowShort) return frame;
  for (let element = parentOf(frame); element !== null; element = parentOf(element)) {
    if (element === dialog) return frame;
    const { overflowY } = getComputedStyle(element);
    // The page's own elements hand their overflow to the window.
    const isPage = element === document.body || element === document.documentElement;
    if (!isPage && (overflowY === 'auto' || overflowY === 'scroll')) return element;
  }
  return 'window';
}

/** Crosses the border of a shadow root. */
function parentOf(element: Element): HTMLElement | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? (root.host as HTMLElement) : null);
}

/** Pixels by history entry, until the page is reloaded. An entry that is not new has a position. */
const positions = new Map<string, number>();
const maxPositions = 100;

/**
 * Scrolls the window to where it was when the merchant goes back to a list. The browser does the same, but too early:
 * as long as there are no rows, the page is not high enough. Render it with the rows.
 */
export function RestoreWindowScroll() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const top = positions.get(key);
    if (top !== undefined) window.scrollTo(0, top);
    const store = () => {
      positions.delete(key);
      positions.set(key, window.scrollY);
      const [oldest] = positions.keys();
      if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest);
    };
    return listen(window, { scroll: store }, { passive: true });
  }, [key]);
  return null;
}
