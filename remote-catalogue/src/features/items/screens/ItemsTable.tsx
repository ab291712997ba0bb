import { memo, useCallback, type ReactNode } from 'react';
import { Table, type TableSelection } from '@back-office/shared/ui/table';
import type { Item, NewItem } from '../../../domain/item';
import { RowMenuButton } from '../../../parts/menuButtons';
import { nextSort, type ItemSort } from '../domain/sortItems';
import { ItemRowMenu } from './deferredParts';
import type { ItemRowMenuProps } from './ItemRowMenu';
import { itemColumnsFor } from './itemColumns';
import { QuickCreateRow } from './QuickCreateRow';

/** Pass stable values: the table must not render again with every letter that is typed. */
interface ItemsTableProps extends Omit<ItemRowMenuProps, 'item'> {
  readonly items: readonly Item[];
  /** The characters of the longest price. */
  readonly priceLength: number;
  readonly selection: TableSelection<Item>;
  readonly sort: ItemSort;
  readonly onSort: (sort: ItemSort) => void;
  /** Resolves to whether the item was created. */
  readonly onCreate: (item: NewItem) => Promise<boolean>;
  /** Shown if there are no items. */
  readonly empty: ReactNode;
}

const idOf = (item: Item) => item.id;

export const ItemsTable = memo(function ItemsTable(props: ItemsTableProps) {
  const { items, priceLength, selection, sort, onSort, onCreate, onEdit, onDuplicate, onArchive, onDelete, empty } =
    props;
  const sortBy = useCallback((column: string) => onSort(nextSort(sort, column)), [sort, onSort]);
  const rowMenu = useCallback(
    (item: Item) => (
      <ItemRowMenu
        key="menu"
        itemKey={item.id}
        placeholder={<RowMenuButton name={item.name} aria-expanded={false} />}
        {...{ item, onEdit, onDuplicate, onArchive, onDelete }}
      />
    ),
    [onEdit, onDuplicate, onArchive, onDelete],
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
