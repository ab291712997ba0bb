import { useEffect, useState } from 'react';

/** Pixels. Smaller movements are ignored. */
const threshold = 8;

/** True while the merchant scrolls down any part of the page, false after scrolling up and at the end. */
export function useIsScrollingDown(): boolean {
  const [isScrollingDown, setScrollingDown] = useState(false);
  useEffect(() => {
    const tops = new WeakMap<EventTarget, number>();
    const onScroll = ({ target }: Event) => {
      const element = target instanceof Document ? target.scrollingElement : target;
      if (!(element instanceof Element)) return;
      const distance = element.scrollTop - (tops.get(element) ?? 0);
      if (Math.abs(distance) < threshold) return;
      tops.set(element, element.scrollTop);
      const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - threshold;
      setScrollingDown(distance > 0 && !isAtEnd);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, []);
  return isScrollingDown;
}
