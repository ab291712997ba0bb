import { useEffect, useEffectEvent, type RefObject } from 'react';
import { listen } from '@back-office/shared/loading';

/** Elements that use these keys themselves. */
const usesKeys = [
  'input:not([type="checkbox"])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role="listbox"] *',
  '[role="menu"] *',
  '[role="grid"] *',
  '[role="dialog"]:not([data-modal] > *) *',
].join();

/** What steps through a list; `undefined` at its ends. */
interface Steps {
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/**
 * Left and right arrow keys, or K and J as in mail programs, wherever the focus is on the page. A modal dialog keeps
 * them to itself, unless it is the panel around `content`.
 */
export function useStepKeys(content: RefObject<Element | null>, { onPrevious, onNext }: Steps): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = { ArrowLeft: onPrevious, k: onPrevious, ArrowRight: onNext, j: onNext }[event.key];
    const [target] = event.composedPath();
    if (!step || (target instanceof Element && target.matches(usesKeys))) return;
    if (content.current?.closest('[inert], [aria-hidden]')) return;
    event.preventDefault();
    step();
  });
  useEffect(() => listen(document, { keydown: (event) => press(event) }), []);
}
