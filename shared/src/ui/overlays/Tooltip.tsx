import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import { overPage, shadow, square, textStyle } from '@back-office/shared/theme';
import { listen } from '../../loading/listen';
import type { Side } from './placement';
import { useAnchoredPosition } from './useAnchoredPosition';

/** Time the pointer rests on the anchor before it appears, in ms; keyboard focus shows it at once. */
const hoverDelay = 400;
/** Time to move the pointer from the anchor onto the tooltip, in ms. */
const leaveDelay = 100;

/**
 * One short line about a control, shown on hover and keyboard focus. It contains nothing to press and nothing
 * essential.
 */
export interface TooltipProps {
  /** The text, one short line; a line break starts another. */
  readonly text: string;
  /** One focusable element. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** Preferred side; it flips at the edge of the window. */
  readonly side?: Side | undefined;
  /** False if the text already is the name of the control, so that it is not read twice. */
  readonly isDescription?: boolean | undefined;
  /** A press shows it too, also by touch: for a button that does nothing else. */
  readonly showsOnPress?: boolean | undefined;
}

export function Tooltip(props: TooltipProps) {
  const { text: line, children, side = 'top', isDescription = true, showsOnPress = false } = props;
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const { isOpen, open, close } = useDelayedOpen();
  const target = () => anchor.current?.firstElementChild;

  /** Focus caused by a press must not show it. */
  const isPressed = useRef(false);
  /** An open menu or popover already explains the control. */
  const isBusy = () => target()?.getAttribute('aria-expanded') === 'true';
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && !isBusy()) open(hoverDelay);
  };
  const focus = (event: FocusEvent) => {
    if (!isPressed.current && event.target.matches(':focus-visible') && !isBusy()) open(0);
    isPressed.current = false;
  };
  const press = () => {
    isPressed.current = true;
    close();
  };
  /** Pressing an unavailable control shows the reason, even where nothing can hover. */
  const click = () => {
    if (showsOnPress || target()?.getAttribute('aria-disabled') === 'true') open(0);
  };
  const leave = () => {
    isPressed.current = false;
    close(leaveDelay);
  };
  const described = isDescription
    ? cloneElement(children, {
        'aria-describedby': [children.props['aria-describedby'], id].filter(Boolean).join(' '),
      })
    : children;

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onPointerDownCapture={press}
      onClick={click}
      onFocus={focus}
      onBlur={() => close()}
    >
      {described}
      {isOpen ? (
        <OpenBubble id={id} text={line} anchor={anchor} side={side} onClose={close} />
      ) : (
        isDescription && (
          <Bubble id={id} role="tooltip" popover="manual" hidden>
            {line}
          </Bubble>
        )
      )}
    </Anchor>
  );
}

interface OpenBubbleProps {
  readonly id: string;
  readonly text: string;
  /** Its first child is the control. */
  readonly anchor: RefObject<Element | null>;
  readonly side: Side;
  readonly onClose: () => void;
}

/**
 * Closes on Escape and on a press elsewhere. A touch there removes neither the pointer nor, in Safari, the focus. Apart
 * from the closed tooltip, because lists have one of these in each row.
 */
function OpenBubble({ id, text: line, anchor, side, onClose }: OpenBubbleProps) {
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    const closeOnPress = (event: Event) => {
      if (anchor.current && !event.composedPath().includes(anchor.current)) onClose();
    };
    return listen(document, { keydown: closeOnEscape, pointerdown: closeOnPress }, { capture: true });
  }, [anchor, onClose]);

  return (
    <PlacedBubble
      id={id}
      text={line}
      anchor={() => anchor.current?.firstElementChild}
      side={side}
      onAnchorHidden={onClose}
    />
  );
}

interface TooltipBubbleProps {
  readonly anchor: Element;
  readonly text: string;
  readonly onAnchorHidden: () => void;
}

/** The bubble alone, for text that the anchor has already, so that it is not read twice. */
export function TooltipBubble({ anchor, ...bubble }: TooltipBubbleProps) {
  return <PlacedBubble {...bubble} anchor={() => anchor} side="top" aria-hidden />;
}

interface PlacedBubbleProps {
  readonly id?: string;
  readonly text: string;
  readonly anchor: () => Element | null | undefined;
  readonly side: Side;
  readonly onAnchorHidden: () => void;
  readonly 'aria-hidden'?: true;
}

function PlacedBubble({ text: line, anchor, side, onAnchorHidden, ...attributes }: PlacedBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  useAnchoredPosition({ isOpen: true, overlay: bubble, anchor, side, align: 'center', gap: 8, onAnchorHidden });
  return (
    // Above all, only while it shows: below a dialog, react-aria would make all of a table header inert but this text.
    <Bubble {...attributes} ref={bubble} role="tooltip" popover="manual" data-react-aria-top-layer>
      {line}
    </Bubble>
  );
}

function useDelayedOpen() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [{ open, close }] = useState(() => {
    const turn = (next: boolean, delay: number) => {
      clearTimeout(timer.current);
      if (delay === 0) setOpen(next);
      else timer.current = setTimeout(() => setOpen(next), delay);
    };
    return { open: (delay: number) => turn(true, delay), close: (delay = 0) => turn(false, delay) };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isOpen, open, close };
}

const Anchor = styled.span`
  display: contents;
`;

const Bubble = styled.span`
  ${overPage}
  width: max-content;
  max-width: min(280px, calc(100vw - 16px));
  ${textStyle({ pad: ['6px', 3], round: 'sm', ground: 'inverse', tone: 'inverse', size: 'xs', weight: 'medium' })}
  overflow: visible;
  box-shadow: ${shadow.float};
  text-align: start;
  white-space: pre-line;
  overflow-wrap: anywhere;
  cursor: default;

  &[hidden] {
    display: none;
  }

  &::after {
    position: absolute;
    ${square('8px')}
    border-radius: 1px;
    background-color: inherit;
    content: '';
    rotate: 45deg;
  }

  &:is([data-side='top'], [data-side='bottom'])::after {
    left: calc(var(--arrow) - 4px);
  }

  &:is([data-side='left'], [data-side='right'])::after {
    top: calc(var(--arrow) - 4px);
  }

  &[data-side='top']::after {
    bottom: -4px;
  }

  &[data-side='bottom']::after {
    top: -4px;
  }

  &[data-side='left']::after {
    right: -4px;
  }

  &[data-side='right']::after {
    left: -4px;
  }

  @media print {
    display: none;
  }
`;
