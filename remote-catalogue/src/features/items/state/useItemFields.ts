import { useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import type { ItemPhoto } from '../../../domain/item';
import type { ItemForm } from '../domain/itemForm';
import { withoutError, type FormErrors } from '../domain/formErrors';
import { cellKey } from '../domain/validation';
import { rowsForOptions, type GridField, type OptionEntry, type VariationEntry } from '../domain/variationForm';

/** A cell of the grid of variations that changed: its row, its column and what is wrong with it. */
type Cell = readonly [row: string, field: GridField, wrong?: string | undefined];

/** What is typed into the form, and what is wrong with it. The error of a field goes when the field changes. */
export function useItemFields(initial: ItemForm) {
  const [form, setForm] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});

  // The same until one of them changes, so that what shows them is not drawn again in vain.
  const actions = useMemo(() => changesOf(setForm, setErrors), []);
  return useMemo(() => ({ form, setForm, errors, setErrors, ...actions }), [form, errors, actions]);
}

export type ItemFields = ReturnType<typeof useItemFields>;

function changesOf(setForm: Dispatch<SetStateAction<ItemForm>>, setErrors: Dispatch<SetStateAction<FormErrors>>) {
  function change<Name extends keyof ItemForm>(field: Name, value: ItemForm[Name]) {
    setForm((current) => ({ ...current, [field]: value }));
    setErrors((current) => withoutError(current, field));
  }

  /** Photos are added when they are ready, whatever was changed meanwhile. */
  function changePhotos(edit: (photos: readonly ItemPhoto[]) => readonly ItemPhoto[]) {
    setForm((current) => ({ ...current, photos: edit(current.photos) }));
  }

  /** The rows of the grid follow the options. */
  function changeOptions(options: readonly OptionEntry[]) {
    setForm((current) => {
      const rows = rowsForOptions(current.options, options, current, current);
      const [first] = current.variations.length === 0 ? rows.variations : [];
      // What was typed for the item itself is of the first row then.
      const placed = current.placed.map((entry) => (first && entry.row === '' ? { ...entry, row: first.id } : entry));
      return { ...current, options, placed, ...rows };
    });
    setErrors((current) => withoutError(current, 'options'));
  }

  /** The named cells of the grid have new texts. */
  function changeVariations(variations: readonly VariationEntry[], cells: readonly Cell[]) {
    setForm((current) => ({ ...current, variations }));
    setErrors(({ variations: shown, ...others }) => {
      const changed = cells.map(([id, field, wrong]) => [cellKey(id, field), wrong] as const);
      const entries = Object.entries({ ...shown, ...Object.fromEntries(changed) });
      const left = entries.filter((entry): entry is [string, string] => entry[1] !== undefined);
      return left.length > 0 ? { ...others, variations: Object.fromEntries(left) } : others;
    });
  }

  return { change, changePhotos, changeOptions, changeVariations };
}
