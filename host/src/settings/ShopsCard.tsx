import { useState, type ComponentProps, type ReactNode } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useLocation } from '@back-office/shared/router';
import { sampleShop, type Shop } from '@back-office/shared/shop';
import { grows, gridStyle, rowStyle } from '@back-office/shared/theme';
import { Card, IconButton, Row } from '@back-office/shared/ui';
import { OpenedShopDialog } from '../shops/OpenedShopDialog';
import { addressedId, isSample, usePageShop } from '../shops/pageShop';
import { sameScreenIn } from '../shops/shopAddress';
import type { ShopTask } from '../shops/ShopEditing';
import { ShopLink } from '../shops/ShopLink';
import { useShops } from '../shops/useShops';

/** All shops of this browser: each can be opened, and those of the merchant can be edited and deleted. */
export function ShopsCard({ actions }: { readonly actions: ReactNode }) {
  const location = useLocation();
  const { shop: current } = usePageShop();
  const shops = [sampleShop, ...useShops()];
  const [editing, setEditing] = useState<{ readonly shop: Shop; readonly kind: ShopTask }>();

  return (
    <Card>
      <List>
        {shops.map((shop) => (
          <ShopLine
            key={shop.id}
            shop={shop}
            href={sameScreenIn(addressedId(shop), location)}
            isCurrent={shop.id === current.id}
            onEdit={() => setEditing({ shop, kind: 'edit' })}
            onDelete={() => setEditing({ shop, kind: 'delete' })}
          />
        ))}
      </List>
      <Row above={6}>{actions}</Row>
      {editing && <OpenedShopDialog {...editing} onClose={() => setEditing(undefined)} />}
    </Card>
  );
}

interface ShopLineProps extends ComponentProps<typeof ShopLink> {
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function ShopLine({ onEdit, onDelete, ...link }: ShopLineProps) {
  const { shop } = link;
  return (
    <Line>
      <ShopLink {...link} />
      {!isSample(shop) && (
        <>
          <IconButton
            variant="ghost"
            label={`Edit ${shop.name}`}
            icon={<Pencil size={16} aria-hidden />}
            onClick={onEdit}
          />
          <IconButton
            variant="ghost"
            label={`${shop.source === 'server' ? 'Disconnect' : 'Delete'} ${shop.name}`}
            icon={<Trash2 size={16} aria-hidden />}
            onClick={onDelete}
          />
        </>
      )}
    </Line>
  );
}

const List = styled.ul`
  ${gridStyle({ columns: 'minmax(0, 1fr)', gap: '2px', pad: '0px' })}
  margin: -8px;
`;

const Line = styled.li`
  ${rowStyle({ gap: 1 })}

  > a {
    ${grows}
  }
`;
