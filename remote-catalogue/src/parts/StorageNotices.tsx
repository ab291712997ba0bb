import { DamagedValues, type Restore } from '@back-office/shared/state';
import { Notice } from '@back-office/shared/ui';
import { storedKeys } from '../domain/storedKeys';
import { useItems } from '../state/items';

const keys = [...Object.values(storedKeys), 'back-office:history:items', 'back-office:history:categories'];

interface StorageNoticesProps {
  /** Where the categories are known. */
  readonly restoreCategories?: Restore;
}

/** Problems with the stored items and categories: values that are damaged, and an edit that failed. */
export function StorageNotices({ restoreCategories }: StorageNoticesProps) {
  const { error, dismissError, restoreDamaged: restoreItems } = useItems();
  return (
    <>
      <DamagedValues
        keys={keys}
        restore={{
          [storedKeys.items]: restoreItems,
          ...(restoreCategories && { [storedKeys.categories]: restoreCategories }),
        }}
      />
      {error !== null && (
        <Notice tone="negative" onDismiss={dismissError}>
          {error}
        </Notice>
      )}
    </>
  );
}
