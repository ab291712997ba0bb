import { useEffect, useState } from 'react';

/** Pixels. Smaller movements are ignored. */
const threshold = 8;

/** What scrolls a page. After a drag the page goes on scrolling; the press that ends in a click opens something instead. */
const scrolling = ['wheel', 'touchmove', 'mousedown', 'keydown'] as const;

/**
 * True while the merchant scrolls down any part of the page, false after scrolling up and at the end. A list that scrolls by
 * itself, such as to its open row, is not the merchant.
 */
export function useIsScrollingDown(): boolean {
  const [isScrollingDown, setScrollingDown] = useState(false);
  useEffect(() => {
    const tops = new WeakMap<EventTarget, number>();
    let isMerchant = false;
    const onScrolling = () => void (isMerchant = true);
    const onClick = () => void (isMerchant = false);
    const onScroll = ({ target }: Event) => {
      const element = target instanceof Document ? target.scrollingElement : target;
      if (!(element instanceof Element)) return;
      const distance = element.scrollTop - (tops.get(element) ?? 0);
      if (Math.abs(distance) < threshold) return;
      tops.set(element, element.scrollTop);
      const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - threshold;
      setScrollingDown(distance > 0 && !isAtEnd && isMerchant);
    };
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    document.addEventListener('scroll', onScroll, options);
    document.addEventListener('click', onClick, options);
    for (const event of scrolling) document.addEventListener(event, onScrolling, options);
    return () => listening.abort();
  }, []);
  return isScrollingDown;
}
