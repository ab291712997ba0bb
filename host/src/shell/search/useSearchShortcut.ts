import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { listen } from '@back-office/shared/loading';

const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** The shortcut as merchants read it, and as `aria-keyshortcuts` names it. */
export const searchShortcut = isApple
  ? ({ label: '⌘K', aria: 'Meta+K' } as const)
  : ({ label: 'Ctrl K', aria: 'Control+K' } as const);

/** Saves the open form, as merchants read it. */
export const saveShortcut = isApple ? '⌘S' : 'Ctrl S';

/** Calls `onPress` for Ctrl K, on Apple devices ⌘ K, wherever the focus is, unless a modal overlay covers `element`. */
export function useSearchShortcut(element: RefObject<HTMLElement | null>, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isShortcut = key.toLowerCase() === 'k' && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey);
    const isReachable = element.current?.closest('[inert], [aria-hidden="true"]') === null;
    if (!isShortcut || altKey || shiftKey || event.defaultPrevented || !isReachable) return;
    // Browsers use it for their own search.
    event.preventDefault();
    onPress();
  });
  // Before the page is painted: whoever sees the box can press its keys.
  useLayoutEffect(() => listen(document, { keydown: (event) => press(event) }), []);
}
