import { useCallback, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { rememberMenuButton } from '@back-office/shared/ui';

/** What a trigger element needs to open a layer and to be its anchor. */
interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'menu' | 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Enter and Space open on key down: react-aria takes the click they cause for a touch, and would focus no entry. */
const openingKeys: Readonly<Record<string, 'first' | 'last'>> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

/**
 * Opens a layer from any button. While it is closed nothing of react-aria is mounted, so that a menu in each of
 * thousands of rows costs a plain button. Arrow keys open it too, on the first or the last entry.
 */
export function useOverlayTrigger(kind: 'menu' | 'dialog') {
  const ref = useRef<HTMLButtonElement>(null);
  const overlayId = useId();
  const [openedAt, setOpenedAt] = useState<'first' | 'last' | null>(null);
  const isOpen = openedAt !== null;

  const open = useCallback((at: 'first' | 'last') => {
    // Safari gives a clicked button no focus; the layer returns the focus to whatever had it before.
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
      // A button that is off stays in the tab order, so keys reach it.
      if (!at || event.currentTarget.getAttribute('aria-disabled') === 'true') return;
      event.preventDefault();
      open(at);
    },
  };
  return { isOpen, openedAt: openedAt ?? 'first', overlayId, triggerProps, close };
}
