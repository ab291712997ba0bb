import { useState } from 'react';
import { newShopDefaults, shopList, type Shop } from '@back-office/shared/shop';
import { ShopDialog } from './ShopDialog';

interface AddShopDialogProps {
  readonly onClose: () => void;
  readonly onAdded: (shop: Shop) => void;
}

/** A new shop of this browser. The fields begin with what the browser says of its owner. */
export function AddShopDialog({ onClose, onAdded }: AddShopDialogProps) {
  const [settings] = useState(() => newShopDefaults());
  return (
    <ShopDialog
      title="Add shop"
      saveLabel="Add shop"
      settings={settings}
      onSave={(next) => shopList().add(next)}
      onSaved={onAdded}
      onClose={onClose}
    />
  );
}
