import { storedBytesOf } from '@back-office/shared/shop';
import { sizesOf, type ShopLedger } from '@back-office/shared/shop/store';
import { isSample, type PageShop } from '../shops/pageShop';

export interface StorageUse {
  /** Bytes of the whole product in this browser. */
  readonly used: number;
  /** Bytes that the browser allows; `undefined` if it does not say. */
  readonly room: number | undefined;
  /** What takes the room, in bytes. */
  readonly parts: readonly { readonly label: string; readonly bytes: number }[];
  /** Whether the browser keeps the data even when the device runs out of room; `undefined` if it does not say. */
  readonly isPersistent: boolean | undefined;
}

interface StoredShop extends Pick<PageShop, 'shop'> {
  readonly stored?: Pick<ShopLedger, 'manifest'> | undefined;
}

/** The storage of older browsers and of pages that are not secure has no such questions. */
type Questions = Partial<Pick<StorageManager, 'estimate' | 'persisted'>>;

/** What the browser and the shop say of their room. What nothing else accounts for is listed as such. */
export async function readStorageUse(
  { shop, stored }: StoredShop,
  storage: Questions = (navigator as Partial<Navigator>).storage ?? {},
): Promise<StorageUse> {
  const [estimate, isPersistent, manifest] = await Promise.all([
    storage.estimate?.(),
    storage.persisted?.(),
    stored?.manifest().catch(() => undefined),
  ]);
  const sizes = manifest && sizesOf(manifest);
  const own = isSample(shop)
    ? []
    : [
        ...(shop.source === 'server'
          ? []
          : [
              { label: 'Sales of this shop', bytes: sizes?.ledger ?? 0 },
              { label: 'Imported files', bytes: sizes?.files ?? 0 },
            ]),
        { label: 'Items, reports and settings of this shop', bytes: (sizes?.documents ?? 0) + storedBytesOf(shop) },
      ];
  const known = own.reduce((sum, { bytes }) => sum + bytes, 0);
  const used = Math.max(estimate?.usage ?? 0, known);
  const rest = {
    label: isSample(shop) ? 'All data of the back office' : 'Other shops and everything else',
    bytes: used - known,
  };
  return { used, room: estimate?.quota, parts: [...own, rest], isPersistent };
}
