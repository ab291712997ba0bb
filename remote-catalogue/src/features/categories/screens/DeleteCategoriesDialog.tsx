import { useState } from 'react';
import { pluralize } from '@back-office/shared/format';
import { Grid } from '@back-office/shared/ui';
import { ConfirmDialog } from '@back-office/shared/ui/dialogs';
import { categoryOptions, countItemsIn, type Category } from '../../../domain/categories';
import { NativeSelect } from '@back-office/shared/ui/imports';
import { useCategories } from '../../../state/categories';
import { useItems } from '../../../state/items';

interface DeleteCategoriesDialogProps {
  readonly categories: readonly Category[];
  /** How many of them the search hides. */
  readonly hidden: number;
  /** `target` is the category that their items are moved to; empty for none. */
  readonly onDelete: (target: string) => void;
  readonly onClose: () => void;
}

/** Shows what happens to the items, which are never deleted with their category, and offers to move them to another one. */
export function DeleteCategoriesDialog({ categories, hidden, onDelete, onClose }: DeleteCategoriesDialogProps) {
  const { items } = useItems();
  const { categories: allCategories } = useCategories();
  const [target, setTarget] = useState('');
  const [first] = categories;
  const count = countItemsIn(items, new Set(categories.map(({ name }) => name)));
  const remaining = allCategories.filter(({ id }) => !categories.some((category) => category.id === id));
  const stay = `${pluralize(count, 'item stays', 'items stay')} in your list, without a category.`;
  const move = `${pluralize(count, 'item moves', 'items move')} to ${target}.`;
  return (
    <ConfirmDialog
      title={
        categories.length === 1 && first
          ? `Delete “${first.name}”?`
          : `Delete ${pluralize(categories.length, 'category', 'categories')}?`
      }
      message={
        <>
          {hidden > 0 && `${pluralize(hidden, 'of them is', 'of them are')} hidden by the search. `}
          {count === 0 ? 'No items are affected.' : target === '' ? stay : move}
          {count > 0 && (
            <Grid gap="6px" size="xs" tone="text" weight="medium" above={4}>
              <span aria-hidden>Move items to</span>
              <NativeSelect
                label="Move items to"
                value={target}
                none="No category"
                look="plain"
                options={categoryOptions(remaining)}
                onChange={setTarget}
              />
            </Grid>
          )}
        </>
      }
      confirmLabel="Delete"
      tone="danger"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onDelete(target);
      }}
    />
  );
}
