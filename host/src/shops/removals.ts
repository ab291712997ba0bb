import type { ToastMessage } from '@back-office/shared/contract';
import { pageClock, type Clock } from '@back-office/shared/loading';
import { forgetToken } from '../connect/serverTokens';
import { undoTime } from '../shell/undoTime';
import {
  pageShop,
  removeShopData,
  shopList,
  type Shop,
  type ShopList,
  type StoredShop,
} from '@back-office/shared/shop';
import { samplePage } from './pageShop';
import { sameScreenIn } from './shopAddress';

export interface RemovalOptions {
  readonly show: (toast: ToastMessage) => void;
  readonly shops?: ShopList;
  readonly clock?: Clock;
  readonly now?: () => number;
  /** The shop of this page. */
  readonly shown?: Pick<Shop, 'id'> | undefined;
  readonly openPage?: (address: string) => void;
  /** Removes all that is stored for a shop. */
  readonly removeData?: (
    shop: Shop,
  ) => Promise<{ readonly ok: true } | { readonly ok: false; readonly message: string }>;
}

/** Offers Undo for shops that were deleted a moment ago and removes the data of the others, also those of earlier visits. */
export function finishRemovals(options: RemovalOptions): void {
  const { shops = shopList() } = options;
  for (const shop of shops.removed()) finishRemoval(shop, options);
}

function finishRemoval(shop: StoredShop, options: RemovalOptions): void {
  const { show, shops = shopList(), clock = pageClock, now = Date.now, openPage = samplePage.openPage } = options;
  const { shown = pageShop() } = options;
  const restored = shops.read().find(({ formerIds }) => formerIds?.includes(shop.id));
  const left = shop.isGoing ? 0 : Math.max(0, (shop.removedAt ?? 0) + undoTime - now());
  const cancel = clock.after(left, () => void removeNow(shop, options));
  if (left === 0) return;
  show({
    message: restored ? `${shop.name} was replaced by a backup` : `${shop.name} deleted`,
    tone: 'done',
    lifetime: left,
    action: { label: 'Undo', onPress: () => void undo() },
  });

  async function undo() {
    cancel();
    const result = await shops.putBack(shop.id);
    // The page shows what took the place of the shop.
    if (result.ok && restored && restored.id === shown?.id) return openPage(sameScreenIn(shop.id, window.location));
    show(result.ok ? { message: `${shop.name} is back`, tone: 'done' } : { message: result.message, tone: 'failed' });
  }
}

async function removeNow(shop: StoredShop, { show, shops = shopList(), ...options }: RemovalOptions): Promise<void> {
  const { removeData = removeShopData } = options;
  // Put back in another tab: then nothing is removed.
  if (!(await shops.beginRemoval(shop.id)).ok) return;
  const removed = await removeData(shop);
  if (removed.ok) {
    forgetToken(shop.id);
    await shops.forget(shop.id);
  } else show({ message: removed.message, tone: 'failed' });
}
