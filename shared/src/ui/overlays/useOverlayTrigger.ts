import { useCallback, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { rememberMenuButton } from '@back-office/shared/ui';

/** Props of the button that opens an overlay and anchors it. */
interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'menu' | 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Enter and Space open on key down: react-aria takes the click they cause for a touch and would focus no item. */
const openingKeys: Readonly<Record<string, 'first' | 'last'>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

/**
 * Opens an overlay from any button. While it is closed nothing of react-aria is rendered, so that a menu in each of
 * thousands of rows costs only a button. Arrow keys open it too, at the first or the last item.
 */
export function useOverlayTrigger(kind: 'menu' | 'dialog') {
  const ref = useRef<HTMLButtonElement>(null);
  const overlayId = useId();
  const [openedAt, setOpenedAt] = useState<'first' | 'last' | null>(null);
  const isOpen = openedAt !== null;

  const open = useCallback((at: 'first' | 'last') => {
    // Safari does not focus a clicked button; the overlay returns the focus to whatever had it before.
    ref.current?.focus();
    setOpenedAt(at);
  }, []);
  const close = useCallback(() => {
    rememberMenuButton(ref.current);
    setOpenedAt(null);
  }, []);

  const triggerProps: TriggerProps = {
    ref,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? overlayId : undefined,
    onClick: () => (isOpen ? close() : open('first')),
    onKeyDown(event) {
      const at = openingKeys[event.key];
      // A disabled button stays in the tab order, so keys reach it.
      if (!at || event.currentTarget.getAttribute('aria-disabled') === 'true') return;
      event.preventDefault();
      open(at);
    },
  };
  return { isOpen, openedAt: openedAt ?? 'first', overlayId, triggerProps, close };
}
