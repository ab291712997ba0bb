import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { localTime } from '@back-office/shared/format';
import { afterPaint } from '@back-office/shared/loading';
import { useNavigate } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { space, stackStyle } from '@back-office/shared/theme';
import { Button, Notice, scrollIntoView, useToast, type ToastMessage } from '@back-office/shared/ui';
import { Sheet } from '@back-office/shared/ui/choices';
import { noFilters } from '../../../../domain/filterItems';
import type { Item } from '../../../../domain/item';
import { fieldName } from '../../../../domain/describeChange';
import { withItemFilters } from '../../../../domain/itemFilterParams';
import { useItems } from '../../../../state/items';
import { StockProvider } from '../../../../state/stock';
import { DetailsSection } from './DetailsSection';
import { OptionsSection } from './OptionsSection';
import { CategorizationSection, CheckoutSection, UnitsSection } from './sections';
import { useFormKeys } from './useFormKeys';
import { VariationsSection } from './VariationsSection';
import { useItemForm, type ItemDraft, type ItemFormState } from '../../state/useItemForm';
import type { FormErrors } from '../../domain/formErrors';
import { changedElsewhere, formOf, type ItemForm } from '../../domain/itemForm';

export interface ItemSheetProps {
  /** The item to edit; undefined to create a new one. */
  readonly item: Item | undefined;
  /** The same as it is stored now, which another tab may have changed; undefined if it was deleted. */
  readonly stored?: Item | undefined;
  /** The item that a new one starts as a copy of. */
  readonly copied?: Item | undefined;
  /** Unsaved changes of a sheet that is reopened. */
  readonly draft: ItemDraft | undefined;
  /** Starts at the image, which a phone takes with its camera. */
  readonly isPhotoFirst?: boolean | undefined;
  /** Called after every change with what closing would lose; `undefined` if that is nothing. */
  readonly onDraftChange: (draft: ItemDraft | undefined) => void;
  readonly onClose: () => void;
}

const drafts = withItemFilters(new URLSearchParams(), { ...noFilters, status: ['Draft'] });

/** Offers what was typed here before a reload, or before the form was closed. */
function KeptDraft({ state }: { readonly state: ItemFormState }) {
  const { kept, restoreKept, discardKept, shown } = state;
  if (!kept) return null;
  /** The pressed button disappears. */
  const andGoOn = (choose: () => void) => () => {
    choose();
    shown.nameRef.current?.focus();
  };
  return (
    <Notice
      tone="info"
      action={
        <>
          <Button variant="link" onClick={andGoOn(restoreKept)}>
            Restore
          </Button>
          <Button variant="link" onClick={andGoOn(discardKept)}>
            Discard
          </Button>
        </>
      }
    >
      {`You have changes here that were not saved (${localTime(new Date(kept.at))}).`}
    </Notice>
  );
}

interface ChangedElsewhereProps {
  readonly opened: Item;
  readonly stored: Item;
  readonly form: ItemForm;
}

/** Saving would replace what another tab, or another person, saved meanwhile in the same field. */
function ChangedElsewhere({ opened, stored, form }: ChangedElsewhereProps) {
  const fields = changedElsewhere(opened, stored, form);
  if (fields.length === 0) return null;
  const now = formOf(stored);
  const valueText = (value: unknown) => (typeof value === 'string' && value !== '' ? ` (now “${value}”)` : '');
  const changes = fields.map((field) => fieldName(field) + valueText(now[field]));
  return (
    <Notice tone="negative">
      {`Changed elsewhere since this form was opened: ${changes.join(', ')}. Saving replaces it with what is entered here.`}
    </Notice>
  );
}

function countOf(errors: object | undefined): number {
  return errors ? Object.keys(errors).length : 0;
}

function variationErrors({ price, stock, variations }: FormErrors): number {
  return (price ? 1 : 0) + (stock ? 1 : 0) + countOf(variations);
}

/** The form of one item with the journal of stock, which only it needs of this screen. */
export function ItemSheet(props: ItemSheetProps) {
  return (
    <StockProvider>
      <ItemSheetOf {...props} />
    </StockProvider>
  );
}

