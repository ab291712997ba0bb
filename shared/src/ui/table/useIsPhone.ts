import { useSyncExternalStore } from 'react';

/** True below 900 px, the width at which a row gets two lines. For heights only; everything else is CSS. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}

function query(): MediaQueryList | undefined {
  // jsdom and some embedding pages have no matchMedia.
  return typeof window.matchMedia === 'function' ? window.matchMedia('screen and (max-width: 899px)') : undefined;
}

function subscribe(onChange: () => void) {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
}

function isPhone() {
  return query()?.matches ?? false;
}
