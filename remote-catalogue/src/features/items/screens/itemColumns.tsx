import styled from 'styled-components';
import { formatQuantity } from '@back-office/shared/format';
import { media, rowStyle, space } from '@back-office/shared/theme';
import { Badge } from '@back-office/shared/ui';
import type { Column } from '@back-office/shared/ui/table';
import { type Item, stockMark } from '../../../domain/item';
import { noValue } from '../../../domain/limits';
import { ItemMark } from '../../../parts/ItemMark';
import { ItemPicture } from '../../../parts/ItemPicture';
import { withPriceColumn } from '../../../parts/priceColumn';

const beforePrice: readonly Column<Item>[] = [
  {
    id: 'item',
    header: 'Item',
    width: 'minmax(160px, 2.2fr)',
    phone: 'primary',
    sortable: true,
    thumbnail: (item) => <ItemPicture key="picture" itemType={item.itemType} photos={item.photos} />,
    mark: (item) => <ItemMark key="mark" item={item} />,
    cell: (item) => item.name,
  },
  {
    id: 'reportingCategory',
    header: 'Reporting category',
    // Room for the whole header with its arrow.
    width: 'minmax(190px, 1fr)',
    phone: 'secondary',
    sortable: true,
    cell: (item) => item.reportingCategory || noValue,
  },
  {
    id: 'stock',
    header: 'Stock',
    width: '124px',
    align: 'end',
    hasRoom: true,
    phone: 'secondary',
    phoneLabel: 'Stock',
    // “7 Low” leaves its room to the category.
    hidesPhoneLabel: (item) => stockMark(item) !== undefined,
    sortable: true,
    cell: (item) => <Stock key="stock" item={item} />,
  },
];

/** The columns of the list, with room for prices of this many characters. */
export const itemColumnsFor = withPriceColumn(beforePrice, { minWidth: '132px', sortable: true });

const tones = { Low: 'notice', Out: 'negative' } as const;

function Stock({ item }: { readonly item: Item }) {
  const mark = stockMark(item);
  const count = item.stock === '-' ? '-' : formatQuantity(item.stock);
  if (!mark) return count;
  return (
    <Marked>
      <Badge tone={tones[mark]}>{mark}</Badge> {count}
    </Marked>
  );
}

const Marked = styled.span`
  ${rowStyle({ gap: 2, inline: true })}
  vertical-align: top;

  /* On phones the badge is a word, after the count. */
  ${media.phone} {
    flex-direction: row-reverse;
    gap: ${space[1]};
    vertical-align: baseline;
  }
`;
