import { useSyncExternalStore } from 'react';
import { historyPart, keysByTime } from '../history/historyRoom';
import { onChange } from '../storageChanges';
import { browserStorage, type StorageArea } from '../storageArea';

/** What the last reset removed is kept like a change of a list of this name. */
export const resetHistory = 'reset';

const prefix = `${historyPart}${resetHistory}:`;

/** Where the texts that the last reset removed are kept; `undefined` if it cannot be undone any more. */
export function keptResetKey(storage: StorageArea): string | undefined {
  return keysByTime(storage, prefix).at(-1);
}

/** Whether the last reset of this browser can be undone, also one of an earlier visit. */
export function useIsResetKept(): boolean {
  return useSyncExternalStore(subscribe, isResetKept);
}

function subscribe(listener: () => void) {
  return onChange(browserStorage(), (key) => key.startsWith(prefix), listener);
}

function isResetKept() {
  return keptResetKey(browserStorage()) !== undefined;
}
