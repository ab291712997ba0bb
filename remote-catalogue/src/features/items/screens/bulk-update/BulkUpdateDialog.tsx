import { useMemo, useRef, useState } from 'react';
import { pluralize } from '@back-office/shared/format';
import { Button, Grid, Notice, Text, TextField } from '@back-office/shared/ui';
import { Dialog, MultiSelect, Select } from '@back-office/shared/ui/choices';
import {
  blankEntry,
  bulkErrors,
  bulkPatch,
  sharedSuffix,
  withoutBulkError,
  type BulkErrors,
  type BulkField,
} from '../../domain/bulkChange';
import { itemStatuses } from '../../../../domain/filterItems';
import type { Item, ItemStatus } from '../../../../domain/item';
import type { ItemPatch } from '../../../../domain/itemsOperation';
import { itemTypes, locations, units } from '../../../../domain/limits';
import { stepPrice } from '../../../../domain/price';
import { StepField } from '../StepField';
import { CategoryField } from '../item-sheet/CategoryField';
import { BulkRow } from './BulkRow';

export interface BulkUpdateDialogProps {
  readonly items: readonly Item[];
  /** How many of them the filters hide. */
  readonly hidden: number;
  /** Resolves to whether the update was made. If not, the dialog stays open. */
  readonly onUpdate: (patch: ItemPatch) => Promise<boolean>;
  readonly onClose: () => void;
}

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const statusOptions = optionsOf(itemStatuses);
const typeOptions = optionsOf(itemTypes.map(({ name }) => name));
const unitOptions = optionsOf(units.map(({ name }) => name));
const locationOptions = optionsOf(locations);
const yesNo = optionsOf(['On', 'Off']);

/** Sets the chosen fields of the selected items; the others stay unchanged. */
export function BulkUpdateDialog({ items, hidden, onUpdate, onClose }: BulkUpdateDialogProps) {
  const [entry, setEntry] = useState(blankEntry);
  const [chosen, setChosen] = useState<ReadonlySet<BulkField>>(new Set());
  const [errors, setErrors] = useState<BulkErrors>({});
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const hasMixedUnits = useMemo(() => sharedSuffix(items) === undefined, [items]);

  function set<Field extends BulkField>(field: Field, value: (typeof entry)[Field]) {
    setEntry((current) => ({ ...current, [field]: value }));
    setErrors((current) => withoutBulkError(current, field));
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
    const isDone = await onUpdate(bulkPatch(entry, chosen, items));
    setBusy(false);
    if (isDone) onClose();
  }

  const row = (field: BulkField, label: string) => ({
    field,
    label,
    isChosen: chosen.has(field),
    onChoose(isChosen: boolean) {
      setChosen((current) => new Set(isChosen ? [...current, field] : [...current].filter((other) => other !== field)));
      setErrors((current) => withoutBulkError(current, field));
    },
  });

  return (
    <Dialog
      title={`Bulk update ${pluralize(items.length, 'item')}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isBusy={isBusy} disabled={chosen.size === 0} onClick={() => void update()}>
            {`Update ${pluralize(items.length, 'item')}`}
          </Button>
        </>
      }
    >
      <Grid gap={2} ref={form}>
        {hidden > 0 && (
          <Notice tone="notice">{`${pluralize(hidden, 'of them is', 'of them are')} hidden by the filter.`}</Notice>
        )}
        <Text as="p" tone="muted" below={2}>
          Choose what to change. Everything else stays the same.
        </Text>
        <BulkRow {...row('category', 'Category')}>
          <CategoryField label="New category" category={entry.category} onChange={(value) => set('category', value)} />
        </BulkRow>
        <BulkRow {...row('status', 'Status')}>
          <Select
            label="New status"
            value={entry.status}
            options={statusOptions}
            onChange={(value) => set('status', value as ItemStatus)}
          />
        </BulkRow>
        <BulkRow {...row('itemType', 'Item type')}>
          <Select
            label="New item type"
            value={entry.itemType}
            options={typeOptions}
            onChange={(value) => set('itemType', value)}
          />
        </BulkRow>
        <BulkRow {...row('locations', 'Locations')}>
          <MultiSelect
            label="New locations"
            placeholder="None"
            values={entry.locations}
            options={locationOptions}
            onChange={(values) => set('locations', values)}
          />
        </BulkRow>
        <BulkRow {...row('unit', 'Unit')}>
          <Select
            label="New unit"
            value={entry.unit}
            options={unitOptions}
            onChange={(value) => set('unit', value)}
            hint={chosen.has('price') ? undefined : 'Prices keep their amount and get the new unit.'}
          />
        </BulkRow>
        <BulkRow {...row('price', 'Price')}>
          <StepField
            label="New price ($)"
            placeholder="0.00"
            value={entry.price}
            error={errors.price}
            warning={
              hasMixedUnits && !chosen.has('unit')
                ? 'These items are sold by different units. Also choose a unit, or the price will not have one.'
                : undefined
            }
            step={stepPrice}
            onChange={(value) => set('price', value)}
          />
        </BulkRow>
        <BulkRow {...row('stock', 'Stock')}>
          <TextField
            label="New stock"
            inputMode="decimal"
            hint="A number, or - if stock is not counted"
            value={entry.stock}
            error={errors.stock}
            onChange={(value) => set('stock', value)}
          />
        </BulkRow>
        <BulkRow {...row('skipItemDetails', 'Skip item details screen')}>
          <Select
            label="Skip item details screen is"
            value={entry.skipItemDetails ? 'On' : 'Off'}
            options={yesNo}
            onChange={(value) => set('skipItemDetails', value === 'On')}
          />
        </BulkRow>
      </Grid>
    </Dialog>
  );
}
