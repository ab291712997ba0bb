import type { StoredData } from '@back-office/shared/contract';
import { formatCount } from '@back-office/shared/format';
import { shopNamespace, type Shop } from '@back-office/shared/shop';
import {
  browserStorage,
  parsedJson,
  withNamespace,
  type AskedOwners,
  type StorageArea,
} from '@back-office/shared/state';

/** Something that a shop has: `Transactions`, `1,204`. */
export interface ShopContent {
  readonly label: string;
  readonly detail: string;
}

interface Sources {
  /** Asks all apps what they store. */
  readonly ask: () => Promise<AskedOwners>;
  /** How many transactions are stored for a shop. */
  readonly countTransactions: (shop: Shop) => Promise<number>;
  /** How many photos of items are stored for a shop, by its namespace. */
  readonly countPhotos: (namespace: string) => Promise<number>;
  readonly storage?: StorageArea;
}

/** What an own shop has in this browser: its transactions, and what each app has stored for it. Damaged data are named. */
export async function shopContents(shop: Shop, sources: Sources): Promise<readonly ShopContent[]> {
  const { ask, countTransactions, countPhotos, storage = browserStorage() } = sources;
  const namespace = shopNamespace(shop);
  const [transactions, photos, { owners }] = await Promise.all([
    orUncounted('Transactions', async () => countText(await countTransactions(shop))),
    orUncounted('Photos', async () => countText(await countPhotos(namespace))),
    ask(),
  ]);
  const stored = await Promise.all(owners.map((owner) => contentsOf(owner.stored, namespace, storage)));
  return [transactions, ...stored.flat(), photos].filter(({ detail }) => detail !== '');
}

export function countText(count: number): string {
  return count === 0 ? '' : formatCount(count);
}

async function contentsOf({ values, archives = [] }: StoredData, namespace: string, storage: StorageArea) {
  const ofValues = values.map(({ key, label, describe }) => {
    const text = storage.getItem(withNamespace(namespace, key));
    return { label, detail: text === null ? '' : describe(parsedJson(text)) };
  });
  const ofArchives = archives.map(({ label, describeIn }) =>
    orUncounted(label, async () => (await describeIn?.(namespace)) ?? ''),
  );
  return [...ofValues, ...(await Promise.all(ofArchives))];
}

/** A shop can be deleted also when a part of it is damaged. */
async function orUncounted(label: string, detail: () => Promise<string>): Promise<ShopContent> {
  try {
    return { label, detail: await detail() };
  } catch (cause) {
    console.warn(`[host] ${label} of a shop could not be counted:`, cause);
    return { label, detail: 'could not be counted' };
  }
}
