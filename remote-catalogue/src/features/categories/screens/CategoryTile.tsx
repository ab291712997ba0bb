import { memo } from 'react';
import styled from 'styled-components';
import { space } from '@back-office/shared/theme';
import { Checkbox } from '@back-office/shared/ui';
import type { Category } from '../../../domain/categories';
import { RowMenuButton } from '../../../parts/RowMenuButton';
import type { CategoryListProps } from './CategoriesTable';
import { CategoryMark } from './CategoryMark';
import { CategoryMenu } from './deferredParts';
import { ItemCount } from './ItemCount';
import { Name, Tile } from './tiles';

interface CategoryTileProps extends Pick<CategoryListProps, 'onRename' | 'onDelete'> {
  readonly category: Category;
  readonly isSelected: boolean;
  readonly onToggle: CategoryListProps['selection']['onToggle'];
}

/** One of maybe hundreds: it is drawn anew only when it changes itself. */
export const CategoryTile = memo(function CategoryTile(props: CategoryTileProps) {
  const { category, isSelected, onToggle, onRename, onDelete } = props;
  const { id, name } = category;
  return (
    <Tile data-selected={isSelected || undefined}>
      <Head>
        <Checkbox
          label={`Select ${name}`}
          hideLabel
          isChecked={isSelected}
          onChange={(_, withShift) => onToggle(id, withShift)}
        />
        <CategoryMark name={name} />
        <CategoryMenu
          standIn={<RowMenuButton name={name} />}
          category={category}
          onRename={onRename}
          onDelete={onDelete}
        />
      </Head>
      <Name title={name}>{name}</Name>
      <ItemCount category={category} />
    </Tile>
  );
});

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  align-self: stretch;
  margin-inline-end: -8px;

  button {
    margin-inline-start: auto;
  }
`;
