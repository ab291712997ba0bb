import { useMemo } from 'react';
import styled from 'styled-components';
import { gridStyle } from '@back-office/shared/theme';
import { Switch, TextField } from '@back-office/shared/ui/forms';
import { MultiSelect, Select, SheetSection } from '@back-office/shared/ui/choices';
import { currencySymbol } from '@back-office/shared/format';
import { gtinWarning } from '../../../../domain/gtin';
import { itemWithSku } from '../../../../domain/item';
import { units } from '../../../../domain/limits';
import { stepPrice, stepWeight } from '../../../../domain/price';
import { useItems } from '../../../../state/items';
import type { ItemFormState } from '../../state/useItemForm';
import { StepField } from '../StepField';
import { CategoryField } from './CategoryField';

/** The props of every section of the sheet. */
export interface SectionProps {
  readonly id: string;
  readonly state: ItemFormState;
}

/** Suggestions; other menus can be entered. Items have no field for menus, so they are not saved. */
const menus = ['All-day menu', 'Online menu', 'Catering menu'].map((name) => ({ value: name, label: name }));

export function CategorizationSection({ id, state: { form, change } }: SectionProps) {
  return (
    <SheetSection id={id} title="Categorization">
      <FieldRow $columns={2}>
        <MultiSelect
          label="Menu organization"
          placeholder="Choose menus"
          allowsCustom
          values={form.menus}
          options={menus}
          onChange={(chosen) => change('menus', chosen)}
        />
        <CategoryField category={form.category} onChange={(category) => change('category', category)} />
      </FieldRow>
    </SheetSection>
  );
}

const unitOptions = units.map(({ name }) => ({ value: name, label: name }));
const noop = () => undefined;

/** Cost and vendor are always disabled. */
export function UnitsSection({ id, state: { form, change } }: SectionProps) {
  return (
    <SheetSection id={id} title="Units">
      <FieldRow $columns={3}>
        <Select label="Unit" value={form.unit} options={unitOptions} onChange={(unit) => change('unit', unit)} />
        <TextField label="Cost" value="" placeholder="–" disabled onChange={noop} />
        <TextField label="Vendor" value="" placeholder="–" disabled onChange={noop} />
      </FieldRow>
    </SheetSection>
  );
}

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
          label={`Price (${currencySymbol()})`}
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

export function CheckoutSection({ id, state: { form, change } }: SectionProps) {
  return (
    <SheetSection id={id} title="Checkout Behavior">
      <Switch
        label="Skip item details screen"
        description="Adds the item to the sale at once, without asking for options."
        isOn={form.skipItemDetails}
        onChange={(isOn) => change('skipItemDetails', isOn)}
      />
    </SheetSection>
  );
}

/** Fields next to each other; on phones below each other. */
const FieldRow = styled.div<{ readonly $columns: 2 | 3 }>`
  ${gridStyle({ gap: 4, align: 'start', phone: { columns: 'minmax(0, 1fr)' } })}
  grid-template-columns: repeat(${(props) => props.$columns}, minmax(0, 1fr));
`;
