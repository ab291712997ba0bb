import fc from 'fast-check';
import { columnsOfRows } from '../../ledger/columns/columnsOfRows';
import { anyRows } from '../../ledger/model/ledgerArbitraries.testing';
import { createDatabaseBackup } from '../../database/database';
import type { StoredOwner } from '../../state/sampleData/storedOwners';
import { withNamespace, type StorageArea } from '../../state/storageArea';
import { createShopList } from '../shopList';
import { sampleShop, shopNamespace, type Shop } from '../shopRecord';
import { monthsOf } from '../store/encodeMonth';
import { createShopStore } from '../store/shopStore';
import { checkBackup } from './checkBackup';
import { restoreBackup, type RestoreOptions } from './restoreBackup';
import { partsOfShop } from './shopParts';
import { writeBackup, type WriteOptions } from './writeBackup';

const notes = createDatabaseBackup({
  name: 'notes',
  label: 'Notes',
  databaseName: (namespace) => withNamespace(namespace, 'back-office:notes'),
  stores: { notes: undefined, titles: undefined },
});

/** For tests: remotes that store a value, and records in a database. */
const testOwners: readonly StoredOwner[] = [
  { name: 'plain', title: 'Plain', stored: { values: [{ key: 'plain', label: 'Plain', describe: () => '' }] } },
  { name: 'fifth', title: 'Fifth', stored: { values: [], kept: ['back-office:columns'], backups: [notes] } },
];

const anyStored = fc.record({
  name: fc.stringMatching(/^[A-Z][a-zé ]{0,12}[a-z]$/),
  currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  sales: fc.option(anyRows, { freq: 9 }),
  plain: fc.option(fc.json({ maxDepth: 2 })),
  records: fc.uniqueArray(
    fc.tuple(fc.constantFrom('notes', 'titles'), fc.stringMatching(/^[\w:é/-]{1,9}$/), fc.json()),
    {
      selector: ([store, key]) => `${store}/${key}`,
      maxLength: 12,
    },
  ),
});

/** For tests: a browser with a list of shops. */
export function testBrowser(storage: StorageArea) {
  const shops = createShopList({ storage, locks: undefined });
  const options = { owners: testOwners, storage, locks: undefined };

  async function fill(shop: Shop, { sales, plain, records }: Omit<StoredThings, 'name' | 'currency'>) {
    const namespace = shopNamespace(shop);
    if (sales && shop.source === 'browser') await commitRows(shop.id, sales.rows);
    if (plain !== null) storage.setItem(withNamespace(namespace, 'plain'), plain);
    await notes.write(
      namespace,
      records.map(([store, key, json]) => ({ name: `${store}/${key}`, text: JSON.stringify(JSON.parse(json)) })),
    );
  }

  return {
    shops,
    /** Shops with everything that can be stored, always the same for a seed. */
    async addShops(count: number, seed: number): Promise<readonly Shop[]> {
      const added: Shop[] = [];
      for (const { name, currency, ...stored } of fc.sample(anyStored, { numRuns: count, seed })) {
        const result = await shops.add({ name, currency, timeZone: 'Europe/Berlin', dayStart: 180, locale: 'de-DE' });
        if (!result.ok) throw new Error(result.message);
        await fill(result.shop, stored);
        added.push(result.shop);
      }
      return added;
    },
    fillSample: (seed: number) => fill(sampleShop, fc.sample(anyStored, { numRuns: 1, seed })[0] as StoredThings),
    backUp: (backedUp: readonly Shop[], more: Partial<WriteOptions> = {}) =>
      writeBackup(
        backedUp.map((shop) => ({ shop, parts: () => partsOfShop(shop, options) })),
        { created: new Date('2026-02-03T04:05:06Z'), product: '1.0.0', ...more },
      ),
    /** What a shop has, as the hash of each part. */
    async hashes(shop: Shop): Promise<readonly string[]> {
      const file = await writeBackup([{ shop, parts: () => partsOfShop(shop, options) }], {
        created: new Date(0),
        product: '',
      });
      return (await checkBackup(file)).contents.flatMap(({ parts }) =>
        parts.map(({ part, hash }) => `${part} ${hash}`),
      );
    },
    restore: async (file: Blob, targets: RestoreOptions['targets'], more: Partial<RestoreOptions> = {}) =>
      restoreBackup(file, await checkBackup(file), { ...options, shops, targets, ...more }),
  };
}

type StoredThings = typeof anyStored extends fc.Arbitrary<infer Value> ? Value : never;

async function commitRows(shopId: string, rows: Parameters<typeof columnsOfRows>[0]) {
  const store = createShopStore(shopId);
  try {
    const committed = await store.commit({
      months: monthsOf(columnsOfRows(rows)),
      files: { put: [['file-1', { info: { name: 'sales.csv' }, content: new TextEncoder().encode('a,b').buffer }]] },
    });
    if (!committed.ok) throw new Error(committed.message);
  } finally {
    store.close();
  }
}
