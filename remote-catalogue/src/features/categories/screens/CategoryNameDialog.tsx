import { useId, useRef, useState, type FormEvent } from 'react';
import { countOf } from '@back-office/shared/format';
import { Button, TextField } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import { categoryNameError, type Category } from '../../../domain/categories';
import { useCategories } from '../../../state/categories';

export interface CategoryNameDialogProps {
  /** The one to rename; without it a new one is created. */
  readonly category?: Category;
  /** Resolves to whether it was done; else the dialog stays open with what was typed. */
  readonly onSave: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for a name. What is wrong with it stands beside it, and nothing typed is lost. */
export function CategoryNameDialog({ category, onSave, onClose }: CategoryNameDialogProps) {
  const { categories } = useCategories();
  // What it was called at first: while it is being saved, the category already has its new name.
  const [formerName] = useState(category?.name);
  const [name, setName] = useState(formerName ?? '');
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const formId = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const wrong = categoryNameError(categories, name, category);
    setError(wrong);
    if (wrong !== undefined) return field.current?.focus();
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
          hint={category && category.items > 0 ? `${countOf(category.items, 'item')} will follow.` : undefined}
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
