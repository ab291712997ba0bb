import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { placementOf, type Align, type Side } from './placement';

interface AnchoredPositionOptions {
  readonly isOpen: boolean;
  /** The element with `popover="manual"`, shown in the browser's top layer above every dialog and clipping frame. */
  readonly overlay: RefObject<HTMLElement | null>;
  /** The element it is placed next to; looked up when opened, because triggers come and go. */
  readonly anchor: () => Element | null | undefined;
  readonly side: Side;
  readonly align: Align;
  /** Distance to the anchor, in px. */
  readonly gap: number;
  /** The anchor was scrolled out of view. */
  readonly onAnchorHidden: () => void;
}

/**
 * Shows an overlay next to its anchor and keeps it there while the page scrolls, the window is resized or the overlay
 * grows. Browsers without popovers show a fixed element.
 */
export function useAnchoredPosition({
  isOpen,
  overlay,
  anchor,
  side,
  align,
  gap,
  onAnchorHidden,
}: AnchoredPositionOptions) {
  const findFloat = useEffectEvent(() => overlay.current);
  const findAnchor = useEffectEvent(anchor);
  const lose = useEffectEvent(onAnchorHidden);
  useLayoutEffect(() => {
    const box = findFloat();
    const target = findAnchor();
    if (!isOpen || !box || !target) return;

    const follow = () => {
      const around = target.getBoundingClientRect();
      const viewport = { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight };
      const at = placementOf(around, { width: box.offsetWidth, height: box.offsetHeight }, viewport, {
        side,
        align,
        gap,
      });
      box.style.left = `${Math.round(at.left)}px`;
      box.style.top = `${Math.round(at.top)}px`;
      box.style.setProperty('--arrow', `${Math.round(at.arrow)}px`);
      box.dataset['side'] = at.side;
    };
    const followScroll = (event: Event) => {
      if (event.target instanceof Node && box.contains(event.target)) return;
      if (isInSight(target)) follow();
      else lose();
    };

    /** Scroll events inside a shadow root do not leave it. */
    const scrolled = new Set([document, target.getRootNode()]);
    const isPopover = typeof box.showPopover === 'function';
    if (isPopover) box.showPopover();
    follow();
    const growth = typeof ResizeObserver === 'function' ? new ResizeObserver(follow) : undefined;
    growth?.observe(box);
    window.addEventListener('resize', follow);
    for (const root of scrolled) root.addEventListener('scroll', followScroll, { capture: true, passive: true });
    return () => {
      growth?.disconnect();
      window.removeEventListener('resize', follow);
      for (const root of scrolled) root.removeEventListener('scroll', followScroll, { capture: true });
      if (isPopover && box.isConnected) box.hidePopover();
    };
  }, [isOpen, side, align, gap]);
}

/** False if a scrolling ancestor or the window hides the element entirely. */
function isInSight(element: Element): boolean {
  const rect = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (rect.bottom <= 0 || rect.right <= 0 || rect.top >= clientHeight || rect.left >= clientWidth) return false;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowY === 'visible' || parent === document.documentElement) continue;
    const frame = parent.getBoundingClientRect();
    if (rect.bottom <= frame.top || rect.top >= frame.bottom) return false;
  }
  return true;
}
