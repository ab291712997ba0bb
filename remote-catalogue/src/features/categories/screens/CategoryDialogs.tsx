import { useEffect } from 'react';
import { pluralize } from '@back-office/shared/format';
import { useAnnounceEdit } from '@back-office/shared/state';
import { countItemsIn, type Category } from '../../../domain/categories';
import { useCategories } from '../../../state/categories';
import type { ListSelection } from '../../../state/useListSelection';
import { DeleteCategoriesDialog } from './DeleteCategoriesDialog';
import { CategoryNameDialog } from './deferredParts';
import { useItems } from '../../../state/items';

export type OpenDialog =
  | { readonly kind: 'create' | 'deleteSelected' }
  | { readonly kind: 'rename' | 'delete'; readonly id: string };

interface CategoryDialogsProps {
  readonly open: OpenDialog;
  readonly selection: ListSelection<Category>;
  /** Called when a category was created or renamed. */
  readonly onNamed: (name: string) => void;
  readonly onClose: () => void;
}

/** The open dialog. It follows changes in other tabs, and closes if they delete its categories. */
export function CategoryDialogs({ open, selection, onNamed, onClose }: CategoryDialogsProps) {
  const { categories } = useCategories();
  const commands = useCategoryCommands();
  const targets = targetsOf(open, categories, selection);
  const [category] = targets;
  const isObsolete = open.kind !== 'create' && !category;
  useEffect(() => {
    if (isObsolete) onClose();
  }, [isObsolete, onClose]);
  if (isObsolete) return null;

  async function save(name: string) {
    const isSaved = await (open.kind === 'rename' && category
      ? commands.rename(category, name)
      : commands.create(name));
    if (isSaved) onNamed(name);
    return isSaved;
  }

  if (open.kind === 'create' || open.kind === 'rename')
    return <CategoryNameDialog {...(category && { category })} onSave={save} onClose={onClose} onFailed={onClose} />;
  return (
    <DeleteCategoriesDialog
      categories={targets}
      hidden={open.kind === 'deleteSelected' ? selection.hidden : 0}
      onDelete={(target) => void commands.remove(targets, target)}
      onClose={onClose}
    />
  );
}

function targetsOf(open: OpenDialog, categories: readonly Category[], { table }: ListSelection<Category>) {
  if (open.kind === 'deleteSelected') return categories.filter(({ id }) => table.selected.has(id));
  return 'id' in open ? categories.filter(({ id }) => id === open.id) : [];
}

/** Edits categories and shows a toast with Undo. Each command resolves to whether it succeeded. */
function useCategoryCommands() {
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
