import { useCallback, type ReactNode } from 'react';
import { Table, type TableSelection } from '@back-office/shared/ui/table';
import type { Item } from '../../domain/item';
import { RowMenu } from './deferredParts';
import { itemColumns } from './itemColumns';
import { RowMenuButton } from '../../parts/RowMenuButton';

interface ItemsTableProps {
  readonly items: readonly Item[];
  readonly selection: TableSelection<Item>;
  readonly quickCreate: ReactNode;
  readonly empty: ReactNode;
  /** These two keep their identity between renders. */
  readonly onEdit: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
}

const idOf = (item: Item) => item.id;

export function ItemsTable({ items, selection, quickCreate, empty, onEdit, onDelete }: ItemsTableProps) {
  const rowMenu = useCallback(
    (item: Item) => (
      <RowMenu standIn={<RowMenuButton name={item.name} />} item={item} onEdit={onEdit} onDelete={onDelete} />
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
      firstRow={quickCreate}
      onOpen={onEdit}
      empty={empty}
    />
  );
}
