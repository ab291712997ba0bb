import {
  useEffect,
  useEffectEvent,
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useServices } from '@back-office/shared/contract';
import {
  color,
  floats,
  keyframes,
  layer,
  media,
  motion,
  notOnPaper,
  textStyle,
  withoutRing,
} from '@back-office/shared/theme';
import { focusedElement, isNothingFocused, useReturnFocus } from '@back-office/shared/ui';
import { listen } from '../../loading/listen';

export interface ModalProps extends HTMLAttributes<HTMLElement> {
  /** Called on Escape and on a press on the backdrop; stop rendering the overlay then. */
  readonly onClose: () => void;
  /** Shown on paper too, below the page. */
  readonly isPrinted?: boolean;
}

/**
 * The base of every overlay that covers the page: a panel on a backdrop, styled by the overlay. It gets the focus,
 * nothing behind it can be reached, and on closing the focus returns to what had it before.
 */
export function Modal({ onClose, isPrinted = false, ...panelProps }: ModalProps) {
  const { portal } = useServices();
  const cover = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const isPressed = useRef(false);
  useReturnFocus();
  useModal(panel);

  /** The focus is lost when the control that had it is gone. */
  const recover = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const element = cover.current;
    if (!element || event.defaultPrevented || !isNothingFocused(element)) return;
    const modals = (element.getRootNode() as Document | ShadowRoot).querySelectorAll('[data-modal]');
    if (modals[modals.length - 1] !== element) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Tab') panel.current?.focus();
  });
  useEffect(() => listen(document, { keydown: (event) => recover(event) }), []);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }
  /** A press that begins inside, as when text is selected, may end on the backdrop. Presses must not reach a row around. */
  function closeOnBackdrop(event: MouseEvent) {
    event.stopPropagation();
    if (isPressed.current && event.target === cover.current) onClose();
  }

  return createPortal(
    <Cover
      ref={cover}
      data-modal=""
      data-floating=""
      $isPrinted={isPrinted}
      onKeyDown={closeOnEscape}
      onMouseDown={({ target }) => {
        isPressed.current = target === cover.current;
      }}
      onClick={closeOnBackdrop}
    >
      <Panel ref={panel} role="dialog" tabIndex={-1} {...panelProps} />
    </Cover>,
    portal ?? document.body,
  );
}

/** Toasts, also those of another copy of the kit: they can be reached above a modal overlay. */
const toasts = '[role="status"][data-react-aria-top-layer]';

/**
 * While `isModal`, only the element and the toasts can be reached: the rest of the page is inert and does not scroll.
 * The element, which needs a `tabIndex`, gets the focus unless a part of it has it.
 */
export function useModal(ref: RefObject<HTMLElement | null>, isModal = true) {
  // Not a layout effect: a menu whose item opens the overlay gives the page free in an effect.
  useEffect(() => {
    const element = ref.current;
    if (!element || !isModal) return undefined;
    const uncover = coverPage(element);
    lockScroll(1);
    if (!element.contains(focusedElement())) element.focus({ preventScroll: true });
    return () => {
      lockScroll(-1);
      uncover();
    };
  }, [ref, isModal]);
}

/** Around the element, and around the host of each shadow root that contains it. Returns a function that undoes it. */
function coverPage(element: Element): () => void {
  // Without `inert`, at least screen readers are kept out.
  const hiding = 'inert' in element ? 'inert' : 'aria-hidden';
  const covered: Element[] = [];
  const coverIn = (parent: Node, reachable: readonly Element[]) => {
    for (const child of (parent as Element).children) {
      if (reachable.includes(child) || child.hasAttribute(hiding) || child.matches('script, style')) continue;
      if (reachable.some((part) => child.contains(part))) {
        coverIn(child, reachable);
        // What opens later beside the element, such as a list of its own, can be reached.
        if (!child.contains(element)) later.observe(child, { childList: true });
      } else {
        child.setAttribute(hiding, 'true');
        covered.push(child);
      }
    }
  };
  const reachableIn = (root: ParentNode) => [element, ...root.querySelectorAll(toasts)];
  const later = new MutationObserver((changes) => {
    for (const { target } of changes) coverIn(target, reachableIn(target as Element));
  });
  for (let inner = element, root = inner.getRootNode(); ; inner = root.host, root = inner.getRootNode()) {
    const page = root instanceof ShadowRoot ? root : document.body;
    coverIn(page, [inner, ...reachableIn(page)]);
    if (!(root instanceof ShadowRoot)) break;
  }
  return () => {
    later.disconnect();
    for (const part of covered) part.removeAttribute(hiding);
  };
}

/** Counted on the page, because each remote has its own copy of the kit. The space of the scrollbar stays. */
function lockScroll(change: 1 | -1) {
  const { dataset, style, clientWidth } = document.documentElement;
  const count = Number(dataset.modals ?? 0) + change;
  if (change === 1 && count === 1 && window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  if (count === 0) style.scrollbarGutter = '';
  style.overflow = count === 0 ? '' : 'hidden';
  dataset.modals = String(count);
}

const Cover = styled.div<{ readonly $isPrinted: boolean }>`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  background-color: ${color.backdrop};
  animation: ${keyframes.fadeIn} ${motion.normal};
  ${(props) => !props.$isPrinted && notOnPaper}

  ${media.print} {
    position: static;
  }
`;

const Panel = styled.section`
  position: absolute;
  inset: 0;
  ${textStyle({ tone: 'text' })}
  ${floats}
  ${withoutRing}
`;
