import { flushSync } from 'react-dom';

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
