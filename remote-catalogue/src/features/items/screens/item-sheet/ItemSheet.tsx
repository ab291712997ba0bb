import { useId, useLayoutEffect } from 'react';
import { Button, Notice, useToast } from '@back-office/shared/ui';
import { Sheet } from '@back-office/shared/ui/choices';
import type { Item } from '../../../../domain/item';
import { useItems } from '../../../../state/items';
import { CategorizationSection } from './CategorizationSection';
import { CheckoutSection } from './CheckoutSection';
import { DetailsSection } from './DetailsSection';
import { OptionsSection } from './OptionsSection';
import type { SheetDraft } from './sheetDraft';
import { UnitsSection } from './UnitsSection';
import { useItemForm } from './useItemForm';
import { VariationsSection } from './VariationsSection';

export interface ItemSheetProps {
  /** The item to edit; without it a new one is created. */
  readonly item: Item | undefined;
  /** What was typed before the sheet was closed, to go on from. */
  readonly draft: SheetDraft | undefined;
  /** Told after every change what closing would lose; `undefined` where that is nothing. */
  readonly onTyped: (draft: SheetDraft | undefined) => void;
  readonly onClose: () => void;
}

/** The form of one item, in six sections (spec A §2). A refused save keeps it open with everything typed. */
export function ItemSheet({ item, draft, onTyped, onClose }: ItemSheetProps) {
  const { saveDraft } = useItems();
  const { show } = useToast();
  const state = useItemForm(item, draft);
  const { form, errors, failure, isSaving, save, unsaved } = state;
  const id = useId();
  useLayoutEffect(() => onTyped(unsaved));
  const sections = [
    { id: `${id}details`, label: 'Details', errors: errors.name ? 1 : 0 },
    { id: `${id}categorization`, label: 'Categorization' },
    { id: `${id}options`, label: 'Options' },
    { id: `${id}units`, label: 'Units' },
    { id: `${id}variations`, label: 'Variations', errors: errors.price ? 1 : 0 },
    { id: `${id}checkout`, label: 'Checkout Behavior' },
  ];

  async function saveAndClose() {
    if (!(await save())) return;
    // The sheet may be gone before it renders once more, so it says here that nothing is left to lose.
    onTyped(undefined);
    show({ message: 'Item saved', tone: 'done' });
    onClose();
  }

  return (
    <Sheet
      title={item ? 'Edit item' : 'Create item'}
      onClose={onClose}
      sections={sections}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => show({ message: saveDraft(form) })}>Save as Draft</Button>
          <Button variant="primary" isBusy={isSaving} onClick={() => void saveAndClose()}>
            Save Item
          </Button>
        </>
      }
    >
      {failure !== '' && <Notice tone="negative">{failure}</Notice>}
      <DetailsSection id={`${id}details`} state={state} />
      <CategorizationSection id={`${id}categorization`} state={state} />
      <OptionsSection id={`${id}options`} state={state} />
      <UnitsSection id={`${id}units`} state={state} />
      <VariationsSection id={`${id}variations`} state={state} itemId={item?.id} />
      <CheckoutSection id={`${id}checkout`} state={state} />
    </Sheet>
  );
}
