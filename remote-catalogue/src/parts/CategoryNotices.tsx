import { useCategories } from '../state/categories';
import { SetAsideNotice } from './SetAsideNotice';

/** What went wrong with the stored categories: texts that were unreadable and set aside. */
export function CategoryNotices() {
  const { quarantined } = useCategories();
  return (
    <SetAsideNotice texts={quarantined}>
      The stored categories are damaged. They were set aside; nothing was overwritten.
    </SetAsideNotice>
  );
}
