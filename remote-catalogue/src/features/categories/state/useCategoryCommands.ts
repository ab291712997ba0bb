import { pluralize } from '@back-office/shared/format';
import { countItemsIn, type Category } from '../../../domain/categories';
import { useAnnounceEdit } from '@back-office/shared/state';
import { useCategories } from '../../../state/categories';
import { useItems } from '../../../state/items';

/** Edits categories and shows a toast with Undo. Each command resolves to whether it succeeded. */
export function useCategoryCommands() {
  const { items } = useItems();
  const { create, rename, remove } = useCategories();
  const announce = useAnnounceEdit();
  return {
    create: (name: string) => announce(create(name), `${name} created`),
    rename: (category: Category, name: string) =>
      announce(rename(category, name), `${category.name} renamed to ${name}`),
    remove(deleted: readonly Category[], target: string) {
      const [first] = deleted;
      const subject = deleted.length === 1 && first ? first.name : pluralize(deleted.length, 'category', 'categories');
      const count = countItemsIn(items, new Set(deleted.map(({ name }) => name)));
      const outcome = target === '' ? 'without a category' : `moved to ${target}`;
      return announce(
        remove(deleted, target),
        `${subject} deleted${count > 0 ? `, ${pluralize(count, 'item')} ${outcome}` : ''}`,
      );
    },
  };
}
