import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { phoneQuery } from '@back-office/shared/theme';
import { listen } from '../loading/listen';

/** Whether a media query matches; false without `matchMedia` (jsdom). Use it only for what CSS cannot do. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query)?.matches ?? false);
}

/** Whether the phone layout applies: a screen narrower than 900 px, never paper. `media.phone` is the same in CSS. */
export function useIsPhone(): boolean {
  return useMedia(phoneQuery);
}

function listOf(query: string): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
}

/**
 * True from just before the page is printed, by button or by keyboard, until it is. The browser prints the document as
 * it is after the event.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    return listen(window, {
      beforeprint: () => flushSync(() => setPrinting(true)),
      afterprint: () => setPrinting(false),
    });
  }, []);
  return isPrinting;
}
