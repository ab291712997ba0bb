import { useState, type ComponentProps, type ReactNode } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { deferredPart } from '@back-office/shared/loading';
import { useLocation } from '@back-office/shared/router';
import { sampleShop, shopList, type Shop } from '@back-office/shared/shop';
import { grows, gridStyle, rowStyle } from '@back-office/shared/theme';
import { Card, IconButton, Row, useToast } from '@back-office/shared/ui';
import { countTransactions } from '../shops/countTransactions';
import { addressedId, isSample, usePageShop } from '../shops/pageShop';
import { finishRemovals } from '../shops/removals';
import { sameScreenIn } from '../shops/shopAddress';
import { ShopLink } from '../shops/ShopLink';
import { useShops } from '../shops/useShops';

const ShopDialog = deferredPart(() => import('../shops/ShopDialog').then((part) => part.ShopDialog));
const DeleteShopDialog = deferredPart(() => import('../shops/DeleteShopDialog').then((part) => part.DeleteShopDialog));

/** All shops of this browser: each can be opened, and those of the merchant can be edited and deleted. */
export function ShopsCard({ actions }: { readonly actions: ReactNode }) {
  const location = useLocation();
  const { shop: current, openPage } = usePageShop();
  const shops = [sampleShop, ...useShops()];
  const [editing, setEditing] = useState<{ readonly shop: Shop; readonly hasSales: boolean }>();
  const [deleting, setDeleting] = useState<Shop>();
  const { show } = useToast();

  async function edit(shop: Shop) {
    // Of a shop that cannot be read, the currency stays.
    const hasSales = await countTransactions(shop).then(
      (count) => count > 0,
      () => true,
    );
    setEditing({ shop, hasSales });
  }

  function leaveEdited({ id }: Shop) {
    setEditing(undefined);
    // A page is written by the settings of the time when it was opened.
    if (id === current.id) openPage(window.location.href);
  }

  async function remove(shop: Shop) {
    setDeleting(undefined);
    const result = await shopList().remove(shop.id);
    if (!result.ok) return show({ message: result.message, tone: 'failed' });
    // The page of the sample goes on with it.
    if (shop.id === current.id) openPage(sameScreenIn(undefined, location));
    else finishRemovals({ show });
  }

  return (
    <Card>
      <List>
        {shops.map((shop) => (
          <ShopLine
            key={shop.id}
            shop={shop}
            href={sameScreenIn(addressedId(shop), location)}
            isCurrent={shop.id === current.id}
            onEdit={() => void edit(shop)}
            onDelete={() => setDeleting(shop)}
          />
        ))}
      </List>
      <Row above={6}>{actions}</Row>
      {editing && (
        <ShopDialog
          title="Edit shop"
          saveLabel="Save"
          settings={editing.shop}
          shop={editing.shop}
          hasSales={editing.hasSales}
          onSave={(settings) => shopList().change(editing.shop.id, settings)}
          onSaved={leaveEdited}
          onClose={() => setEditing(undefined)}
          onFailed={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <DeleteShopDialog
          shop={deleting}
          onConfirm={() => void remove(deleting)}
          onCancel={() => setDeleting(undefined)}
          onFailed={() => setDeleting(undefined)}
        />
      )}
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
  list-style: none;
`;

const Line = styled.li`
  ${rowStyle({ gap: 1 })}

  > a {
    ${grows}
  }
`;
