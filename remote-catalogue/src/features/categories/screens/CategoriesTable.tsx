import { useCallback, type ReactNode } from 'react';
import { Text } from '@back-office/shared/ui';
import { Table, type Column, type TableSelection } from '@back-office/shared/ui/table';
import { isReportingOnly, type Category } from '../../../domain/categories';
import { CategoryInitial } from './CategoryInitial';
import { CategoryName, reportingCategory } from './CategoryName';
import { CategoryMenu } from './deferredParts';
import { ItemCount } from './ItemCount';

export interface CategoryListProps {
  readonly categories: readonly Category[];
  readonly selection: TableSelection<Category>;
  /** Both callbacks must be stable between renders. */
  readonly onRename: (category: Category) => void;
  readonly onDelete: (category: Category) => void;
}

const columns: readonly Column<Category>[] = [
  {
    id: 'category',
    header: 'Category',
    width: 'minmax(0, 1fr)',
    phone: 'primary',
    thumbnail: ({ name }) => <CategoryInitial name={name} />,
    cell: (category) => <CategoryName category={category} place="row" />,
  },
  {
    id: 'items',
    header: 'Items',
    width: '240px',
    align: 'end',
    phone: 'secondary',
    cell: (category) => (
      <>
        {isReportingOnly(category) && <Text on="phone">{`${reportingCategory} · `}</Text>}
        <ItemCount category={category} />
      </>
    ),
  },
];

const idOf = (category: Category) => category.id;

export function CategoriesTable(props: CategoryListProps & { readonly empty: ReactNode }) {
  const { categories, selection, onRename, onDelete, empty } = props;
  const rowMenu = useCallback(
    (category: Category) => <CategoryMenu category={category} onRename={onRename} onDelete={onDelete} />,
    [onRename, onDelete],
  );
  return (
    <Table
      label="Categories"
      rows={categories}
      rowKey={idOf}
      columns={columns}
      selection={selection}
      rowMenu={rowMenu}
      empty={empty}
    />
  );
}
