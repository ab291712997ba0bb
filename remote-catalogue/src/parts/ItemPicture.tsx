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
import { centered, color, textStyle } from '@back-office/shared/theme';

const icons: Readonly<Record<string, LucideIcon>> = {
  'Physical good': Box,
  'Prepared food and beverage': Utensils,
  Service: ConciergeBell,
  Digital: Download,
  Event: Ticket,
  Membership: IdCard,
  Donation: HandHeart,
};

/** An icon for the item type, in place of a picture, which items do not have. Decorative. */
export const ItemPicture = memo(function ItemPicture({ itemType }: { readonly itemType: string }) {
  const Icon = icons[itemType] ?? Package;
  return (
    <Ground aria-hidden>
      <Icon size={16} />
    </Ground>
  );
});

const Ground = styled.span`
  ${centered}
  ${textStyle({ tone: 'secondary', fixed: true, round: 'md', ground: 'sunken', square: '32px' })}

  [data-selected] & {
    background-color: ${color.bgRaised};
  }
`;
