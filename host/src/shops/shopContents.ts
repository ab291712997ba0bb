import type { StoredData } from '@back-office/shared/contract';
import { formatCount } from '@back-office/shared/format';
import { shopNamespace, type Shop } from '@back-office/shared/shop';
import { browserStorage, withNamespace, type AskedOwners, type StorageArea } from '@back-office/shared/state';

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
  readonly storage?: StorageArea;
}

/** What an own shop has in this browser: its transactions, and what each app has stored for it. */
export async function shopContents(shop: Shop, sources: Sources): Promise<readonly ShopContent[]> {
  const { ask, countTransactions, storage = browserStorage() } = sources;
  const [count, { owners }] = await Promise.all([countTransactions(shop), ask()]);
  const stored = await Promise.all(owners.map((owner) => contentsOf(owner.stored, shopNamespace(shop), storage)));
  const transactions = { label: 'Transactions', detail: count === 0 ? '' : formatCount(count) };
  return [transactions, ...stored.flat()].filter(({ detail }) => detail !== '');
}

async function contentsOf({ values, archives = [] }: StoredData, namespace: string, storage: StorageArea) {
  const ofValues = values.map(({ key, label, describe }) => {
    const text = storage.getItem(withNamespace(namespace, key));
    return { label, detail: text === null ? '' : describe(parse(text)) };
  });
  const ofArchives = archives.map(async ({ label, describeIn }) => ({
    label,
    detail: (await describeIn?.(namespace)) ?? '',
  }));
  return [...ofValues, ...(await Promise.all(ofArchives))];
}

/** What cannot be read is described as nothing. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
