import { isObject } from '../storedValue';
import type { StoredData } from '@back-office/shared/contract';
import { quarantinePrefix } from '../damaged/quarantine';
import { dismissals } from '../dismissals';
import { historyPart } from '../history/historyRoom';
import { modelKey, modelSecretKey } from '../assistantModel';
import { preferencesKey } from '../storageArea';

/** What `shared` stores, for whichever area. */
export const sharedStored: StoredData = {
  values: [
    {
      key: dismissals.key,
      label: 'Notices',
      describe: (value) => describeEntries(value, (count) => `${count} dismissed, shown again`),
    },
  ],
  // A change from before the reset can still be undone, and damaged values stay until they are restored or discarded.
  kept: [preferencesKey, modelKey, modelSecretKey, historyPart, quarantinePrefix('')],
};

/** The text for the number of entries of a stored list or object; empty if it has none. For `describe` in `./stored`. */
export function describeEntries(value: unknown, text: (count: number) => string): string {
  const count = Array.isArray(value) ? value.length : isObject(value) ? Object.keys(value).length : 0;
  return count === 0 ? '' : text(count);
}
