import styled from 'styled-components';
import { formatQuantity } from '@back-office/shared/format';
import { color } from '@back-office/shared/theme';
import { Row, Text, VisuallyHidden } from '@back-office/shared/ui';
import type { Column } from '@back-office/shared/ui/table';
import type { Item } from '../../../domain/item';
import { noValue } from '../../../domain/limits';
import { ItemMark } from '../../../parts/ItemMark';
import { ItemPicture } from '../../../parts/ItemPicture';
import { withPriceColumn } from '../../../parts/priceColumn';
import { availableToSell, marginLabel } from '../domain/library';

/**
 * The columns of the item library. The status is shown only if it is not Active. Headers wrap before names are truncated, so
 * each minimum width fits the longest word of its header. Wider tables scroll inside their frame.
 */
const beforePrice: readonly Column<Item>[] = [
  {
    id: 'item',
    header: 'Item',
    width: 'minmax(190px, 2.2fr)',
    phone: 'primary',
    thumbnail: (item) => <ItemPicture key="picture" itemType={item.itemType} photos={item.photos} />,
    mark: (item) => <ItemMark key="mark" item={item} />,
    cell: (item) => item.name,
  },
  {
    id: 'reportingCategory',
    header: 'Reporting category',
    width: 'minmax(108px, 1.6fr)',
    phone: 'secondary',
    cell: (item) => item.reportingCategory || noValue,
  },
  {
    id: 'locations',
    header: 'Locations',
    width: 'minmax(114px, 1fr)',
    phone: 'hidden',
    cell: (item) => <Locations key="locations" locations={item.locations} />,
  },
  {
    id: 'stock',
    header: 'Stock on hand',
    width: 'minmax(90px, 0.8fr)',
    align: 'end',
    phone: 'hidden',
    cell: (item) => <Quantity key="stock" value={item.stock} />,
  },
  {
    id: 'available',
    header: 'Available to sell',
    width: 'minmax(100px, 0.9fr)',
    align: 'end',
    phone: 'secondary',
    phoneLabel: 'Available',
    cell: (item) => <Quantity key="available" value={availableToSell(item)} />,
  },
];

/** Of a shop that records costs. */
const margin: Column<Item> = {
  id: 'margin',
  header: 'Margin',
  width: 'minmax(84px, 0.7fr)',
  align: 'end',
  phone: 'hidden',
  cell: (item) => marginLabel(item),
};

/** The columns, with room for prices of this many characters. */
export const libraryColumnsFor = withPriceColumn(beforePrice, { minWidth: '114px' });
export const libraryColumnsWithMargin = withPriceColumn([...beforePrice, margin], { minWidth: '114px' });

/** The first location and the number of others. All of them are in the tooltip and announced to screen readers. */
function Locations({ locations }: Pick<Item, 'locations'>) {
  const [first = noValue, ...others] = locations;
  if (others.length === 0) return first;
  const all = locations.join(', ');
  return (
    <Row as="span" gap={1} align="stretch" shrink title={all}>
      <Text oneLine aria-hidden>
        {first}
      </Text>
      <span aria-hidden>{`+${others.length}`}</span>
      <VisuallyHidden>{all}</VisuallyHidden>
    </Row>
  );
}

/** Zero is gray, so that sold-out items are easy to spot. */
function Quantity({ value }: { readonly value: number | '-' }) {
  return (
    <QuantityText $isMuted={value === '-' || value <= 0}>{value === '-' ? value : formatQuantity(value)}</QuantityText>
  );
}

const QuantityText = styled.span<{ readonly $isMuted: boolean }>`
  color: ${(props) => props.$isMuted && color.textMuted};
`;
