import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Outcome } from '@back-office/shared/state';
import { scrollIntoView } from '@back-office/shared/ui';
import type { Item } from '../../../domain/item';
import { locationsOfNewItem } from '../../../domain/shopLocations';
import { blankForm, copyOf, draftForm, formOf, hasUnsavedChanges, type ItemForm } from '../domain/itemForm';
import { hasErrors, type FormErrors } from '../domain/formErrors';
import { validateDraft, validateForm } from '../domain/validation';
import { draftName, draftsDefinition } from '../domain/itemDrafts';
import { useFixedLocations } from '../../../state/useLocationOptions';
import { useItems } from '../../../state/items';
import { useDraft } from '../../../state/useDraft';
import { useItemFields } from './useItemFields';
import { usePhotoFiles } from './usePhotoFiles';
import { useStockAtPlace } from './useStockAtPlace';
import { useStoreItem } from './useStoreItem';

/** Everything entered in a sheet, so that it can be reopened as it was. */
export interface ItemDraft {
  readonly form: ItemForm;
}

type Field = HTMLInputElement & HTMLTextAreaElement;

/** Milliseconds after which the form looks busy. Drawing that would delay what is stored sooner. */
const quickSave = 150;

/** The form of one sheet: its fields, its errors, and saving. `copied` is the item that a new one starts as a copy of. */
export function useItemForm(item: Item | undefined, draft: ItemDraft | undefined, copied?: Item) {
  const { items } = useItems();
  const fixed = useFixedLocations();
  const [before] = useState(() =>
    item ? formOf(item) : copied ? copyOf(copied) : { ...blankForm, locations: locationsOfNewItem(items, fixed) },
  );
  const fields = useItemFields(draft?.form ?? before);
  const { form, setForm, errors, setErrors, changePhotos } = fields;
  const stockAtPlace = useStockAtPlace(item, fields);
  const { withPlacedErrors } = stockAtPlace;
  const store = useStoreItem(item, stockAtPlace.places);
  const [failure, setFailure] = useState('');
  const { step, isSlow, isSaving, saveOnce } = useSaving();
  const hasChanges = step !== 'saved' && hasUnsavedChanges(before, form);
  // What was typed for another new item is not lost by this one; of the same item the last entry counts.
  const isAnother = !item && !draft;
  const name = draftName(item?.id, copied?.id);
  const draftOf = useDraft(draftsDefinition, name, hasChanges ? form : undefined, isAnother);
  const photoFiles = usePhotoFiles(form.photos, changePhotos);
  const nameRef = useRef<Field>(null);
  const contentRef = useRef<HTMLDivElement>(null);

  /** Resolves to whether the item was saved. If not, the first invalid field is focused or the failure is shown. */
  const save = () => check(withPlacedErrors(validateForm(form)), () => store(form, 'Active'));
  /** Saves the item as a draft, which may miss its name and its price. */
  const saveAsDraft = () => check(withPlacedErrors(validateDraft(form)), () => store(draftForm(form), 'Draft'));

  async function check(found: FormErrors, write: () => Promise<Outcome>): Promise<boolean> {
    // Pressed again before the buttons are drawn busy.
    if (isSaving.current) return false;
    // The messages are drawn first, so that the one of the focused field can be scrolled to.
    if (hasErrors(found) || hasErrors(errors) || failure !== '')
      flushSync(() => {
        setErrors(found);
        setFailure('');
      });
    if (hasErrors(found)) {
      showInvalid(contentRef.current?.querySelector<Field>('[aria-invalid="true"]') ?? null);
      return false;
    }
    return saveOnce(write, (message) => {
      if (message === '') draftOf.saved();
      setFailure(message);
    });
  }

  // What the sections show; the same until it changes, so that saving does not draw them again.
  const shown = useMemo(() => ({ ...fields, ...stockAtPlace, nameRef }), [fields, stockAtPlace]);

  return {
    shown,
    /** What was typed into this form before and never saved; `undefined` if that is what it shows. */
    kept: draftOf.found && hasUnsavedChanges(draftOf.found.form, form) ? draftOf.found : undefined,
    restoreKept() {
      if (draftOf.found) setForm(draftOf.found.form);
      setErrors({});
      draftOf.taken();
    },
    discardKept: draftOf.discard,
    photoFiles,
    errors,
    failure,
    /** Saving or closing, or waiting for photos that will be saved. */
    isBusy: step !== 'open' || photoFiles.preparing > 0,
    /** Busy for so long that the buttons show it. */
    looksBusy: step === 'saved' || isSlow || photoFiles.preparing > 0,
    save,
    saveAsDraft,
    /** The changes that closing would lose; `undefined` if there are none. */
    unsaved: hasChanges ? { form } : undefined,
    contentRef,
  };
}

/** One save at a time; the one that succeeds is the last. */
function useSaving() {
  const [step, setStep] = useState<'open' | 'saving' | 'saved'>('open');
  const [isSlow, setIsSlow] = useState(false);
  const isSaving = useRef(false);

  /** Resolves to whether it was saved; `then` gets why not, or an empty text. */
  async function saveOnce(write: () => Promise<Outcome>, then: (failure: string) => void): Promise<boolean> {
    isSaving.current = true;
    setStep('saving');
    const timer = setTimeout(() => setIsSlow(true), quickSave);
    const failure = failureOf(await write());
    clearTimeout(timer);
    setIsSlow(false);
    isSaving.current = failure === '';
    setStep(failure === '' ? 'saved' : 'open');
    then(failure);
    return failure === '';
  }

  return { step, isSlow, isSaving, saveOnce };
}

function failureOf(outcome: Outcome): string {
  if (!outcome.ok) return outcome.message;
  return outcome.changed === 0 ? 'This item was deleted meanwhile. Copy what you need, or create a new item.' : '';
}

/** Focuses a field and shows its message, which may be below the edge although the field is in view. */
function showInvalid(field: Field | null) {
  field?.focus();
  const message = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  scrollIntoView(message);
}

export type ItemFormState = ReturnType<typeof useItemForm>;

/** What the sections of the form show and change. */
export type ShownForm = ItemFormState['shown'];
