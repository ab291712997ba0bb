import { useMemo, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { currencySymbol, pluralize } from '@back-office/shared/format';
import { afterPaint } from '@back-office/shared/loading';
import { color, gridStyle } from '@back-office/shared/theme';
import { Button, Grid, Notice, Text } from '@back-office/shared/ui';
import { Checkbox, TextField } from '@back-office/shared/ui/forms';
import { Dialog, MultiSelect, Select } from '@back-office/shared/ui/choices';
import {
  blankEntry,
  bulkErrors,
  bulkPatch,
  sharedSuffix,
  type BulkEntry,
  type BulkErrors,
  type BulkField,
} from '../../domain/bulkChange';
import { withoutError } from '../../domain/formErrors';
import { itemStatuses } from '../../../../domain/filterItems';
import type { Item } from '../../../../domain/item';
import type { ItemPatch } from '../../../../domain/itemsOperation';
import { itemTypes, units } from '../../../../domain/limits';
import { pricePlaceholder, stepPrice } from '../../../../domain/price';
import { broughtStock, entriesForNewHome } from '../../../../domain/stockPlaces';
import { hasVariations } from '../../../../domain/variations';
import { editWithStock } from '../../../../state/editWithStock';
import { useCost } from '../../../../state/useCost';
import { useIsOwnShop } from '../../../../state/items';
import { StockProvider, useStock } from '../../../../state/stock';
import { useOfferedLocations } from '../../../../state/useLocationOptions';
import type { Together } from '../../state/useItemCommands';
import { StepField } from '../StepField';
import { CategoryField } from '../item-sheet/CategoryField';

export interface BulkUpdateDialogProps {
  readonly items: readonly Item[];
  /** How many of them the filters hide. */
  readonly hidden: number;
  /** Resolves to whether the update was made. If not, the dialog stays open. */
  readonly onUpdate: (patch: ItemPatch, together: Together) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Sets the chosen fields of the selected items; the others stay unchanged. */
export function BulkUpdateDialog(props: BulkUpdateDialogProps) {
  return (
    <StockProvider>
      <BulkUpdate {...props} />
    </StockProvider>
  );
}

function BulkUpdate(props: BulkUpdateDialogProps) {
  const { items, hidden, onClose } = props;
  const { isBusy, form, update, ...fields } = useBulkUpdate(props);
  const varied = items.filter(hasVariations).length;
  const asksVariations = varied > 0 && (['price', 'stock', 'cost'] as const).some((field) => fields.chosen.has(field));
  const { inVariations } = fields.entry;
  return (
    <Dialog
      title={`Bulk update ${pluralize(items.length, 'item')}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isBusy={isBusy} disabled={fields.chosen.size === 0} onClick={() => void update()}>
            {`Update ${pluralize(items.length, 'item')}`}
          </Button>
        </>
      }
    >
      <Grid gap={2} ref={form}>
        {hidden > 0 && (
          <Notice tone="notice">{`${pluralize(hidden, 'of them is', 'of them are')} hidden by the filter.`}</Notice>
        )}
        {asksVariations && (
          <>
            <Notice tone="notice">
              {`${pluralize(varied, 'of them has', 'of them have')} variations, ${inVariations ? 'each of which gets what you enter' : 'whose prices, stock and costs stay as they are'}.`}
            </Notice>
            <Checkbox
              label="Change each of their variations"
              isChecked={inVariations}
              onChange={(isChecked) => fields.set('inVariations', isChecked)}
            />
          </>
        )}
        <Text as="p" tone="muted" below={2}>
          Choose what to change. Everything else stays the same.
        </Text>
        <BulkRows {...fields} />
      </Grid>
    </Dialog>
  );
}

function useBulkUpdate({ items, onUpdate, onClose }: BulkUpdateDialogProps) {
  const [entry, setEntry] = useState(blankEntry);
  const [chosen, setChosen] = useState<ReadonlySet<BulkField>>(new Set());
  const [errors, setErrors] = useState<BulkErrors>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { readMovements, write } = useStock();
  const hasMixedUnits = useMemo(() => sharedSuffix(items) === undefined, [items]);

  function set<Field extends keyof BulkEntry>(field: Field, value: BulkEntry[Field]) {
    setEntry((current) => ({ ...current, [field]: value }));
    if (field !== 'inVariations') setErrors((current) => withoutError(current, field));
  }

  function choose(field: BulkField, isChosen: boolean) {
    setChosen((current) => new Set(isChosen ? [...current, field] : [...current].filter((other) => other !== field)));
    setErrors((current) => withoutError(current, field));
  }

  /** The entries of the journal that leave stock where it is. */
  async function movedBy({ locations }: ItemPatch) {
    const movements = locations && (await readMovements());
    if (!movements) return [];
    const brought = broughtStock(movements);
    return items.flatMap((item) => entriesForNewHome(item, locations, brought));
  }

  async function update() {
    const found = bulkErrors(entry, chosen);
    setErrors(found);
    const [firstBad] = Object.keys(found);
    if (firstBad !== undefined) {
      form.current?.querySelector<HTMLElement>(`[data-field="${firstBad}"] input:not([type="checkbox"])`)?.focus();
      return;
    }
    setBusy(true);
    const patch = bulkPatch(entry, chosen, items);
    const moved = await movedBy(patch);
    const isDone = await onUpdate(patch, (edit) => editWithStock(moved, write, edit));
    if (!isDone) return setBusy(false);
    // That the list can be used again is drawn after what says that the items are updated.
    await afterPaint();
    onClose();
  }

  return { entry, chosen, errors, hasMixedUnits, set, choose, isBusy, form, update };
}

type BulkRowsProps = Omit<ReturnType<typeof useBulkUpdate>, 'isBusy' | 'form' | 'update'>;
type Options = readonly { readonly value: string; readonly label: string }[];

const optionsOf = (names: readonly string[]): Options => names.map((name) => ({ value: name, label: name }));
const statusOptions = optionsOf(itemStatuses);
const typeOptions = optionsOf(itemTypes.map(({ name }) => name));
const unitOptions = optionsOf(units.map(({ name }) => name));
const yesNo = optionsOf(['On', 'Off']);

/** A checkbox for each field; the new value of a field is entered while it is chosen. */
function BulkRows(props: BulkRowsProps) {
  const { entry, chosen, set } = props;
  const locationOptions = useOfferedLocations();
  const isOwnShop = useIsOwnShop();
  const choice = (field: 'status' | 'itemType' | 'unit', label: string, options: Options, hint?: string) => {
    const change = (value: string) => set(field, value as BulkEntry[typeof field]);
    return (
      <BulkRow {...props} field={field} label={label}>
        <Select label={`New ${label.toLowerCase()}`} {...{ options, hint }} value={entry[field]} onChange={change} />
      </BulkRow>
    );
  };
  return (
    <>
      <BulkRow {...props} field="category" label="Category">
        <CategoryField
          label="New category"
          placeholder="None"
          category={entry.category}
          onChange={(value) => set('category', value)}
        />
        {entry.category === '' && <Notice tone="notice">{noCategory}</Notice>}
      </BulkRow>
      {choice('status', 'Status', statusOptions)}
      {choice('itemType', 'Item type', typeOptions)}
      <BulkRow {...props} field="locations" label="Locations">
        <MultiSelect
          label="New locations"
          allowsCustom={isOwnShop}
          placeholder="None"
          values={entry.locations}
          options={locationOptions}
          onChange={(values) => set('locations', values)}
        />
      </BulkRow>
      {choice(
        'unit',
        'Unit',
        unitOptions,
        chosen.has('price') ? undefined : 'Prices keep their amount and get the new unit.',
      )}
      <NumberRows {...props} />
      <BulkRow {...props} field="skipItemDetails" label="Skip item details screen">
        <Select
          label="Skip item details screen is"
          value={entry.skipItemDetails ? 'On' : 'Off'}
          options={yesNo}
          onChange={(value) => set('skipItemDetails', value === 'On')}
        />
      </BulkRow>
    </>
  );
}

/** Price, stock, and the cost in a shop that records costs. */
function NumberRows(props: BulkRowsProps) {
  const { entry, chosen, errors, hasMixedUnits, set } = props;
  const hasCost = useCost().isRecorded;
  return (
    <>
      <BulkRow {...props} field="price" label="Price">
        <StepField
          label={`New price (${currencySymbol()})`}
          placeholder={pricePlaceholder()}
          value={entry.price}
          error={errors.price}
          warning={hasMixedUnits && !chosen.has('unit') ? mixedUnits : undefined}
          step={stepPrice}
          onChange={(value) => set('price', value)}
        />
      </BulkRow>
      <BulkRow {...props} field="stock" label="Stock">
        <TextField
          label="New stock"
          inputMode="decimal"
          hint="A number, or - if stock is not counted"
          value={entry.stock}
          error={errors.stock}
          onChange={(value) => set('stock', value)}
        />
      </BulkRow>
      {hasCost && (
        <BulkRow {...props} field="cost" label="Cost">
          <StepField
            label={`New cost (${currencySymbol()})`}
            placeholder="Unknown"
            value={entry.cost}
            error={errors.cost}
            step={stepPrice}
            onChange={(value) => set('cost', value)}
          />
        </BulkRow>
      )}
    </>
  );
}

interface BulkRowProps extends Pick<BulkRowsProps, 'chosen' | 'choose'> {
  readonly field: BulkField;
  readonly label: string;
  /** The field for the new value. */
  readonly children: ReactNode;
}

function BulkRow({ field, label, chosen, choose, children }: BulkRowProps) {
  return (
    <Box data-field={field} data-chosen={chosen.has(field) || undefined}>
      <Checkbox label={label} isChecked={chosen.has(field)} onChange={(isChosen) => choose(field, isChosen)} />
      {chosen.has(field) && children}
    </Box>
  );
}

const noCategory = 'Without a new category, these items lose the one they have.';
const mixedUnits = 'These items are sold by different units. Also choose a unit, or the price will not have one.';

const Box = styled.div`
  ${gridStyle({ gap: 3, pad: ['11px', 3], round: 'md', line: 'around' })}

  &[data-chosen] {
    border-color: ${color.accentBorder};
  }
`;
