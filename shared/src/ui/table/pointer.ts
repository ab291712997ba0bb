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
  return Number(target.closest<HTMLElement>('[data-index]')?.dataset['index']);
}

const otherControls = 'button:not([data-door]), a, input, select, textarea';

/** Cut text shows whole on hover. Measured when the pointer comes, which costs nothing while scrolling. */
export function nameCutText(event: MouseEvent) {
  const clip = (event.target as HTMLElement).closest<HTMLElement>('[data-clip]');
  if (!clip) return;
  if (clip.scrollWidth > clip.clientWidth) clip.title = clip.textContent;
  else clip.removeAttribute('title');
}
