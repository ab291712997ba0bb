import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface HiddenContent {
  readonly before: boolean;
  readonly after: boolean;
}

const none: HiddenContent = { before: false, after: false };

/** On which sides of an element that scrolls sideways there is more, out of view. */
export function useHiddenContent(scroller: RefObject<HTMLElement | null>): HiddenContent {
  const [hidden, setHidden] = useState(none);
  // After every render, because the children may be others.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      // Fractions of a pixel are rounded differently.
      const before = element.scrollLeft > 1;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setHidden((last) => (last.before === before && last.after === after ? last : { before, after }));
    };
    const stop = watchSize([element, ...element.children], measure);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      stop();
      element.removeEventListener('scroll', measure);
    };
  });
  return hidden;
}

/**
 * Calls `measure` once the elements are laid out, and after each change of their size, before the browser paints: what
 * `measure` changes is in the same picture, so nothing jumps. Sizes read in an effect would have the page laid out within
 * the task that renders it. Without layout (jsdom) nothing is called. Returns what ends it.
 */
export function watchSize(elements: readonly Element[], measure: () => void): () => void {
  if (typeof ResizeObserver !== 'function') return () => undefined;
  const observer = new ResizeObserver(() => flushSync(measure));
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
