import { useEffect, useState } from 'react';
import { focusedElement, isNothingFocused } from './focus';

/** The button of the menu that is closing; the chosen item may be about to open a dialog. */
let closingMenuButton: HTMLElement | null = null;

/**
 * Call this when a menu closes: an overlay that its item opens returns the focus to this button, since the item itself
 * is gone by then.
 */
export function rememberMenuButton(button: HTMLElement | null) {
  closingMenuButton = button;
  document.addEventListener('focusin', () => (closingMenuButton = null), { capture: true, once: true });
}

/**
 * When the calling overlay closes, returns the focus to what had it before the overlay opened, unless something else
 * has taken it. react-aria does this too, but one frame too early when the owner closes the overlay without a press:
 * the page behind is then still inert, and the focus is lost.
 */
export function useReturnFocus() {
  const [previous] = useState(focusedBefore);
  useEffect(
    () => () => {
      // The page behind can be focused again only after all cleanup of this commit.
      requestAnimationFrame(() => {
        if (previous?.isConnected && isNothingFocused(previous)) previous.focus();
      });
    },
    [previous],
  );
}

function focusedBefore(): HTMLElement | null {
  const focused = focusedElement();
  const isMenuClosing = focused === null || focused.matches('[role="menu"] *');
  if (isMenuClosing && closingMenuButton?.isConnected) return closingMenuButton;
  return focused instanceof HTMLElement ? focused : null;
}
