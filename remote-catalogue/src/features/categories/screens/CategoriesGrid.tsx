import { memo } from 'react';
import styled from 'styled-components';
import { color, gridStyle, media, rowStyle, stackStyle, textStyle } from '@back-office/shared/theme';
import { Checkbox } from '@back-office/shared/ui/forms';
import type { Category } from '../../../domain/categories';
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
        <CategoryMenu category={category} onRename={onRename} onDelete={onDelete} />
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
  ${gridStyle({ gap: 3, columns: 'repeat(auto-fill, minmax(200px, 1fr))' })}

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Tile = styled.li`
  ${stackStyle({ align: 'start', shrink: true, pad: [3, 4, 4], card: true })}

  &[data-selected] {
    border-color: ${color.accentBorder};
    background-color: ${color.accentSubtle};
  }
`;

const Name = styled.span`
  ${textStyle({ weight: 'medium', oneLine: true, above: 3, maxWidth: '100%' })}
`;

const Head = styled.div`
  ${rowStyle({ gap: 3 })}
  align-self: stretch;
  margin-inline-end: -8px;

  button {
    margin-inline-start: auto;
  }
`;
