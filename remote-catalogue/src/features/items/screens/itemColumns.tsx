import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { space } from '@back-office/shared/theme';
import { Badge } from '@back-office/shared/ui';
import type { Column } from '@back-office/shared/ui/table';
import type { Item } from '../../../domain/item';
import { priceLabel } from '../../../domain/price';
import { itemName } from '../../../parts/ItemName';
import { ItemPicture } from '../../../parts/ItemPicture';
import { stockMark } from '../domain/stockMark';

const beforePrice: readonly Column<Item>[] = [
  {
    id: 'item',
    header: 'Item',
    width: 'minmax(160px, 2.2fr)',
    phone: 'primary',
    sortable: true,
    thumbnail: (item) => <ItemPicture key="picture" itemType={item.itemType} />,
    cell: itemName,
  },
  {
    id: 'reportingCategory',
    header: 'Reporting category',
    // Room for the whole header with its arrow.
    width: 'minmax(190px, 1fr)',
    phone: 'secondary',
    sortable: true,
    cell: (item) => item.reportingCategory,
  },
  {
    id: 'stock',
    header: 'Stock',
    width: '124px',
    align: 'end',
    phone: 'secondary',
    phoneLabel: 'Stock',
    sortable: true,
    cell: (item) => <Stock key="stock" item={item} />,
  },
];

/** The columns of the list, with room for prices of this many characters. Pass the same number to get the same array. */
export function itemColumnsFor(priceLength: number): readonly Column<Item>[] {
  let columns = columnsByLength.get(priceLength);
  if (!columns) {
    columns = [
      ...beforePrice,
      {
        id: 'price',
        header: 'Price',
        width: `max(132px, calc(${priceLength}ch + 32px))`,
        align: 'end',
        phone: 'primary',
        sortable: true,
        cell: (item) => priceLabel(item.price),
      },
    ];
    columnsByLength.set(priceLength, columns);
  }
  return columns;
}

/** A new array would render every visible row again. */
const columnsByLength = new Map<number, readonly Column<Item>[]>();

/** A stored price can be any text, even a long one. */
const longestPrice = 24;

/** The characters of the longest price, as it is shown. */
export function priceLengthOf(items: readonly Item[]): number {
  // Most prices are too short to matter, so only the others are formatted.
  return items.reduce((longest, { price }) => {
    const isShort = price.length + Math.floor(price.length / 3) <= longest;
    return isShort ? longest : Math.min(longestPrice, Math.max(longest, priceLabel(price).length));
  }, 0);
}

const tones = { Low: 'notice', Out: 'negative' } as const;

function Stock({ item }: { readonly item: Item }) {
  const mark = stockMark(item);
  const count = item.stock === '-' ? '-' : formatCount(item.stock);
  if (!mark) return count;
  return (
    <Marked>
      <Badge tone={tones[mark]}>{mark}</Badge> {count}
    </Marked>
  );
}

const Marked = styled.span`
  display: inline-flex;
  gap: ${space[2]};
  align-items: center;
  vertical-align: top;
`;
