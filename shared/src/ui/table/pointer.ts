import type { MouseEvent } from 'react';

/**
 * Index of the row a click opens; NaN where it hit a cell with a control of its own (a near miss of a tick box opens
 * nothing), came through a portal, or ended a text selection.
 */
export function openedIndex(event: MouseEvent<HTMLElement>): number {
  const target = event.target as HTMLElement;
  if (!event.currentTarget.contains(target)) return NaN;
  const isOnOtherControl = Boolean(target.closest('[role="cell"]')?.querySelector(otherControls));
  const isSelecting = event.detail > 0 && (document.getSelection()?.toString() ?? '') !== '';
  if (isOnOtherControl || isSelecting) return NaN;
  return rowIndexOf(target);
}

/** Elements are drawn for other rows later, whose text it would not be. */
export function unnameText(event: MouseEvent) {
  (event.target as HTMLElement).closest<HTMLElement>('[data-clip]')?.removeAttribute('title');
}

/** Index of the row that holds the element; NaN outside of rows. */
export function rowIndexOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-index]')?.dataset['index']);
}

/** The browser sends a checkbox's change as the click that caused it. */
export function isShiftHeld(event: Event): boolean {
  return event instanceof globalThis.MouseEvent && event.shiftKey;
}

/** A press with Shift on a tick box would otherwise also select the text between two rows. */
export function keepTextUnselected(event: MouseEvent<HTMLElement>) {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

const otherControls = 'button:not([data-door]), a, input, select, textarea';

/** Cut text shows whole on hover. Measured when the pointer comes, which costs nothing while scrolling. */
export function nameCutText(event: MouseEvent) {
  const clip = (event.target as HTMLElement).closest<HTMLElement>('[data-clip]');
  if (!clip) return;
  if (clip.scrollWidth > clip.clientWidth) clip.title = clip.textContent;
  else clip.removeAttribute('title');
}
