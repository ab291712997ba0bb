import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import { floats, overPage, textStyle } from '@back-office/shared/theme';
import { listen } from '../../loading/listen';
import type { Align, Side } from './placement';
import { useAnchoredPosition } from './useAnchoredPosition';

/** Spread these on the button that opens the popover. */
export interface PopoverTriggerProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly onClick: () => void;
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string | undefined;
}

/**
 * A small non-modal dialog next to its button. The focus moves in; Escape, a press outside or tabbing away closes it,
 * and the focus returns. It is in the browser's top layer, so it must not contain menus and selects of `ui/choices`.
 */
export interface PopoverProps {
  /** Name of the dialog. */
  readonly label: string;
  /** Renders the button that opens it; spread the props on it. */
  readonly trigger: (props: PopoverTriggerProps) => ReactElement;
  /** The content, or a function that receives `close`, for content that closes the popover. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** Preferred side of its button; it flips if there is not enough space. */
  readonly side?: Side | undefined;
  /** Edge of the button that it is aligned with. */
  readonly align?: Align | undefined;
}

export function Popover({ label, trigger, children, side = 'bottom', align = 'start' }: PopoverProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const outside = useInteractOutside(isOpen, close);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    close();
    button.current?.focus();
  };

  return (
    <Around onKeyDown={closeOnEscape} {...outside}>
      {trigger({
        ref: button,
        onClick: () => setOpen(!isOpen),
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
      })}
      {isOpen && (
        <PopoverPanel {...{ id, label, button, side, align }} onAnchorHidden={close}>
          {typeof children === 'function' ? children(close) : children}
        </PopoverPanel>
      )}
    </Around>
  );
}

interface PopoverPanelProps {
  readonly id: string;
  readonly label: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly side: Side;
  readonly align: Align;
  readonly onAnchorHidden: () => void;
  readonly children: ReactNode;
}

function PopoverPanel({ id, label, button, side, align, onAnchorHidden, children }: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useAnchoredPosition({
    isOpen: true,
    overlay: panel,
    anchor: () => button.current,
    side,
    align,
    gap: 6,
    onAnchorHidden,
  });

  useLayoutEffect(() => {
    const box = panel.current;
    const opener = button.current;
    if (!box) return undefined;
    const enter = () => (box.querySelector<HTMLElement>(focusable) ?? box).focus();
    enter();
    // Content that loads late gets the focus too, unless it has moved on.
    const late = new MutationObserver(() => box.matches(':focus') && enter());
    late.observe(box, { childList: true, subtree: true });
    return () => {
      late.disconnect();
      if (box.matches(':focus-within')) opener?.focus();
    };
  }, [button]);

  return (
    <Panel
      ref={panel}
      id={id}
      role="dialog"
      aria-label={label}
      popover="manual"
      tabIndex={-1}
      data-react-aria-top-layer="true"
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Panel>
  );
}

const focusable =
  '[autofocus], a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Calls `onOutside` when a press or the focus goes outside. React's event bubbling decides what is inside, because it
 * also passes through portals.
 */
function useInteractOutside(isOpen: boolean, onOutside: () => void) {
  const pressInside = useRef<Event>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useEffectEvent((event: Event) => {
    if (event !== pressInside.current) onOutside();
  });
  useEffect(() => {
    if (!isOpen) return;
    return listen(document, { pointerdown: (event) => press(event) });
  }, [isOpen]);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    onPointerDownCapture: (event: { readonly nativeEvent: Event }) => {
      pressInside.current = event.nativeEvent;
    },
    onFocus: () => clearTimeout(leaving.current),
    onBlur: (event: FocusEvent) => {
      if (isOpen && event.relatedTarget) leaving.current = setTimeout(onOutside);
    },
  };
}

const Around = styled.span`
  display: contents;
`;

const Panel = styled.div`
  ${overPage}
  width: max-content;
  min-width: 200px;
  max-width: min(400px, calc(100vw - 16px));
  max-height: calc(100dvh - 16px);
  ${textStyle({ tone: 'text', pad: 4, round: 'lg', on: 'screen' })}
  overflow: auto;
  overscroll-behavior: contain;
  outline: none;
  ${floats}
`;
