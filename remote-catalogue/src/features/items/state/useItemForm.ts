import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Outcome } from '@back-office/shared/state';
import type { Item, ItemPhoto } from '../../../domain/item';
import {
  blankForm,
  copyOf,
  draftForm,
  formOf,
  hasUnsavedChanges,
  newItemOf,
  patchOf,
  type ItemForm,
} from '../domain/itemForm';
import { cellKey, hasErrors, validateDraft, validateForm, withoutError, type FormErrors } from '../domain/validation';
import { rowsForOptions, type GridField, type OptionEntry, type VariationEntry } from '../domain/variationForm';
import { useItems } from '../../../state/items';
import { draftName } from '../domain/itemDrafts';
import { useItemDraft } from './useItemDraft';
import { usePhotoFiles } from './usePhotoFiles';

/** Everything entered in a sheet, so that it can be reopened as it was. */
export interface ItemDraft {
  readonly form: ItemForm;
}

type Field = HTMLInputElement & HTMLTextAreaElement;

/** The form of one sheet: its fields, its errors, and saving. `copied` is the item that a new one starts as a copy of. */
export function useItemForm(item: Item | undefined, draft: ItemDraft | undefined, copied?: Item) {
  const { add, update } = useItems();
  const [before] = useState(() => (item ? formOf(item) : copied ? copyOf(copied) : blankForm));
  const [form, setForm] = useState<ItemForm>(draft?.form ?? before);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState('');
  const [step, setStep] = useState<'open' | 'saving' | 'saved'>('open');
  const hasChanges = step !== 'saved' && hasUnsavedChanges(before, form);
  const draftOf = useItemDraft(draftName(item?.id, copied?.id), hasChanges ? form : undefined);
  const nameRef = useRef<Field>(null);
  const contentRef = useRef<HTMLDivElement>(null);

  function change<Name extends keyof ItemForm>(field: Name, value: ItemForm[Name]) {
    setForm((current) => ({ ...current, [field]: value }));
    setErrors((current) => withoutError(current, field));
  }

  /** Photos are added when they are ready, whatever was changed meanwhile. */
  function changePhotos(edit: (photos: readonly ItemPhoto[]) => readonly ItemPhoto[]) {
    setForm((current) => ({ ...current, photos: edit(current.photos) }));
  }

  const photoFiles = usePhotoFiles(form.photos, changePhotos);

  /** The rows of the grid follow the options. */
  function changeOptions(options: readonly OptionEntry[]) {
    setForm((current) => ({
      ...current,
      options,
      ...rowsForOptions(current.options, options, current, current),
    }));
    setErrors((current) => withoutError(current, 'options'));
  }

  /** The named cells of the grid have new texts; their errors go. */
  function changeVariations(variations: readonly VariationEntry[], cells: readonly (readonly [string, GridField])[]) {
    setForm((current) => ({ ...current, variations }));
    setErrors(({ variations: shown, ...others }) => {
      const keys = new Set(cells.map(([id, field]) => cellKey(id, field)));
      const left = Object.entries(shown ?? {}).filter(([key]) => !keys.has(key));
      return left.length > 0 ? { ...others, variations: Object.fromEntries(left) } : others;
    });
  }

  /** Resolves to whether the item was saved. If not, the first invalid field is focused or the failure is shown. */
  const save = () => check(validateForm(form), () => store(form, 'Active'));
  /** Saves the item as a draft, which may miss its name and its price. */
  const saveAsDraft = () => check(validateDraft(form), () => store(draftForm(form), 'Draft'));

  async function check(found: FormErrors, write: () => Promise<Outcome>): Promise<boolean> {
    // The messages are drawn first, so that the one of the focused field can be scrolled to.
    flushSync(() => {
      setErrors(found);
      setFailure('');
    });
    if (hasErrors(found)) {
      showInvalid(contentRef.current?.querySelector<Field>('[aria-invalid="true"]') ?? null);
      return false;
    }
    setStep('saving');
    const message = failureOf(await write());
    if (message === '') draftOf.saved();
    setStep(message === '' ? 'saved' : 'open');
    setFailure(message);
    return message === '';
  }

  /** Saving a draft as an item makes it active. An archived item stays archived. */
  function store(entered: ItemForm, status: 'Active' | 'Draft'): Promise<Outcome> {
    if (!item) return add({ ...newItemOf(entered), ...(status === 'Draft' && { status }) });
    const changesStatus = status === 'Draft' || item.status === 'Draft';
    return update([item.id], { ...patchOf(item, entered), ...(changesStatus && { status }) });
  }

  function failureOf(outcome: Outcome): string {
    if (!outcome.ok) return outcome.message;
    return outcome.changed === 0
      ? 'This item was deleted in another tab. Copy what you need, or create a new item.'
      : '';
  }

  return {
    /** What was typed into this form before and never saved; `undefined` if that is what it shows. */
    kept: draftOf.found && hasUnsavedChanges(draftOf.found.form, form) ? draftOf.found : undefined,
    restoreKept() {
      if (draftOf.found) setForm(draftOf.found.form);
      setErrors({});
      draftOf.taken();
    },
    discardKept: draftOf.discard,
    form,
    change,
    changePhotos,
    photoFiles,
    changeOptions,
    changeVariations,
    errors,
    failure,
    /** Saving, or waiting for photos that will be saved. */
    isBusy: step === 'saving' || photoFiles.preparing > 0,
    save,
    saveAsDraft,
    /** The changes that closing would lose; `undefined` if there are none. */
    unsaved: hasChanges ? { form } : undefined,
    nameRef,
    contentRef,
  };
}

/** Focuses a field and shows its message, which may be below the edge although the field is in view. */
function showInvalid(field: Field | null) {
  field?.focus();
  const message = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  // jsdom has no scrollIntoView.
  message?.scrollIntoView?.({ block: 'nearest' });
}

export type ItemFormState = ReturnType<typeof useItemForm>;
