import { useSyncExternalStore } from 'react';

/** The width below which the navigation becomes a drawer; the theme's `media.phone` says the same. */
const query = '(max-width: 899px)';

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone);
}

function isPhone(): boolean {
  return window.matchMedia?.(query).matches ?? false;
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia?.(query);
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}
