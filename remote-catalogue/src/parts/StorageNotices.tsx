import { DamagedValues, type Restore } from '@back-office/shared/state';
import { Notice } from '@back-office/shared/ui';
import { damagedNames, itemViews, storedKeys } from '../domain/storedKeys';
import { useItems } from '../state/items';

interface StorageNoticesProps {
  /** Where the categories are known. */
  readonly restoreCategories?: Restore;
  /** Where the journal of stock is known. */
  readonly restoreStock?: Restore;
}

const definitions = [itemViews];

/** Problems with what is stored of items, categories and stock: values that are damaged, and an edit that failed. */
export function StorageNotices({ restoreCategories, restoreStock }: StorageNoticesProps) {
  const { error, dismissError, restoreDamaged: restoreItems } = useItems();
  return (
    <>
      <DamagedValues
        names={damagedNames}
        definitions={definitions}
        restore={{
          [storedKeys.items]: restoreItems,
          ...(restoreCategories && { [storedKeys.categories]: restoreCategories }),
          ...(restoreStock && { [storedKeys.stock]: restoreStock }),
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
