import { memo, useCallback, useMemo, type ReactNode } from 'react';
import { Table, type TableSelection } from '@back-office/shared/ui/table';
import type { Item, NewItem } from '../../../domain/item';
import { priceLengthOf } from '../../../parts/priceColumn';
import { RowMenuButton } from '../../../parts/menuButtons';
import { nextSort, type ItemSort } from '../domain/sortItems';
import { RowMenu } from './deferredParts';
import { itemColumnsFor } from './itemColumns';
import { QuickCreateRow } from './QuickCreateRow';

/** Pass stable values: the table must not render again with every letter that is typed. */
interface ItemsTableProps {
  readonly items: readonly Item[];
  readonly selection: TableSelection<Item>;
  readonly sort: ItemSort;
  readonly onSort: (sort: ItemSort) => void;
  /** Resolves to whether the item was created. */
  readonly onCreate: (item: NewItem) => Promise<boolean>;
  readonly onEdit: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
  /** Shown if there are no items. */
  readonly empty: ReactNode;
}

const idOf = (item: Item) => item.id;

export const ItemsTable = memo(function ItemsTable(props: ItemsTableProps) {
  const { items, selection, sort, onSort, onCreate, onEdit, onDelete, empty } = props;
  const priceLength = useMemo(() => priceLengthOf(items), [items]);
  const sortBy = useCallback((column: string) => onSort(nextSort(sort, column)), [sort, onSort]);
  const rowMenu = useCallback(
    (item: Item) => (
      <RowMenu
        key="menu"
        itemKey={item.id}
        placeholder={<RowMenuButton name={item.name} aria-expanded={false} />}
        name={item.name}
        editLabel="Edit"
        onEdit={() => onEdit(item)}
        onDelete={() => onDelete(item)}
      />
    ),
    [onEdit, onDelete],
  );
  return (
    <Table
      label="Items"
      rows={items}
      rowKey={idOf}
      columns={itemColumnsFor(priceLength)}
      sort={sort ?? undefined}
      onSort={sortBy}
      selection={selection}
      rowMenu={rowMenu}
      firstRow={<QuickCreateRow onCreate={onCreate} />}
      onOpen={onEdit}
      empty={empty}
    />
  );
});
