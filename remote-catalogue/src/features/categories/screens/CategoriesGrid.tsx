import { memo } from 'react';
import styled from 'styled-components';
import { color, media, oneLine, radius, space, weight } from '@back-office/shared/theme';
import { Checkbox } from '@back-office/shared/ui';
import type { Category } from '../../../domain/categories';
import { RowMenuButton } from '../../../parts/RowMenuButton';
import type { CategoryListProps } from './CategoriesTable';
import { CategoryInitial } from './CategoryInitial';
import { CategoryName } from './CategoryName';
import { CategoryMenu } from './deferredParts';
import { ItemCount } from './ItemCount';

export function CategoriesGrid({ categories, selection, onRename, onDelete }: CategoryListProps) {
  const { selected, onToggle } = selection;
  return (
    <TileGrid aria-label="Categories">
      {categories.map((category) => (
        <CategoryTile
          key={category.id}
          category={category}
          isSelected={selected.has(category.id)}
          {...{ onToggle, onRename, onDelete }}
        />
      ))}
    </TileGrid>
  );
}

interface CategoryTileProps extends Pick<CategoryListProps, 'onRename' | 'onDelete'> {
  readonly category: Category;
  readonly isSelected: boolean;
  readonly onToggle: CategoryListProps['selection']['onToggle'];
}

/** Memoized, because there can be hundreds of tiles. */
const CategoryTile = memo(function CategoryTile(props: CategoryTileProps) {
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
        <CategoryInitial name={name} />
        <CategoryMenu
          placeholder={<RowMenuButton name={name} />}
          category={category}
          onRename={onRename}
          onDelete={onDelete}
        />
      </Head>
      <Name title={name}>
        <CategoryName category={category} place="tile" />
      </Name>
      <ItemCount category={category} />
    </Tile>
  );
});

/** The grid of categories, also while they are rearranged. */
export const TileGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: ${space[3]};

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Tile = styled.li`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  min-width: 0;
  padding: ${space[3]} ${space[4]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};

  &[data-selected] {
    border-color: ${color.accentBorder};
    background-color: ${color.accentSubtle};
  }
`;

const Name = styled.span`
  max-width: 100%;
  margin-top: ${space[3]};
  font-weight: ${weight.medium};
  ${oneLine}
`;

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
