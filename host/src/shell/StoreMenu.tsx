import { useState } from 'react';
import { ChevronsUpDown, Store } from 'lucide-react';
import styled from 'styled-components';
import { deferredPart } from '@back-office/shared/loading';
import { color, media, motion, rowStyle, size, centered, textStyle } from '@back-office/shared/theme';
import { Popover, Row } from '@back-office/shared/ui';
import { OpenedShopDialog, type ShopDialogKind } from '../shops/OpenedShopDialog';
import { usePageShop } from '../shops/pageShop';

const StorePanel = deferredPart(() =>
  import(/* webpackChunkName: "shops" */ '../shops/StorePanel').then((part) => part.StorePanel),
);
const preload = () => void StorePanel.preload();

interface StoreMenuProps {
  /** The name alone, for a bar with little room. */
  readonly isPlain?: boolean;
  /** Closes what surrounds the menu, such as the drawer on phones. */
  readonly onLeave?: (() => void) | undefined;
}

/** The name of the shop, which opens the list of shops. */
export function StoreMenu({ isPlain = false, onLeave }: StoreMenuProps) {
  const { shop } = usePageShop();
  const [dialog, setDialog] = useState<ShopDialogKind>();
  return (
    <>
      <Popover
        label="Shops"
        trigger={(props) => (
          <Trigger
            type="button"
            {...props}
            aria-label={`Shop, ${shop.name}`}
            onPointerEnter={preload}
            onFocus={preload}
            $isPlain={isPlain}
          >
            {isPlain ? <StoreName title={shop.name}>{shop.name}</StoreName> : <StoreMark name={shop.name} />}
            <ChevronsUpDown size={12} strokeWidth={2} aria-hidden />
          </Trigger>
        )}
      >
        {(close) => (
          <StorePanel
            onClose={close}
            onLeave={() => {
              close();
              onLeave?.();
            }}
            onDialog={(kind) => {
              close();
              setDialog(kind);
            }}
            onFailed={close}
          />
        )}
      </Popover>
      {dialog && <OpenedShopDialog kind={dialog} onClose={() => setDialog(undefined)} />}
    </>
  );
}

const Trigger = styled.button<{ readonly $isPlain: boolean }>`
  ${rowStyle({ gap: 1, shrink: true, textAlign: 'start', pad: ['6px', '2px', '6px', '6px'], round: 'md' })}
  flex: ${(props) => (props.$isPlain ? '0 1 auto' : undefined)};
  min-height: ${size.control};
  margin-inline-start: -6px;
  transition: background-color ${motion.fast};

  > svg {
    color: ${color.textMuted};
  }

  &:hover,
  &[aria-expanded='true'] {
    background-color: ${color.bgHover};
  }

  ${media.phone} {
    min-height: 44px;
  }
`;

/** The merchant's store, never a provider's brand. */
function StoreMark({ name }: { readonly name: string }) {
  return (
    <Row as="span" gap="10px" shrink>
      <Tile>
        <Store size={16} strokeWidth={2} aria-hidden />
      </Tile>
      <StoreName title={name}>{name}</StoreName>
    </Row>
  );
}

const Tile = styled.span`
  ${centered}
  ${textStyle({ tone: 'inverse', fixed: true, ground: 'inverse', round: 'md', square: '28px' })}
`;

const StoreName = styled.span`
  ${textStyle({ size: 'sm', tone: 'text', weight: 'strong', oneLine: true })}
`;
