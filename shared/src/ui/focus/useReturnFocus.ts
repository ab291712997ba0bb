import { useEffect, useState } from 'react';

/** The button of the menu that is just closing; its entry may be opening a dialog. */
let leftMenu: HTMLElement | null = null;

/** A menu is closing: what its entry opens gives the focus back to the menu's button, for the entry is gone by then. */
export function leaveMenu(button: HTMLElement | null) {
  leftMenu = button;
  document.addEventListener('focusin', () => (leftMenu = null), { capture: true, once: true });
}

/** What had the focus when the calling layer was first rendered. */
export function useFocusBefore(): HTMLElement | null {
  const [before] = useState(focusedBefore);
  return before;
}

/**
 * Where a layer goes, the focus returns to what had it before the layer came. react-aria does so too, but a frame early
 * when the layer goes otherwise than by a press: the page behind is then still inert, and the focus falls to the body.
 */
export function useReturnFocus() {
  const before = useFocusBefore();
  useEffect(
    () => () => {
      // Only now, after all clean-up of this moment, can the page behind be focused again.
      requestAnimationFrame(() => {
        if (isNowhere(deepFocused()) && before?.isConnected) before.focus();
      });
    },
    [before],
  );
}

function focusedBefore(): HTMLElement | null {
  const focused = deepFocused();
  const isLeaving = isNowhere(focused) || focused?.matches('[role="menu"] *');
  if (isLeaving && leftMenu?.isConnected) return leftMenu;
  return focused instanceof HTMLElement && !isNowhere(focused) ? focused : null;
}

function isNowhere(focused: Element | null) {
  return focused === null || focused === document.body;
}

/** The focused element, also where it lies in a shadow root. */
function deepFocused(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
