import styled from 'styled-components';
import { space } from '@back-office/shared/theme';
import { Checkbox } from '@back-office/shared/ui';
import { RowMenuButton } from '../../parts/RowMenuButton';
import type { CategoryListProps } from './CategoriesTable';
import { CategoryMark } from './CategoryMark';
import { CategoryMenu } from './deferredParts';
import { ItemCount } from './ItemCount';
import { Name, Tile, Tiles } from './tiles';

export function CategoriesGrid({ categories, selection, onRename, onDelete }: CategoryListProps) {
  return (
    <Tiles aria-label="Categories">
      {categories.map((category) => {
        const { id, name } = category;
        const isSelected = selection.selected.has(id);
        return (
          <Tile key={id} data-selected={isSelected || undefined}>
            <Head>
              <Checkbox
                label={`Select ${name}`}
                hideLabel
                isChecked={isSelected}
                onChange={(_, withShift) => selection.onToggle(id, withShift)}
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
      })}
    </Tiles>
  );
}

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
