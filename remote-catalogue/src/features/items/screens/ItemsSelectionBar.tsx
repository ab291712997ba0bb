import { Trash2 } from 'lucide-react';
import { formatCount } from '@back-office/shared/format';
import { Button, SelectionBar } from '@back-office/shared/ui';
import type { ListAction } from './ActionsMenu';
import type { ItemSelection } from '../state/useItemSelection';

interface ItemsSelectionBarProps {
  readonly selection: ItemSelection;
  /** How many items the filters show. */
  readonly shownCount: number;
  readonly onAction: (action: ListAction) => void;
}

/** Actions on the selected items, including those that the filters hide. */
export function ItemsSelectionBar({ selection, shownCount, onAction }: ItemsSelectionBarProps) {
  const { ids, hidden, table, selectAllShown, clear } = selection;
  return (
    <SelectionBar count={ids.length} hidden={hidden} onClear={clear}>
      {table.allState !== 'all' && shownCount > 0 && (
        <Button variant="ghost" onClick={selectAllShown}>
          {`Select all ${formatCount(shownCount)}`}
        </Button>
      )}
      <Button variant="ghost" onClick={() => onAction('bulkUpdate')}>
        Bulk update
      </Button>
      <Button variant="ghost" onClick={() => onAction('export')}>
        Export
      </Button>
      <Button variant="ghost" icon={<Trash2 />} onClick={() => onAction('delete')}>
        Delete
      </Button>
    </SelectionBar>
  );
}
