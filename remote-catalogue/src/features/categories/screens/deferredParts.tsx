import { deferredPart } from '@back-office/shared/loading';
import type { Category } from '../../../domain/categories';
import { RowMenuButton } from '../../../parts/menuButtons';

/** Everything of this screen that uses react-aria, in one chunk, so that the first paint does not wait for it. */
const RowMenu = deferredPart(() =>
  import(/* webpackChunkName: "category-choices" */ '../../../parts/RowMenu').then((part) => part.RowMenu),
);
export const CategoriesActions = deferredPart(() =>
  import(/* webpackChunkName: "category-choices" */ './CategoriesActions').then((part) => part.CategoriesActions),
);
export const CategoryNameDialog = deferredPart(() =>
  import(/* webpackChunkName: "category-choices" */ './CategoryNameDialog').then((part) => part.CategoryNameDialog),
);

export function preloadParts() {
  return Promise.all([RowMenu.preload(), CategoriesActions.preload(), CategoryNameDialog.preload()]);
}

interface CategoryMenuProps {
  readonly category: Category;
  readonly onRename: (category: Category) => void;
  readonly onDelete: (category: Category) => void;
}

export function CategoryMenu({ category, onRename, onDelete }: CategoryMenuProps) {
  return (
    <RowMenu
      placeholder={<RowMenuButton name={category.name} />}
      name={category.name}
      editLabel="Rename"
      onEdit={() => onRename(category)}
      onDelete={() => onDelete(category)}
    />
  );
}
