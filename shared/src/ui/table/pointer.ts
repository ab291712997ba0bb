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

/** Index of the row that holds the element; NaN outside of rows. */
export function rowIndexOf(element: Element): number {
  return Number(element.closest<HTMLElement>('[data-index]')?.dataset['index']);
}

const otherControls = 'button:not([data-door]), a, input, select, textarea';

/** Cut text shows whole on hover. Measured when the pointer comes, which costs nothing while scrolling. */
export function nameCutText(event: MouseEvent) {
  const clip = clipOf(event);
  if (clip && clip.scrollWidth > clip.clientWidth) clip.title = clip.textContent;
}

/** The pointer went: the element may draw another row by the time it comes back. */
export function unnameCutText(event: MouseEvent) {
  clipOf(event)?.removeAttribute('title');
}

function clipOf(event: MouseEvent) {
  return (event.target as HTMLElement).closest<HTMLElement>('[data-clip]');
}
