import { useMemo } from 'react';
import { HistoryDialog } from '@back-office/shared/state';
import { isCategoryGroup, useCategories } from '../../../state/categories';
import { useItems } from '../../../state/items';

interface CategoriesHistoryProps {
  readonly onClose: () => void;
  readonly onFailed: () => void;
}

/** The last changes of categories, with the items that they moved. */
export function CategoriesHistory(closing: CategoriesHistoryProps) {
  const { history } = useCategories();
  const { history: ofItems } = useItems();
  const histories = useMemo(() => [history, ofItems], [history, ofItems]);
  return <HistoryDialog title="History of categories" histories={histories} isOwn={isCategoryGroup} {...closing} />;
}
