import type { CategoryListProps } from './CategoriesTable';
import { CategoryTile } from './CategoryTile';
import { Tiles } from './tiles';

export function CategoriesGrid({ categories, selection, onRename, onDelete }: CategoryListProps) {
  const { selected, onToggle } = selection;
  return (
    <Tiles aria-label="Categories">
      {categories.map((category) => (
        <CategoryTile
          key={category.id}
          category={category}
          isSelected={selected.has(category.id)}
          {...{ onToggle, onRename, onDelete }}
        />
      ))}
    </Tiles>
  );
}
