import type { StoredData } from '@back-office/shared/contract';
import { pluralize } from '@back-office/shared/format';
import { describeEntries } from '@back-office/shared/state';
import { damagedListSettings, damagedReports, reportsLock, storedKeys } from '../domain/storedKeys';

/** Custom reports, widgets of the Financial Suite, and columns of the transactions. */
export const stored: StoredData = {
  values: [
    {
      key: storedKeys.savedReports,
      label: 'Custom reports',
      lock: reportsLock,
      describe: (value) => describeEntries(value, (count) => `${count} saved`),
    },
    {
      key: storedKeys.sampleChanges,
      label: 'Sample reports',
      lock: reportsLock,
      describe: (value) => describeEntries(value, (count) => `${count} viewed, changed or deleted`),
    },
    {
      key: storedKeys.suiteWidgets,
      label: 'Financial Suite',
      describe: (value) => describeEntries(value, (count) => `${pluralize(count, 'widget')} added`),
    },
    {
      key: storedKeys.views,
      label: 'Views of sales',
      describe: (value) => describeEntries(value, (count) => `${count} saved`),
    },
  ],
  kept: [storedKeys.transactionColumns],
  reported: Object.keys({ ...damagedReports, ...damagedListSettings }),
};
