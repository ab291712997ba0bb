import { useRef, type KeyboardEvent } from 'react';
import { Pencil, Plug, Plus, Settings2, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { Link, useLocation } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { sampleShop } from '@back-office/shared/shop';
import { boxStyle, color, gridStyle, media, radius, rowStyle } from '@back-office/shared/theme';
import { controlsOf } from '@back-office/shared/ui';
import type { ShopDialogKind } from './OpenedShopDialog';
import { addressedId, isSample, usePageShop } from './pageShop';
import { sameScreenIn } from './shopAddress';
import { ShopLink } from './ShopLink';
import { useShops } from './useShops';

interface StorePanelProps {
  /** The current shop was chosen. */
  readonly onClose: () => void;
  /** A screen of the same page was chosen. */
  readonly onLeave: () => void;
  /** Opens a dialog, for a new shop or for that of the page, if it is one of the merchant. */
  readonly onDialog: (kind: ShopDialogKind) => void;
}

/** The shops of this browser, each as a link to the same screen, and what can be done with them. */
export function StorePanel({ onClose, onLeave, onDialog }: StorePanelProps) {
  const location = useLocation();
  const { shop: current } = usePageShop();
  const panel = useRef<HTMLDivElement>(null);

  /** The arrow keys move through the lines, as in every menu. */
  function move(event: KeyboardEvent) {
    const lines = panel.current ? controlsOf(panel.current) : [];
    const at = lines.indexOf(event.target as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    lines.at(next % lines.length)?.focus();
  }

  return (
    <Panel ref={panel} onKeyDown={move}>
      <List aria-label="Shops">
        {[sampleShop, ...useShops()].map((shop) => (
          <li key={shop.id}>
            <ShopLink
              shop={shop.id === current.id ? current : shop}
              href={sameScreenIn(addressedId(shop), location)}
              isCurrent={shop.id === current.id}
              onClick={(event) => {
                if (shop.id !== current.id) return;
                event.preventDefault();
                onClose();
              }}
            />
          </li>
        ))}
      </List>
      {!isSample(current) && (
        <Foot>
          <button type="button" onClick={() => onDialog('edit')}>
            <Pencil size={16} aria-hidden />
            Edit this shop
          </button>
          <button type="button" onClick={() => onDialog('delete')}>
            <Trash2 size={16} aria-hidden />
            {current.source === 'server' ? 'Disconnect' : 'Delete'} this shop
          </button>
        </Foot>
      )}
      <Foot>
        <button type="button" onClick={() => onDialog('add')}>
          <Plus size={16} aria-hidden />
          Add shop
        </button>
        <button type="button" onClick={() => onDialog('connect')}>
          <Plug size={16} aria-hidden />
          Connect a shop
        </button>
        <Link to={`${paths.settings()}#shops`} onClick={onLeave}>
          <Settings2 size={16} aria-hidden />
          Manage shops
        </Link>
      </Foot>
    </Panel>
  );
}

const Panel = styled.div`
  ${gridStyle({ width: '272px' })}
  margin: -8px;
`;

const List = styled.ul`
  ${gridStyle({ gap: '2px', pad: '0px' })}
  max-height: 340px;
  overflow: auto;
  overscroll-behavior: contain;
`;

const Foot = styled.div`
  ${gridStyle({ gap: '2px' })}
  ${boxStyle({ above: 2, padTop: 2, line: 'top' })}

  > * {
    ${rowStyle({ gap: 3, size: 'sm', tone: 'text', textAlign: 'start', minHeight: '36px', pad: [1, 2] })}
    border-radius: ${radius.md};
  }

  > *:hover {
    background-color: ${color.bgHover};
  }

  svg {
    margin-inline: 8px;
    color: ${color.textMuted};
  }

  ${media.phone} {
    > * {
      min-height: 44px;
    }
  }
`;
