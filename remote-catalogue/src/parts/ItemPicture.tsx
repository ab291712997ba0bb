import {
  Box,
  ConciergeBell,
  Download,
  HandHeart,
  IdCard,
  Package,
  Ticket,
  Utensils,
  type LucideIcon,
} from 'lucide-react';
import { memo } from 'react';
import styled from 'styled-components';
import { useThumbnail } from '@back-office/shared/photos';
import { boxStyle, centered, color, radius, textStyle } from '@back-office/shared/theme';
import type { Item } from '../domain/item';

const icons: Readonly<Record<string, LucideIcon>> = {
  'Physical good': Box,
  'Prepared food and beverage': Utensils,
  Service: ConciergeBell,
  Digital: Download,
  Event: Ticket,
  Membership: IdCard,
  Donation: HandHeart,
};

interface ItemPictureProps extends Pick<Item, 'itemType'> {
  readonly photos?: Item['photos'] | undefined;
}

/** The first photo of an item, else an icon for its type. Decorative: the name is beside it. */
export const ItemPicture = memo(function ItemPicture({ itemType, photos }: ItemPictureProps) {
  const Icon = icons[itemType] ?? Package;
  const thumbnail = useThumbnail(photos?.[0]?.id);
  if (thumbnail) return <Photo src={thumbnail} alt="" />;
  return (
    <Ground aria-hidden>
      <Icon size={16} />
    </Ground>
  );
});

const Photo = styled.img`
  ${boxStyle({ fixed: true, round: 'md', ground: 'sunken', square: '32px' })}
  object-fit: cover;
  /* Chromium prints what is cut off, over the rows around. */
  clip-path: inset(0 round ${radius.md});
`;

const Ground = styled.span`
  ${centered}
  ${textStyle({ tone: 'secondary', fixed: true, round: 'md', ground: 'sunken', square: '32px' })}

  [data-selected] & {
    background-color: ${color.bgRaised};
  }
`;
