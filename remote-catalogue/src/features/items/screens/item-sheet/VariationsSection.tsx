import { useMemo } from 'react';
import { TextField } from '@back-office/shared/ui';
import { SheetSection } from '@back-office/shared/ui/choices';
import { itemWithSku } from '../../../../domain/item';
import { gtinWarning } from '../../../../domain/gtin';
import { stepPrice, stepWeight } from '../../../../domain/price';
import { StepField } from '../StepField';
import { useItems } from '../../../../state/items';
import { FieldRow, type SectionProps } from './section';

interface VariationsSectionProps extends SectionProps {
  /** The item that is edited; its own SKU is not a duplicate. */
  readonly itemId: string | undefined;
}

/** An invalid GTIN or a duplicate SKU is only a warning: the item can still be saved. */
export function VariationsSection({ id, state, itemId }: VariationsSectionProps) {
  const { form, change, errors, priceRef } = state;
  const { items } = useItems();
  const duplicate = useMemo(() => itemWithSku(items, form.sku, itemId), [items, form.sku, itemId]);
  return (
    <SheetSection id={id} title="Variations">
      <FieldRow $columns={2}>
        <TextField
          label="GTIN"
          inputMode="numeric"
          value={form.gtin}
          warning={gtinWarning(form.gtin)}
          onChange={(gtin) => change('gtin', gtin)}
        />
        <TextField
          label="SKU"
          value={form.sku}
          warning={duplicate && `${duplicate.name} has the same SKU.`}
          onChange={(sku) => change('sku', sku)}
        />
        <StepField
          label="Weight (kg)"
          placeholder="0.00"
          value={form.weight}
          step={stepWeight}
          onChange={(weight) => change('weight', weight)}
        />
        <StepField
          label="Price ($)"
          placeholder="0.00"
          value={form.price}
          error={errors.price}
          ref={priceRef}
          step={stepPrice}
          onChange={(price) => change('price', price)}
        />
      </FieldRow>
    </SheetSection>
  );
}
