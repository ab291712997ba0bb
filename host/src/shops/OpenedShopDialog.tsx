import { deferredPart } from '@back-office/shared/loading';
import { paths } from '@back-office/shared/routes';
import type { Shop } from '@back-office/shared/shop';
import { withShop } from '@back-office/shared/url';
import { usePageShop } from './pageShop';
import type { ShopTask } from './ShopEditing';

const AddShopDialog = deferredPart(() =>
  import(/* webpackChunkName: "shops" */ './AddShopDialog').then((part) => part.AddShopDialog),
);
const ConnectShopDialog = deferredPart(() =>
  import(/* webpackChunkName: "connect" */ '../connect/ConnectShopDialog').then((part) => part.ConnectShopDialog),
);
const ShopEditing = deferredPart(() => import('./ShopEditing').then((part) => part.ShopEditing));

export type ShopDialogKind = 'add' | 'connect' | ShopTask;

interface OpenedShopDialogProps {
  readonly kind: ShopDialogKind;
  /** What is edited or deleted, by default the shop of the page. */
  readonly shop?: Shop;
  /** Where a new shop begins, by default at its home. */
  readonly path?: string;
  readonly onClose: () => void;
}

/** Adds, connects, edits or deletes a shop. A new one is opened. */
export function OpenedShopDialog({ kind, shop, path = paths.home(), onClose }: OpenedShopDialogProps) {
  const { shop: current, openPage } = usePageShop();
  const closing = { onClose, onFailed: onClose };
  const open = ({ id }: Shop) => openPage(withShop(path, id));
  if (kind === 'add') return <AddShopDialog {...closing} onAdded={open} />;
  if (kind === 'connect') return <ConnectShopDialog {...closing} onConnected={open} />;
  return <ShopEditing {...closing} shop={shop ?? current} task={kind} />;
}
