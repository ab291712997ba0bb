import { useState } from 'react';
import { ChevronsUpDown, Store } from 'lucide-react';
import styled from 'styled-components';
import { deferredPart } from '@back-office/shared/loading';
import { paths } from '@back-office/shared/routes';
import { color, media, motion, rowStyle, size, centered, textStyle } from '@back-office/shared/theme';
import { Popover, Row } from '@back-office/shared/ui';
import { withShop } from '@back-office/shared/url';
import { usePageShop } from '../shops/pageShop';
import type { ShopTask } from '../shops/ShopEditing';

const StorePanel = deferredPart(() =>
  import(/* webpackChunkName: "shops" */ '../shops/StorePanel').then((part) => part.StorePanel),
);
const AddShopDialog = deferredPart(() =>
  import(/* webpackChunkName: "shops" */ '../shops/AddShopDialog').then((part) => part.AddShopDialog),
);
const ConnectShopDialog = deferredPart(() =>
  import(/* webpackChunkName: "connect" */ '../connect/ConnectShopDialog').then((part) => part.ConnectShopDialog),
);
const ShopEditing = deferredPart(() => import('../shops/ShopEditing').then((part) => part.ShopEditing));
const preload = () => void StorePanel.preload();

interface StoreMenuProps {
  /** The name alone, for a bar with little room. */
  readonly isPlain?: boolean;
  /** Closes what surrounds the menu, such as the drawer on phones. */
  readonly onLeave?: (() => void) | undefined;
}

/** The name of the shop, which opens the list of shops. */
export function StoreMenu({ isPlain = false, onLeave }: StoreMenuProps) {
  const { shop, openPage } = usePageShop();
  const [dialog, setDialog] = useState<'add' | 'connect' | ShopTask>();
  const closeDialog = () => setDialog(undefined);
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
            onAdd={() => {
              close();
              setDialog('add');
            }}
            onConnect={() => {
              close();
              setDialog('connect');
            }}
            onTask={(task) => {
              close();
              setDialog(task);
            }}
            onFailed={close}
          />
        )}
      </Popover>
      {dialog === 'add' && (
        <AddShopDialog
          onClose={closeDialog}
          onFailed={closeDialog}
          onAdded={(added) => openPage(withShop(paths.home(), added.id))}
        />
      )}
      {(dialog === 'edit' || dialog === 'delete') && (
        <ShopEditing shop={shop} task={dialog} onClose={closeDialog} onFailed={closeDialog} />
      )}
      {dialog === 'connect' && (
        <ConnectShopDialog
          onClose={closeDialog}
          onFailed={closeDialog}
          onConnected={(connected) => openPage(withShop(paths.home(), connected.id))}
        />
      )}
    </>
  );
}

const Trigger = styled.button<{ readonly $isPlain: boolean }>`
  ${rowStyle({ gap: 1, shrink: true, textAlign: 'start', pad: ['6px', '2px', '6px', '6px'], round: 'md' })}
  flex: ${(props) => (props.$isPlain ? '0 1 auto' : undefined)};
  min-height: ${size.control};
  margin-inline-start: -6px;
  border: 0;
  background: none;
  cursor: pointer;
  transition: background-color ${motion.fast};

  > svg {
    flex: none;
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
