import { memo, useCallback, type ReactNode } from 'react';
import { Table, type TableSelection } from '@back-office/shared/ui/table';
import type { Item, NewItem } from '../../../domain/item';
import { RowMenuButton } from '../../../parts/RowMenuButton';
import { RowMenu } from './deferredParts';
import { itemColumns } from './itemColumns';
import { QuickCreateRow } from './QuickCreateRow';

/** Pass stable values: the table must not render again with every letter that is typed. */
interface ItemsTableProps {
  readonly items: readonly Item[];
  readonly selection: TableSelection<Item>;
  /** Resolves to whether the item was created. */
  readonly onCreate: (item: NewItem) => Promise<boolean>;
  readonly onEdit: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
  /** Shown if there are no items. */
  readonly empty: ReactNode;
}

const idOf = (item: Item) => item.id;

export const ItemsTable = memo(function ItemsTable(props: ItemsTableProps) {
  const { items, selection, onCreate, onEdit, onDelete, empty } = props;
  const rowMenu = useCallback(
    (item: Item) => (
      <RowMenu
        key="menu"
        itemKey={item.id}
        placeholder={<RowMenuButton name={item.name} aria-expanded={false} />}
        item={item}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    ),
    [onEdit, onDelete],
  );
  return (
    <Table
      label="Items"
      rows={items}
      rowKey={idOf}
      columns={itemColumns}
      selection={selection}
      rowMenu={rowMenu}
      firstRow={<QuickCreateRow onCreate={onCreate} />}
      onOpen={onEdit}
      empty={empty}
    />
  );
});
