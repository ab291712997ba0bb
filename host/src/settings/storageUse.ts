import { databaseBytes, storedBytesOf } from '@back-office/shared/shop';
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

/** Older browsers, and pages without HTTPS, cannot answer these questions. */
type Questions = Partial<Pick<StorageManager, 'estimate' | 'persisted'>>;

/** What the browser and the shop say of their room. What nothing else accounts for is listed as such. */
export async function readStorageUse(
  { shop, stored: ledger }: StoredShop,
  storage: Questions = (navigator as Partial<Navigator>).storage ?? {},
  measure = databaseBytes,
): Promise<StorageUse> {
  const [estimate, isPersistent, manifest, inDatabases] = await Promise.all([
    storage.estimate?.(),
    storage.persisted?.(),
    ledger?.manifest().catch(() => undefined),
    isSample(shop) ? { own: 0, others: 0 } : measure(shop),
  ]);
  const sizes = manifest && sizesOf(manifest);
  const stored = (sizes?.documents ?? 0) + storedBytesOf(shop);
  const taken = (sizes?.ledger ?? 0) + (sizes?.files ?? 0) + stored;
  const left = estimate?.usage === undefined ? Infinity : Math.max(0, estimate.usage - taken);
  // Browsers compress what is in databases.
  const share = Math.min(1, left / Math.max(1, inDatabases.own + inDatabases.others));
  const own = isSample(shop)
    ? []
    : [
        ...(shop.source === 'server'
          ? []
          : [
              { label: 'Sales of this shop', bytes: sizes?.ledger ?? 0 },
              { label: 'Imported files', bytes: sizes?.files ?? 0 },
            ]),
        {
          label: 'Items, reports, conversations and settings of this shop',
          bytes: stored + Math.round(share * inDatabases.own),
        },
      ];
  const known = own.reduce((sum, { bytes }) => sum + bytes, 0);
  const used = Math.max(estimate?.usage ?? 0, known);
  const rest = {
    label: isSample(shop) ? 'All data of the back office' : 'Other shops and everything else',
    bytes: used - known,
  };
  return { used, room: estimate?.quota, parts: [...own, rest], isPersistent };
}
