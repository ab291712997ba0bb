import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Ctrl S (⌘ S) anywhere in the overlay, and Enter in a one-line field of the form, save. */
export function useFormKeys(form: RefObject<HTMLElement | null>, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const element = form.current;
    if (!element || event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return;
    if (!isSaveShortcut(event) && !isEnterInField(event, element)) return;
    // Browsers would save the page.
    event.preventDefault();
    if (!event.repeat) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isSaveShortcut({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 's' && ctrlKey !== metaKey;
}

/** In text areas Enter adds a line. Fields of lists that are open above the form are not inside it. */
function isEnterInField(event: KeyboardEvent, form: HTMLElement): boolean {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return false;
  const [target] = event.composedPath();
  return target instanceof HTMLInputElement && form.contains(target) && target.matches(textField);
}

const textField = 'input:not([type]), input[type="text"], input[type="search"]';
