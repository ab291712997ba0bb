import styled from 'styled-components';
import { color, oneLine, space } from '@back-office/shared/theme';
import { Badge, VisuallyHidden } from '@back-office/shared/ui';
import type { Column } from '@back-office/shared/ui/table';
import type { Item } from '../../../domain/item';
import { availableToSell } from '../domain/library';
import { priceLabel } from '../../../domain/price';
import { ItemPicture } from '../../../parts/ItemPicture';

/**
 * The six columns of spec A §2, each derived from the item (decision D27). Active goes without saying. Heads take two
 * lines before names are cut, so the narrowest track holds the longest word of its head; what does not fit then is
 * scrolled to inside the frame.
 */
export const libraryColumns: readonly Column<Item>[] = [
  {
    id: 'item',
    header: 'Item',
    width: 'minmax(200px, 2.6fr)',
    phone: 'primary',
    lead: (item) => <ItemPicture itemType={item.itemType} />,
    cell: ({ name, status }) =>
      status === undefined || status === 'Active' ? (
        name
      ) : (
        <Named>
          <Name>{name}</Name> <Badge tone="neutral">{status}</Badge>
        </Named>
      ),
  },
  {
    id: 'reportingCategory',
    header: 'Reporting category',
    width: 'minmax(108px, 1fr)',
    phone: 'secondary',
    cell: (item) => item.reportingCategory || none,
  },
  {
    id: 'locations',
    header: 'Locations',
    width: 'minmax(134px, 1.2fr)',
    phone: 'hidden',
    cell: (item) => <Places locations={item.locations} />,
  },
  {
    id: 'stock',
    header: 'Stock on hand',
    width: 'minmax(90px, 0.8fr)',
    align: 'end',
    phone: 'hidden',
    cell: (item) => <Figure value={item.stock} />,
  },
  {
    id: 'available',
    header: 'Available to sell',
    width: 'minmax(100px, 0.9fr)',
    align: 'end',
    phone: 'secondary',
    phoneLabel: 'Available',
    cell: (item) => <Figure value={availableToSell(item)} />,
  },
  {
    id: 'price',
    header: 'Price',
    width: '114px',
    align: 'end',
    phone: 'primary',
    cell: (item) => priceLabel(item.price),
  },
];

const none = '–';

/** The first place and how many more; all of them on hover and to screen readers. */
function Places({ locations }: Pick<Item, 'locations'>) {
  const [first = none, ...others] = locations;
  if (others.length === 0) return first;
  const all = locations.join(', ');
  return (
    <Several title={all}>
      <Name aria-hidden>{first}</Name>
      <span aria-hidden>{`+${others.length}`}</span>
      <VisuallyHidden>{all}</VisuallyHidden>
    </Several>
  );
}

/** None is grey, so that what has run out is seen at a glance. */
function Figure({ value }: { readonly value: number | '-' }) {
  return <Quantity $isNone={value === '-' || value <= 0}>{value}</Quantity>;
}

const Quantity = styled.span<{ readonly $isNone: boolean }>`
  color: ${(props) => props.$isNone && color.textMuted};
`;

const Several = styled.span`
  display: flex;
  gap: ${space[1]};
  min-width: 0;
`;

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
`;

const Name = styled.span`
  ${oneLine}
`;
