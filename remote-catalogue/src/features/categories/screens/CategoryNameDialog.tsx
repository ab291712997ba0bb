import { useId, useRef, useState, type FormEvent } from 'react';
import { pluralize } from '@back-office/shared/format';
import { Button } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { Dialog } from '@back-office/shared/ui/choices';
import { categoryNameError, type Category } from '../../../domain/categories';
import { useCategories } from '../../../state/categories';

export interface CategoryNameDialogProps {
  /** The category to rename. Without it, the dialog creates one. */
  readonly category?: Category;
  /** Resolves to whether it succeeded. If not, the dialog stays open. */
  readonly onSave: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for a name. An invalid name stays in the field with its error. */
export function CategoryNameDialog({ category, onSave, onClose }: CategoryNameDialogProps) {
  const { categories } = useCategories();
  // Kept from the start, because the category already has its new name while it is being saved.
  const [formerName] = useState(category?.name);
  const [name, setName] = useState(formerName ?? '');
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const formId = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const nameError = categoryNameError(categories, name, category);
    setError(nameError);
    if (nameError !== undefined) return field.current?.focus();
    setSaving(true);
    if (await onSave(name.trim())) onClose();
    else setSaving(false);
  }

  return (
    <Dialog
      title={formerName === undefined ? 'Create category' : `Rename “${formerName}”`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isSaving}>
            {category ? 'Rename' : 'Create category'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} noValidate>
        <TextField
          ref={field}
          label="Name"
          value={name}
          error={error}
          hint={category && category.items > 0 ? `${pluralize(category.items, 'item')} will be updated.` : undefined}
          autoFocus
          onChange={(value) => {
            setName(value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
