import type { MouseEvent } from 'react';

/** The browser sends a checkbox's change as the click that caused it. */
export function isShiftHeld(event: Event): boolean {
  return event instanceof globalThis.MouseEvent && event.shiftKey;
}

/** For the label around a tick box: a press with Shift would otherwise also select the text between two rows. */
export function keepTextUnselected(event: MouseEvent<HTMLElement>) {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}
