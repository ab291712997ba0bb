import { contractVersion } from '@back-office/shared/contract';
import { momentIn } from '@back-office/shared/ledger';
import { backupMarks, shopNamespace, type Shop, type ShopMark } from '@back-office/shared/shop';
import { partsOfShop, writeBackup } from '@back-office/shared/shop/backup';
import { createShopStore, sizesOf, type ShopStore } from '@back-office/shared/shop/store';
import { createStoredValue, notAskedText, type AskedOwners } from '@back-office/shared/state';
import { slugOf } from '@back-office/shared/url';
import { transactionsIn } from '../shops/countTransactions';

export type AskRemotes = () => Promise<AskedOwners>;

interface BackUpOptions {
  readonly ask: AskRemotes;
  /** The open store of the page's shop. */
  readonly open?: { readonly shopId: string; readonly store: Pick<ShopStore, 'manifest' | 'record'> } | undefined;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

export interface WrittenBackup {
  readonly file: Blob;
  readonly fileName: string;
  /** Sentences about what is not in it. */
  readonly problems: readonly string[];
  /** Call it when the file was handed over: then no backup is due for a while. */
  readonly note: () => void;
}

/** What remotes store: that of the host belongs to the merchant and not to a shop. */
export async function askRemotes(ask: AskRemotes): Promise<AskedOwners> {
  const { owners, unasked } = await ask();
  return { owners: owners.filter(({ name }) => name !== 'host'), unasked };
}

/** One file of all that the shops have. Rejects when it is canceled. */
export async function backUpShops(shops: readonly Shop[], options: BackUpOptions): Promise<WrittenBackup> {
  const { ask, open, signal, onProgress } = options;
  const [{ owners, unasked }, sales] = await Promise.all([askRemotes(ask), Promise.all(shops.map(salesOf))]);
  const total = sales.reduce((sum, { bytes }) => sum + bytes, 1);
  const problems =
    unasked.length > 0 ? [`${notAskedText(unasked)}. What only they can read is not in the backup.`] : [];
  let done = 0;
  const file = await writeBackup(
    shops.map((shop) => ({
      shop,
      parts: () =>
        partsOfShop(shop, {
          owners,
          store: open?.shopId === shop.id ? open.store : undefined,
          onProblem: (problem) => !problems.includes(problem) && problems.push(problem),
        }),
    })),
    {
      created: new Date(),
      product: contractVersion,
      signal,
      onPart(bytes) {
        done += bytes;
        onProgress(Math.min(1, done / total));
      },
    },
  );
  const note = () =>
    shops.forEach((shop, index) => noteBackup(shop, { at: Date.now(), rows: sales[index]?.rows ?? 0 }));
  return { file, fileName: fileNameOf(shops, Date.now()), problems, note };
}

/** Damaged sales are reported by the backup itself. */
async function salesOf(shop: Shop): Promise<{ readonly bytes: number; readonly rows: number }> {
  if (shop.source !== 'browser') return { bytes: 0, rows: 0 };
  const store = createShopStore(shop.id);
  try {
    const manifest = await store.manifest();
    const { ledger, files, documents } = sizesOf(manifest);
    return { bytes: ledger + files + documents, rows: transactionsIn(manifest) };
  } catch {
    return { bytes: 0, rows: 0 };
  } finally {
    store.close();
  }
}

/** From now on, what the shop has is in a backup. */
function noteBackup(shop: Shop, last: ShopMark): void {
  if (shop.source === 'sample') return;
  const marks = createStoredValue({ ...backupMarks, namespace: shopNamespace(shop) });
  const { edited: _, ...before } = marks.read();
  const written = marks.write({ ...before, last, hadSales: last.rows > 0 });
  if (!written.ok) console.warn('The time of the backup could not be noted.', written.message);
}

/** What a backup has brought is in that backup. `rows`: the transactions of each of the shops. */
export function noteRestored(shops: readonly Shop[], rows: readonly number[], now = Date.now): void {
  shops.forEach((shop, index) => noteBackup(shop, { at: now(), rows: rows[index] ?? 0 }));
}

/** `corner-bakery-2026-11-25.backup.gz`, by the day of the shop. */
function fileNameOf(shops: readonly Shop[], now: number): string {
  const [first] = shops;
  const { day } = momentIn(now, first?.timeZone ?? 'UTC');
  const name = shops.length === 1 && first ? slugOf(first.name) || 'shop' : 'all-shops';
  return `${name}-${day}.backup.gz`;
}
