import { useEffect, useState } from 'react';
import { useServices } from '@back-office/shared/contract';
import { focusedElement, isNothingFocused } from './focus';

/** The button of the menu that is closing; the chosen item may be about to open a dialog, of another copy of the kit. */
const closing = 'data-menu-closing';

/**
 * Call this when a menu closes: an overlay that its item opens returns the focus to this button, since the item itself
 * is gone by then.
 */
export function rememberMenuButton(button: HTMLElement | null) {
  button?.setAttribute(closing, '');
  document.addEventListener('focusin', () => button?.removeAttribute(closing), { capture: true, once: true });
}

/**
 * When the calling overlay closes, returns the focus to what had it before the overlay opened, unless something else
 * has taken it. react-aria does this too, but one frame too early when the owner closes the overlay without a press:
 * the page behind is then still inert, and the focus is lost.
 */
export function useReturnFocus() {
  const { portal } = useServices();
  const [previous] = useState(() => focusedBefore(portal));
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

function focusedBefore(portal: HTMLElement | undefined): HTMLElement | null {
  const focused = focusedElement();
  const isMenuClosing = focused === null || focused.matches('[role="menu"] *');
  const root = portal?.getRootNode();
  const button = (root instanceof ShadowRoot ? root : document).querySelector<HTMLElement>(`[${closing}]`);
  if (isMenuClosing && button) return button;
  return focused instanceof HTMLElement ? focused : null;
}
