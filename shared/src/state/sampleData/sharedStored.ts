import type { StoredData } from '@back-office/shared/contract';
import { quarantinePrefix } from '../damaged/quarantine';
import { dismissals } from '../dismissals';
import { historyPart } from '../history/historyRoom';
import { preferencesKey } from '../preferencesKey';
import { describeEntries } from './describeEntries';

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
  kept: [preferencesKey, historyPart, quarantinePrefix('')],
};
