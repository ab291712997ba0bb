import { useId, useLayoutEffect } from 'react';
import { Button, Notice, useToast } from '@back-office/shared/ui';
import { Sheet } from '@back-office/shared/ui/choices';
import type { Item } from '../../../../domain/item';
import { useItems } from '../../../../state/items';
import { CategorizationSection } from './CategorizationSection';
import { CheckoutSection } from './CheckoutSection';
import { DetailsSection } from './DetailsSection';
import { OptionsSection } from './OptionsSection';
import { UnitsSection } from './UnitsSection';
import { useItemForm, type ItemDraft } from '../../state/useItemForm';
import { VariationsSection } from './VariationsSection';

export interface ItemSheetProps {
  /** The item to edit; undefined to create a new one. */
  readonly item: Item | undefined;
  /** Unsaved changes of a sheet that is reopened. */
  readonly draft: ItemDraft | undefined;
  /** Called after every change with what closing would lose; `undefined` if that is nothing. */
  readonly onDraftChange: (draft: ItemDraft | undefined) => void;
  readonly onClose: () => void;
}

/** The form of one item, in six sections. If saving fails, it stays open and keeps all changes. */
export function ItemSheet({ item, draft, onDraftChange, onClose }: ItemSheetProps) {
  const { saveDraft } = useItems();
  const { show } = useToast();
  const state = useItemForm(item, draft);
  const { form, errors, failure, isSaving, save, unsaved } = state;
  const id = useId();
  useLayoutEffect(() => onDraftChange(unsaved));
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
    // The sheet may be closed before it renders again, so clear the draft here.
    onDraftChange(undefined);
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
