import { useEffect, useState } from 'react';

/** Pixels that count as a wish, not as a trembling finger. */
const threshold = 8;

/**
 * True while the reader moves down, false again on the way up: at rest the button would lie over amounts. Hears every
 * scrolling part of the page, since lists scroll in frames of their own.
 */
export function useHiddenByScroll(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const tops = new WeakMap<EventTarget, number>();
    const onScroll = ({ target }: Event) => {
      const element = target instanceof Document ? target.scrollingElement : target;
      if (!(element instanceof Element)) return;
      const moved = element.scrollTop - (tops.get(element) ?? 0);
      if (Math.abs(moved) < threshold) return;
      tops.set(element, element.scrollTop);
      setHidden(moved > 0);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, []);
  return isHidden;
}
