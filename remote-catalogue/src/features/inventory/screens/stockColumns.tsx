import { formatQuantity, pluralize } from '@back-office/shared/format';
import { Badge } from '@back-office/shared/ui';
import type { Column } from '@back-office/shared/ui/table';
import { noValue } from '../../../domain/limits';
import { ItemPicture } from '../../../parts/ItemPicture';
import { stockStateOf, type StockRow } from '../domain/stockRows';

const columns: readonly Column<StockRow>[] = [
  {
    id: 'item',
    header: 'Item',
    width: 'minmax(200px, 2.4fr)',
    phone: 'primary',
    thumbnail: (row) => <ItemPicture key="picture" itemType={row.item.itemType} photos={row.item.photos} />,
    cell: (row) => row.name,
  },
  {
    id: 'sku',
    header: 'SKU',
    width: 'minmax(120px, 1fr)',
    phone: 'secondary',
    cell: (row) => row.variation.sku || noValue,
  },
  {
    id: 'state',
    header: 'State',
    width: 'minmax(210px, 1.2fr)',
    phone: 'secondary',
    cell: (row) => <State key="state" row={row} />,
  },
  {
    id: 'quantity',
    header: 'On hand',
    width: '112px',
    align: 'end',
    // Beside the name: of what is read here, it is what is looked for.
    phone: 'amount',
    cell: (row) => (row.quantity === '-' ? '-' : formatQuantity(row.quantity)),
  },
];

/** A count sheet on paper has a line to write on, about 20 mm long. */
const counted: Column<StockRow> = {
  id: 'counted',
  header: 'Counted',
  width: '140px',
  phone: 'hidden',
  cell: () => '_'.repeat(14),
};

export const stockColumns = columns;
export const countSheetColumns = [...columns, counted];

function State({ row }: { readonly row: StockRow }) {
  const state = stockStateOf(row);
  if (!state) return row.isElsewhere ? null : 'In stock';
  if (state === 'Not counted') return <Badge tone="outline">{state}</Badge>;
  return (
    <>
      <Badge tone={state === 'Low' ? 'notice' : 'negative'}>{state}</Badge>
      {placesText(row)}
    </>
  );
}

/** Where stock is below zero that is not so in all: ` at Annex`, ` at 2 locations` */
function placesText({ quantity, belowAt = [] }: StockRow): string {
  if (belowAt.length === 0 || Number(quantity) < 0) return '';
  return ` at ${belowAt.length === 1 ? belowAt[0] : pluralize(belowAt.length, 'location')}`;
}
