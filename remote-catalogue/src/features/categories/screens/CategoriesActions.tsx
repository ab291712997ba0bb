import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { HistoryDialog } from '@back-office/shared/state';
import { Menu } from '@back-office/shared/ui/choices';
import { isCategoryGroup, useCategories } from '../../../state/categories';
import { useItems } from '../../../state/items';

const menuItems = [{ id: 'history', label: 'History', icon: <History /> }];

/** Actions on all categories: the history of their last changes, with the items that they moved. */
export function CategoriesActions() {
  const { history } = useCategories();
  const { history: ofItems } = useItems();
  const histories = useMemo(() => [history, ofItems], [history, ofItems]);
  const [isOpen, setOpen] = useState(false);
  const closing = { onClose: () => setOpen(false), onFailed: () => setOpen(false) };
  return (
    <>
      <Menu label="Actions" items={menuItems} onAction={() => setOpen(true)} />
      {isOpen && (
        <HistoryDialog title="History of categories" histories={histories} isOwn={isCategoryGroup} {...closing} />
      )}
    </>
  );
}
