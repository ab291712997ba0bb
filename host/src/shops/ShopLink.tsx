import type { MouseEvent } from 'react';
import { Check, Store } from 'lucide-react';
import styled from 'styled-components';
import { shopText, type Shop } from '@back-office/shared/shop';
import { centered, color, rowStyle, textStyle } from '@back-office/shared/theme';
import { Stack, Text } from '@back-office/shared/ui';
import { isSample } from './pageShop';

interface ShopLinkProps {
  readonly shop: Shop;
  /** A page of the shop: another shop is another page, so the link can also be opened in a new tab. */
  readonly href: string;
  readonly isCurrent?: boolean;
  readonly onClick?: (event: MouseEvent) => void;
}

/** A line that opens a shop. */
export function ShopLink({ shop, href, isCurrent = false, onClick }: ShopLinkProps) {
  return (
    <Line href={href} aria-current={isCurrent || undefined} onClick={onClick}>
      <Tile aria-hidden>
        <Store size={16} />
      </Tile>
      <Stack as="span" grow>
        <Text oneLine weight="medium" title={shop.name}>
          {shop.name}
        </Text>
        <Text size="xs" tone="muted" oneLine>
          {isSample(shop) ? 'Sample shop' : `${shopText(shop)}${shop.source === 'server' ? ' · connected' : ''}`}
        </Text>
      </Stack>
      {isCurrent && <Check size={16} aria-hidden />}
    </Line>
  );
}

const Line = styled.a`
  ${rowStyle({ gap: 3, size: 'sm', tone: 'text', minHeight: '48px', pad: [1, 2], round: 'md' })}

  &:hover {
    background-color: ${color.bgHover};
  }

  > svg {
    color: ${color.accentText};
  }
`;

const Tile = styled.span`
  ${centered}
  ${textStyle({ tone: 'secondary', fixed: true, ground: 'sunken', round: 'md', square: '32px' })}
`;
