import { countOf } from '@back-office/shared/format';
import { itemsIn, type Category } from '../../../domain/categories';
import { useTold } from '../../../parts/useTold';
import { useCategories } from '../../../state/categories';
import { useItems } from '../../../state/items';

/** The edits of the categories, each told in a toast with its way back. They resolve to whether the edit was made. */
export function useCategoryCommands() {
  const { items } = useItems();
  const { create, rename, remove } = useCategories();
  const tell = useTold();
  return {
    create: (name: string) => tell(create(name), `${name} created`),
    rename: (category: Category, name: string) => tell(rename(category, name), `${category.name} renamed to ${name}`),
    remove(gone: readonly Category[], to: string) {
      const [first] = gone;
      const what = gone.length === 1 && first ? first.name : countOf(gone.length, 'category', 'categories');
      const count = itemsIn(items, new Set(gone.map(({ name }) => name)));
      const where = to === '' ? 'without a category' : `moved to ${to}`;
      return tell(remove(gone, to), `${what} deleted${count > 0 ? `, ${countOf(count, 'item')} ${where}` : ''}`);
    },
  };
}
