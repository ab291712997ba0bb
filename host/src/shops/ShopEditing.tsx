import { useEffect, useState } from 'react';
import { useLocation } from '@back-office/shared/router';
import { shopList, type Shop } from '@back-office/shared/shop';
import { useToast } from '@back-office/shared/ui';
import { countTransactions } from './countTransactions';
import { DeleteShopDialog } from './DeleteShopDialog';
import { usePageShop } from './pageShop';
import { finishRemovals } from './removals';
import { sameScreenIn } from './shopAddress';
import { ShopDialog } from './ShopDialog';
import { useShops } from './useShops';

export type ShopTask = 'edit' | 'delete';

interface ShopEditingProps {
  readonly shop: Shop;
  readonly task: ShopTask;
  readonly onClose: () => void;
}

/** The dialog that edits or deletes a shop of the merchant, and what follows for the page that shows it. */
export function ShopEditing({ task, ...props }: ShopEditingProps) {
  return task === 'edit' ? <EditedShop {...props} /> : <DeletedShop {...props} />;
}

type TaskProps = Omit<ShopEditingProps, 'task'>;

function EditedShop({ shop: { id }, onClose }: TaskProps) {
  const { shop: current, openPage } = usePageShop();
  // The page may show a shop as it was when it was opened.
  const shop = useShops().find((each) => each.id === id);
  const hasSales = useHasSales(shop);
  if (!shop || hasSales === undefined) return null;
  return (
    <ShopDialog
      title="Edit shop"
      saveLabel="Save"
      settings={shop}
      shop={shop}
      hasSales={hasSales}
      onSave={(settings) => shopList().change(shop.id, settings)}
      onSaved={() => {
        onClose();
        // A page is written by the settings of the time when it was opened.
        if (id === current.id) openPage(window.location.href);
      }}
      onClose={onClose}
    />
  );
}

/** `undefined` until it is known. Of a shop that cannot be read, the currency stays. */
function useHasSales(shop: Shop | undefined): boolean | undefined {
  const [hasSales, setHasSales] = useState<boolean>();
  useEffect(() => {
    if (!shop) return;
    let isShown = true;
    void countTransactions(shop).then(
      (count) => isShown && setHasSales(count > 0),
      () => isShown && setHasSales(true),
    );
    return () => {
      isShown = false;
    };
  }, [shop]);
  return hasSales;
}

function DeletedShop({ shop, onClose }: TaskProps) {
  const location = useLocation();
  const { shop: current, openPage } = usePageShop();
  const { show } = useToast();

  async function remove() {
    onClose();
    const result = await shopList().remove(shop.id);
    if (!result.ok) return show({ message: result.message, tone: 'failed' });
    // The page of the sample goes on with it.
    if (shop.id === current.id) openPage(sameScreenIn(undefined, location));
    else finishRemovals({ show });
  }

  return <DeleteShopDialog shop={shop} onConfirm={() => void remove()} onCancel={onClose} />;
}
