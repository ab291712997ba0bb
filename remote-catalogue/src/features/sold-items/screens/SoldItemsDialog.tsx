import { useState } from 'react';
import { formatQuantity, pluralize } from '@back-office/shared/format';
import { useAnnounceEdit } from '@back-office/shared/state';
import { Button, Stack, Text } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import { Table, type Column } from '@back-office/shared/ui/table';
import { noValue } from '../../../domain/limits';
import { noPrice, priceLabel } from '../../../domain/price';
import { useItems } from '../../../state/items';
import { useLocationsOfNew } from '../../../state/useLocationOptions';
import { useListSelection } from '../../../state/useListSelection';
import { itemOfSold, type SoldItem } from '../domain/soldItems';

export interface SoldItemsDialogProps {
  /** Most sold first. */
  readonly items: readonly SoldItem[];
  readonly onClose: () => void;
}

const columns: readonly Column<SoldItem>[] = [
  {
    id: 'name',
    header: 'Item',
    width: 'minmax(0, 2fr)',
    phone: 'primary',
    cell: ({ name }) => (
      <Text tone="text" weight="medium">
        {name}
      </Text>
    ),
  },
  { id: 'sku', header: 'SKU', width: 'minmax(0, 1fr)', phone: 'secondary', cell: ({ sku }) => sku || noValue },
  {
    id: 'category',
    header: 'Category',
    width: 'minmax(0, 1fr)',
    phone: 'hidden',
    cell: ({ category }) => category || noValue,
  },
  {
    id: 'price',
    header: 'Price',
    width: '128px',
    align: 'end',
    phone: 'secondary',
    cell: ({ price }) => (price === '' ? 'Several' : priceLabel(price)),
  },
  {
    id: 'quantity',
    header: 'Sold',
    width: '96px',
    align: 'end',
    phone: 'primary',
    cell: ({ quantity }) => formatQuantity(quantity),
  },
];

const keyOf = ({ id }: SoldItem) => id;
const rowHeight = 40;
const maxHeight = 440;

/** The items that sales mention and the list does not have. The chosen ones are added as one change. */
export function SoldItemsDialog({ items, onClose }: SoldItemsDialogProps) {
  const { merge } = useItems();
  const announce = useAnnounceEdit();
  const locationsOfNew = useLocationsOfNew();
  // What is added leaves the list of the notice while this dialog closes.
  const [offered] = useState(items);
  const [ids, select] = useState<readonly string[]>(() => items.map(keyOf));
  const [isAdding, setAdding] = useState(false);
  const selection = useListSelection({ ids, select, shown: offered });

  async function add() {
    setAdding(true);
    const chosen = new Set(ids);
    const at = new Date().toISOString();
    const locations = locationsOfNew();
    const added = offered
      .filter(({ id }) => chosen.has(id))
      .map((item) => itemOfSold(item, crypto.randomUUID(), at, locations));
    const isAdded = await announce(merge(added), (changed) => `${pluralize(changed, 'item')} added`);
    setAdding(false);
    if (isAdded) onClose();
  }

  return (
    <Dialog
      title="Items from your sales"
      wide
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" disabled={ids.length === 0} isBusy={isAdding} onClick={() => void add()}>
            {`Add ${pluralize(ids.length, 'item')}`}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text as="p" size="sm" tone="secondary">
          Your sales name these items, and your list has neither their SKU nor their name. Their prices and categories
          come from your sales; stock is not counted.
          {offered.some(({ price }) => price === '') &&
            ` An item that was sold at several prices starts at ${priceLabel(noPrice())}, because your sales do not say which one is right.`}
        </Text>
        <Table
          label="Items from your sales"
          rows={offered}
          rowKey={keyOf}
          columns={columns}
          selection={selection.table}
          rowHeight={rowHeight}
          maxHeight={maxHeight}
          defaultHeight={maxHeight}
        />
      </Stack>
    </Dialog>
  );
}
