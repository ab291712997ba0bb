import { memo } from 'react';
import styled from 'styled-components';
import { formatPercent } from '@back-office/shared/format';
import { gridStyle } from '@back-office/shared/theme';
import { Switch } from '@back-office/shared/ui/dialogs';
import { TextField } from '@back-office/shared/ui/forms';
import { MultiSelect, Select, SheetSection } from '@back-office/shared/ui/choices';
import { units } from '../../../../domain/limits';
import { isPrice, marginOf, pricePlaceholder, priceText } from '../../../../domain/price';
import { useCost } from '../../../../state/useCost';
import type { ItemForm } from '../../domain/itemForm';
import type { ShownForm } from '../../state/useItemForm';
import { useMenuOptions } from '../../state/useMenuOptions';
import { CategoryField } from './CategoryField';

/** The props of a section with much of the form. */
export interface SectionProps {
  readonly id: string;
  readonly state: ShownForm;
}

/** Those of a section with a few of its fields alone, so that others change without drawing it again. */
type FieldsProps<Name extends keyof ItemForm> = Pick<ItemForm, Name> & {
  readonly id: string;
  readonly change: ShownForm['change'];
};

export const CategorizationSection = memo(function CategorizationSection(props: FieldsProps<'menus' | 'category'>) {
  const { id, menus, category, change } = props;
  const menuOptions = useMenuOptions();
  return (
    <SheetSection id={id} title="Categorization">
      <FieldRow $columns={2}>
        <MultiSelect
          label="Menu organization"
          placeholder="Choose menus"
          allowsCustom
          values={menus}
          options={menuOptions}
          onChange={(chosen) => change('menus', chosen)}
        />
        <CategoryField category={category} onChange={(chosen) => change('category', chosen)} />
      </FieldRow>
    </SheetSection>
  );
});

const unitOptions = units.map(({ name }) => ({ value: name, label: name }));
const noop = () => undefined;

type UnitsSectionProps = FieldsProps<'unit' | 'cost' | 'price'> & {
  /** Whether costs are in the grid of variations. */
  readonly isInGrid: boolean;
  /** What is wrong with the cost. */
  readonly error: string | undefined;
};

/** The vendor is always disabled, and the cost until the shop records it. Variations have their costs in their grid. */
export const UnitsSection = memo(function UnitsSection(props: UnitsSectionProps) {
  const { id, unit, cost, price, isInGrid, error, change } = props;
  const { isRecorded, record } = useCost();
  const canType = isRecorded && !isInGrid;
  return (
    <SheetSection id={id} title="Units">
      <FieldRow $columns={3}>
        <Select label="Unit" value={unit} options={unitOptions} onChange={(chosen) => change('unit', chosen)} />
        <TextField
          label="Cost"
          value={canType ? cost : ''}
          placeholder={canType ? pricePlaceholder() : '–'}
          inputMode="decimal"
          hint={isRecorded ? (isInGrid ? 'In the grid of variations' : marginHint({ price, cost })) : undefined}
          error={canType ? error : undefined}
          disabled={!canType}
          onChange={(text) => change('cost', text)}
        />
        <TextField label="Vendor" value="" placeholder="–" disabled onChange={noop} />
      </FieldRow>
      {record && (
        <Switch
          label="Work out margins"
          description="Items of this shop then have a cost for each unit. One that is not entered is unknown."
          isOn={isRecorded}
          onChange={record}
        />
      )}
    </SheetSection>
  );
});

/** `Margin 68%`; without a cost or a price it is unknown. */
function marginHint({ price, cost }: Pick<ItemForm, 'price' | 'cost'>): string {
  const share = isPrice(price) && isPrice(cost) && cost.trim() !== '' && marginOf(priceText(price), priceText(cost));
  return typeof share === 'number' ? `Margin ${formatPercent(share)}` : 'Per unit; unknown if empty';
}

export const CheckoutSection = memo(function CheckoutSection(props: FieldsProps<'skipItemDetails'>) {
  const { id, skipItemDetails, change } = props;
  return (
    <SheetSection id={id} title="Checkout Behavior">
      <Switch
        label="Skip item details screen"
        description="Adds the item to the sale at once, without asking for options."
        isOn={skipItemDetails}
        onChange={(isOn) => change('skipItemDetails', isOn)}
      />
    </SheetSection>
  );
});

/** Fields next to each other; on phones below each other. */
export const FieldRow = styled.div<{ readonly $columns: 2 | 3 }>`
  ${gridStyle({ gap: 4, align: 'start', phone: { columns: 'minmax(0, 1fr)' } })}
  grid-template-columns: repeat(${(props) => props.$columns}, minmax(0, 1fr));
`;