/** In six sections. If saving fails, it stays open and keeps all changes. */
function ItemSheetOf(props: ItemSheetProps) {
  const { item, stored, copied, draft, isPhotoFirst = false, onDraftChange, onClose } = props;
  const { show } = useToast();
  const { setSearch } = useItems();
  const navigate = useNavigate();
  const state = useItemForm(item, draft, copied);
  const { shown, errors, failure, isBusy, looksBusy, save, saveAsDraft, unsaved, contentRef } = state;
  const id = useId();
  useLayoutEffect(() => onDraftChange(unsaved));
  const noticesRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Above the sections, it may be out of view.
    if (failure !== '') scrollIntoView(noticesRef.current);
  }, [failure]);
  const sections = [
    { id: `${id}details`, label: 'Details', errors: errors.name ? 1 : 0 },
    { id: `${id}categorization`, label: 'Categorization' },
    { id: `${id}options`, label: 'Options', errors: countOf(errors.options) },
    { id: `${id}units`, label: 'Units' },
    { id: `${id}variations`, label: 'Variations', errors: variationErrors(errors) },
    { id: `${id}checkout`, label: 'Checkout Behavior' },
  ];

  async function closeAfter(saved: Promise<boolean>, toast: ToastMessage) {
    if (!(await saved)) return;
    // The sheet may be closed before it renders again, so clear the draft here.
    onDraftChange(undefined);
    show({ tone: 'done', ...toast });
    // That the list can be used again is drawn after what says that the item is saved.
    await afterPaint();
    onClose();
  }
  const saveItem = () => void closeAfter(save(), { message: 'Item saved' });
  const saveDraft = () =>
    void closeAfter(saveAsDraft(), {
      message: 'Saved as draft',
      action: { label: 'Show drafts', onPress: showDrafts },
    });
  function showDrafts() {
    // The stored search could hide them.
    setSearch('');
    void navigate(`${paths.items()}?${drafts}`);
  }

  useFormKeys(contentRef, () => {
    if (!isBusy) saveItem();
  });

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
          <Button isBusy={looksBusy} onClick={saveDraft}>
            Save as Draft
          </Button>
          <Button variant="primary" isBusy={looksBusy} onClick={saveItem}>
            Save Item
          </Button>
        </>
      }
    >
      <div ref={contentRef}>
        <Notices ref={noticesRef}>
          {failure !== '' && <Notice tone="negative">{failure}</Notice>}
          <KeptDraft state={state} />
          {item && stored && unsaved && !isBusy && <ChangedElsewhere opened={item} stored={stored} form={shown.form} />}
        </Notices>
        <ItemSections id={id} state={state} itemId={item?.id} isPhotoFirst={isPhotoFirst} />
      </div>
    </Sheet>
  );
}

interface ItemSectionsProps {
  /** The ids of the sections begin with it. */
  readonly id: string;
  readonly state: ItemFormState;
  readonly itemId: string | undefined;
  readonly isPhotoFirst: boolean;
}

function ItemSections({ id, state: { shown, photoFiles, errors }, itemId, isPhotoFirst }: ItemSectionsProps) {
  const { form, change } = shown;
  return (
    <>
      <DetailsSection id={`${id}details`} state={shown} photoFiles={photoFiles} isPhotoFirst={isPhotoFirst} />
      <CategorizationSection id={`${id}categorization`} menus={form.menus} category={form.category} change={change} />
      <OptionsSection
        id={`${id}options`}
        options={form.options}
        errors={errors.options}
        changeOptions={shown.changeOptions}
      />
      <UnitsSection
        id={`${id}units`}
        unit={form.unit}
        cost={form.cost}
        price={form.price}
        isInGrid={form.variations.length > 0}
        error={errors.cost}
        change={change}
      />
      <VariationsSection id={`${id}variations`} state={shown} itemId={itemId} />
      <CheckoutSection id={`${id}checkout`} skipItemDetails={form.skipItemDetails} change={change} />
    </>
  );
}

const Notices = styled.div`
  &:not(:empty) {
    ${stackStyle({ gap: 3 })}
    margin-bottom: ${space[6]};
  }
`;
