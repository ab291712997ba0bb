import { useEffect, useEffectEvent } from 'react';

/** Elements that use these keys themselves. */
const usesKeys = [
  'input:not([type="checkbox"])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role="listbox"] *',
  '[role="menu"] *',
  '[role="grid"] *',
  '[role="dialog"] *',
].join();

/** Left and right arrow keys, or K and J as in mail programs, wherever the focus is on the page. */
export function useStepKeys(onPrevious: (() => void) | undefined, onNext: (() => void) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = { ArrowLeft: onPrevious, k: onPrevious, ArrowRight: onNext, j: onNext }[event.key];
    const [target] = event.composedPath();
    if (!step || (target instanceof Element && target.matches(usesKeys))) return;
    if (document.querySelector('dialog:modal, [aria-modal="true"]')) return;
    event.preventDefault();
    step();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
