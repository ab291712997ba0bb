import { useMemo } from 'react';
import { HistoryDialog } from '@back-office/shared/state';
import { useCategories } from '../../../state/categories';
import { useItems } from '../../../state/items';

interface ItemsHistoryProps {
  readonly onClose: () => void;
  readonly onFailed: () => void;
}

/** The last changes of items, also those that a change of categories made. */
export function ItemsHistory(closing: ItemsHistoryProps) {
  const { history } = useItems();
  const { history: ofCategories } = useCategories();
  const histories = useMemo(() => [history, ofCategories], [history, ofCategories]);
  return <HistoryDialog title="History of items" histories={histories} {...closing} />;
}
