import { Notice } from '@back-office/shared/ui';
import { useItems } from '../state/items';
import { SetAsideNotice } from './SetAsideNotice';

/** What went wrong with the stored list: a refused edit, and texts that were unreadable and set aside. */
export function StorageNotices() {
  const { error, dismissError, quarantined } = useItems();
  return (
    <>
      <SetAsideNotice texts={quarantined}>
        The stored list is damaged. It was set aside; nothing was overwritten.
      </SetAsideNotice>
      {error !== null && (
        <Notice tone="negative" onDismiss={dismissError}>
          {error}
        </Notice>
      )}
    </>
  );
}
