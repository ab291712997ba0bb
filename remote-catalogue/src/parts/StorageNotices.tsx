import { DamagedValues, type Restore } from '@back-office/shared/state';
import { Notice } from '@back-office/shared/ui';
import { useItems } from '../state/items';

const keys = [
  'items',
  'items-search',
  'items-selected',
  'items-loading',
  'items-error',
  'back-office:categories',
  'back-office:history:items',
  'back-office:history:categories',
];

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
        restore={{ items: restoreItems, ...(restoreCategories && { 'back-office:categories': restoreCategories }) }}
      />
      {error !== null && (
        <Notice tone="negative" onDismiss={dismissError}>
          {error}
        </Notice>
      )}
    </>
  );
}
