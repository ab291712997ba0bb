import type { StoredData } from '@back-office/shared/contract';
import { pluralize } from '@back-office/shared/format';
import { photosBackup } from '@back-office/shared/photos';
import { describeEntries, isInDatabase, longListBackup } from '@back-office/shared/state';
import { describeStoredItems, editedItems } from '../domain/describeStoredItems';
import { damagedNames, itemsLock, storedKeys } from '../domain/storedKeys';

/** Items and categories, and the state of the items list. */
export const stored: StoredData = {
  values: [
    { key: storedKeys.items, label: 'Items', lock: itemsLock, describe: describeStoredItems, edits: editedItems },
    {
      key: storedKeys.categories,
      label: 'Categories',
      describe: (value) => describeEntries(value, (count) => `${count} created or arranged`),
    },
    {
      key: storedKeys.stock,
      label: 'Stock',
      describe: (value) =>
        isInDatabase(value)
          ? pluralize(value.count, 'entry', 'entries')
          : describeEntries(value, (count) => pluralize(count, 'entry', 'entries')),
    },
    {
      key: storedKeys.drafts,
      label: 'Unsaved item forms',
      describe: (value) => describeEntries(value, (count) => `${count} not saved`),
    },
    {
      key: storedKeys.stockDrafts,
      label: 'Unsaved counts and other entries of stock',
      describe: (value) => describeEntries(value, (count) => `${count} not saved`),
    },
    {
      key: storedKeys.views,
      label: 'Views of items',
      describe: (value) => describeEntries(value, (count) => `${count} saved`),
    },
  ],
  // Lists that are not under their keys.
  backups: [
    longListBackup({ key: storedKeys.items, name: 'items', label: 'Items' }),
    longListBackup({ key: storedKeys.stock, name: 'stock', label: 'Stock' }),
    photosBackup,
  ],
  // Settings, and what the list shows. Ids that no longer exist leave the selection.
  kept: [
    storedKeys.settings,
    storedKeys.importLayouts,
    storedKeys.search,
    storedKeys.selected,
    storedKeys.isLoading,
    storedKeys.error,
  ],
  reported: Object.keys(damagedNames),
};
