import { useEffect } from 'react';
import type { Category } from '../../../domain/categories';
import { useCategories } from '../../../state/categories';
import { DeleteCategories } from './DeleteCategories';
import { CategoryNameDialog } from './deferredParts';
import { useCategoryCommands } from './useCategoryCommands';
import type { CategorySelection } from './useCategorySelection';

export type CategoryWindow =
  { readonly kind: 'create' | 'deleteSelected' } | { readonly kind: 'rename' | 'delete'; readonly id: string };

interface CategoryWindowsProps {
  readonly open: CategoryWindow;
  readonly selection: CategorySelection;
  /** A category has this name from now on. */
  readonly onNamed: (name: string) => void;
  readonly onClose: () => void;
}

/** The dialog that is open. It follows what other tabs do, and goes when they delete what it is about. */
export function CategoryWindows({ open, selection, onNamed, onClose }: CategoryWindowsProps) {
  const { categories } = useCategories();
  const commands = useCategoryCommands();
  const concerned = concernedBy(open, categories, selection);
  const [category] = concerned;
  const isMoot = open.kind !== 'create' && !category;
  useEffect(() => {
    if (isMoot) onClose();
  }, [isMoot, onClose]);
  if (isMoot) return null;

  async function save(name: string) {
    const isDone = await (open.kind === 'rename' && category ? commands.rename(category, name) : commands.create(name));
    if (isDone) onNamed(name);
    return isDone;
  }

  if (open.kind === 'create' || open.kind === 'rename')
    return <CategoryNameDialog {...(category && { category })} onSave={save} onClose={onClose} onFailed={onClose} />;
  return (
    <DeleteCategories
      gone={concerned}
      hidden={open.kind === 'deleteSelected' ? selection.hidden : 0}
      onDelete={(to) => void commands.remove(concerned, to)}
      onClose={onClose}
    />
  );
}

function concernedBy(open: CategoryWindow, categories: readonly Category[], selection: CategorySelection) {
  if (open.kind === 'deleteSelected') return selection.chosen;
  return 'id' in open ? categories.filter(({ id }) => id === open.id) : [];
}
