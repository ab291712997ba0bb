import { useSyncExternalStore } from 'react';

/** Pixels across a wide dialog; without end on phones, where a row has two lines and CSS divides it. */
export function useRoom(): number {
  return useSyncExternalStore(subscribe, roomNow);
}

function subscribe(onChange: () => void) {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

function roomNow(): number {
  return window.innerWidth < 900 ? Infinity : Math.min(1088, window.innerWidth - 32);
}
