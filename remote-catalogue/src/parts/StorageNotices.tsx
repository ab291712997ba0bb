import { QuarantineNotice } from '@back-office/shared/state';
import { Notice } from '@back-office/shared/ui';
import { useCategories } from '../state/categories';
import { useItems } from '../state/items';

/** Problems with the stored items: an edit that failed, and values that were quarantined. */
export function StorageNotices() {
  const { error, dismissError, quarantined } = useItems();
  return (
    <>
      <QuarantineNotice values={quarantined}>
        The stored list is damaged. It was set aside; nothing was overwritten.
      </QuarantineNotice>
      {error !== null && (
        <Notice tone="negative" onDismiss={dismissError}>
          {error}
        </Notice>
      )}
    </>
  );
}

/** Stored categories that were quarantined. */
export function CategoryNotices() {
  const { quarantined } = useCategories();
  return (
    <QuarantineNotice values={quarantined}>
      The stored categories are damaged. They were set aside; nothing was overwritten.
    </QuarantineNotice>
  );
}
