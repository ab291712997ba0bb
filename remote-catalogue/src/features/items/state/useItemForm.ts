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
import { placedMovements, stockAt, withStockAt, wrongEntry, type StockPlaces } from '../domain/placedStock';
import {
  cellKey,
  formMessages,
  hasErrors,
  validateDraft,
  validateForm,
  withoutError,
  type FormErrors,
} from '../domain/validation';
import { rowsForOptions, type GridField, type OptionEntry, type VariationEntry } from '../domain/variationForm';
import { useItems } from '../../../state/items';
import { draftName } from '../domain/itemDrafts';
import { useStock } from '../../../state/stock';
import { useItemDraft } from './useItemDraft';
import { usePhotoFiles } from './usePhotoFiles';
import { useStockPlaces } from './useStockPlaces';

/** Everything entered in a sheet, so that it can be reopened as it was. */
export interface ItemDraft {
  readonly form: ItemForm;
}

type Field = HTMLInputElement & HTMLTextAreaElement;

/** The form of one sheet: its fields, its errors, and saving. `copied` is the item that a new one starts as a copy of. */
export function useItemForm(item: Item | undefined, draft: ItemDraft | undefined, copied?: Item) {
  const { add, update } = useItems();
  const { write } = useStock();
  const [before] = useState(() => (item ? formOf(item) : copied ? copyOf(copied) : blankForm));
  const [form, setForm] = useState<ItemForm>(draft?.form ?? before);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState('');
  /** The location whose stock is shown; empty for all. */
  const [place, setPlace] = useState('');
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

  const places = useStockPlaces(item?.id, form.locations);
  const photoFiles = usePhotoFiles(form.photos, changePhotos);

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

  /** The named cells of the grid have new texts; their errors go. */
  function changeVariations(variations: readonly VariationEntry[], cells: readonly (readonly [string, GridField])[]) {
    setForm((current) => ({ ...current, variations }));
    setErrors(({ variations: shown, ...others }) => {
      const keys = new Set(cells.map(([id, field]) => cellKey(id, field)));
      const left = Object.entries(shown ?? {}).filter(([key]) => !keys.has(key));
      return left.length > 0 ? { ...others, variations: Object.fromEntries(left) } : others;
    });
  }

  /** The same for cells whose stock is that of the shown location. */
  function changeRowsAtPlace(rows: readonly VariationEntry[], cells: readonly (readonly [string, GridField])[]) {
    let { placed } = form;
    const variations = form.variations.map((row, index) => {
      const next = rows[index] ?? row;
      if (!places || next.stock === stockAt(row, place, placed, places)) return { ...next, stock: row.stock };
      const typed = withStockAt(row, place, next.stock, placed, places);
      placed = typed.placed;
      return { ...next, stock: typed.stock };
    });
    changeVariations(variations, cells);
    change('placed', placed);
  }

  function changeStockAtPlace(text: string) {
    if (!places) return;
    const typed = withStockAt({ id: '', stock: form.stock }, place, text, form.placed, places);
    change('stock', typed.stock);
    change('placed', typed.placed);
  }

  /** What is wrong, also with the stock of a location that is not shown, which is shown then. */
  function withPlacedErrors(found: FormErrors): FormErrors {
    const wrong = wrongEntry(form.placed, rowIdsOf(form));
    if (!wrong) return found;
    setPlace(wrong.location);
    if (wrong.row === '') return { ...found, stock: formMessages.badCount };
    return { ...found, variations: { ...found.variations, [cellKey(wrong.row, 'stock')]: formMessages.badCount } };
  }

  /** Resolves to whether the item was saved. If not, the first invalid field is focused or the failure is shown. */
  const save = () => check(withPlacedErrors(validateForm(form)), () => store(form, 'Active'));
  /** Saves the item as a draft, which may miss its name and its price. */
  const saveAsDraft = () => check(withPlacedErrors(validateDraft(form)), () => store(draftForm(form), 'Draft'));

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
  async function store(entered: ItemForm, status: 'Active' | 'Draft'): Promise<Outcome> {
    const id = item?.id ?? crypto.randomUUID();
    const counted = places ? placedMovements(id, rowIdsOf(entered), entered.placed, places) : [];
    const group = counted.length > 0 ? `stock:${crypto.randomUUID()}` : undefined;
    const saved = await storeItem(id, entered, status, group);
    if (!saved.ok || saved.changed === 0 || counted.length === 0) return saved;
    const written = await write(counted, group);
    if (written.ok) return saved;
    await saved.undo();
    return written;
  }

  function storeItem(id: string, entered: ItemForm, status: 'Active' | 'Draft', group: string | undefined) {
    if (!item) return add({ ...newItemOf(entered), ...(status === 'Draft' && { status }) }, id, group);
    const changesStatus = status === 'Draft' || item.status === 'Draft';
    return update([id], { ...patchOf(item, entered), ...(changesStatus && { status }) }, group);
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
    changeVariations: place === '' ? changeVariations : changeRowsAtPlace,
    places,
    place,
    setPlace,
    /** The rows of the grid, with the stock of the shown location. */
    rows: places && place !== '' ? rowsAtPlace(form, place, places) : form.variations,
    /** The stock of an item without options, at the shown location. */
    stock: places && place !== '' ? stockAt({ id: '', stock: form.stock }, place, form.placed, places) : form.stock,
    changeStock: place === '' ? (stock: string) => change('stock', stock) : changeStockAtPlace,
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

function rowIdsOf({ variations }: ItemForm): readonly string[] {
  return variations.length > 0 ? variations.map(({ id }) => id) : [''];
}

function rowsAtPlace({ variations, placed }: ItemForm, place: string, places: StockPlaces): readonly VariationEntry[] {
  return variations.map((row) => ({ ...row, stock: stockAt(row, place, placed, places) }));
}

/** Focuses a field and shows its message, which may be below the edge although the field is in view. */
function showInvalid(field: Field | null) {
  field?.focus();
  const message = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  // jsdom has no scrollIntoView.
  message?.scrollIntoView?.({ block: 'nearest' });
}

export type ItemFormState = ReturnType<typeof useItemForm>;
