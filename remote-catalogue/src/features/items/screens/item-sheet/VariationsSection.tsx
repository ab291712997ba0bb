import { memo } from 'react';
import { currencySymbol, formatQuantity, pluralize } from '@back-office/shared/format';
import { Notice } from '@back-office/shared/ui';
import { TextField } from '@back-office/shared/ui/forms';
import { Select, SheetSection } from '@back-office/shared/ui/choices';
import { gtinWarning } from '../../../../domain/gtin';
import { usualLowStock } from '../../../../domain/item';
import { pricePlaceholder, stepPrice, stepWeight } from '../../../../domain/price';
import { useItems } from '../../../../state/items';
import { stockOfShelved } from '../../domain/variationForm';
import type { ShownForm } from '../../state/useItemForm';
import { useCodeOwners } from '../../state/useCodeOwners';
import { StepField } from '../StepField';
import { FieldRow, type SectionProps } from './sections';
import { VariationsGrid } from './VariationsGrid';

interface VariationsSectionProps extends SectionProps {
  /** The item that is edited; its own codes are no duplicates. */
  readonly itemId: string | undefined;
}

/** A row for each variation; without options the fields of the item itself. */
export const VariationsSection = memo(function VariationsSection({ id, state, itemId }: VariationsSectionProps) {
  const { form, errors, changeRows, rows } = state;
  const count = form.variations.length;
  const lost = stockOfShelved(form);
  return (
    <SheetSection id={id} title="Variations">
      {lost.rows > 0 && (
        <Notice tone="notice">
          {`Saving removes ${pluralize(lost.rows, 'variation')} with ${formatQuantity(lost.stock)} in stock, because a choice was removed. They come back with it.`}
        </Notice>
      )}
      <PlaceSelect state={state} />
      {count > 0 ? (
        <VariationsGrid rows={rows} errors={errors.variations ?? {}} itemId={itemId} onChange={changeRows} />
      ) : (
        <SoleVariation state={state} itemId={itemId} />
      )}
    </SheetSection>
  );
});

/** Which location the stock below is of. Absent in a shop with one. */
function PlaceSelect({ state: { places, place, setPlace } }: { readonly state: ShownForm }) {
  if (!places) return null;
  const options = places.locations.map((name) => ({ value: name, label: name }));
  return (
    <FieldRow $columns={2}>
      <Select
        label="Counted at"
        value={place}
        options={[{ value: '', label: 'Everywhere' }, ...options]}
        onChange={setPlace}
      />
    </FieldRow>
  );
}

/** An invalid GTIN and a code of another item are only warnings: the item can still be saved. */
function SoleVariation({ state, itemId }: Omit<VariationsSectionProps, 'id'>) {
  const { form, change, errors, stock, changeStock } = state;
  return (
    <FieldRow $columns={2}>
      <CodeFields state={state} itemId={itemId} />
      <StepField
        label="Weight (kg)"
        placeholder="0.00"
        value={form.weight}
        step={stepWeight}
        onChange={(weight) => change('weight', weight)}
      />
      <StepField
        label={`Price (${currencySymbol()})`}
        placeholder={pricePlaceholder()}
        value={form.price}
        error={errors.price}
        step={stepPrice}
        onChange={(price) => change('price', price)}
      />
      <TextField
        label="Stock"
        inputMode="decimal"
        hint="A number, or - if stock is not counted"
        value={stock}
        error={errors.stock}
        onChange={changeStock}
      />
      <TextField
        label="Low level"
        inputMode="decimal"
        placeholder={String(usualLowStock)}
        hint="At this many units or fewer the list says Low"
        value={form.lowStock}
        error={errors.lowStock}
        onChange={(level) => change('lowStock', level)}
      />
    </FieldRow>
  );
}

function CodeFields({ state: { form, change }, itemId }: Omit<VariationsSectionProps, 'id'>) {
  const { items } = useItems();
  const ownerOf = useCodeOwners(items, itemId, [form]);
  const owners = { gtin: ownerOf('gtin', form.gtin), sku: ownerOf('sku', form.sku) };
  return (
    <>
      <TextField
        label="GTIN"
        inputMode="numeric"
        value={form.gtin}
        warning={gtinWarning(form.gtin) ?? (owners.gtin && `${owners.gtin} has the same GTIN.`)}
        onChange={(gtin) => change('gtin', gtin)}
      />
      <TextField
        label="SKU"
        value={form.sku}
        warning={owners.sku && `${owners.sku} has the same SKU.`}
        onChange={(sku) => change('sku', sku)}
      />
    </>
  );
}
