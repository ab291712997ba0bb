import { sampleShop } from '@back-office/shared/shop';
import type { Manifest } from '@back-office/shared/shop/store';
import { bakery } from '../testing/ownShop';
import { readStorageUse } from './storageUse';

const browser = { estimate: async () => ({ usage: 10_000, quota: 50_000 }), persisted: async () => false };
test('all of the sample is one part', async () => {
  expect(await readStorageUse({ shop: sampleShop }, browser)).toEqual({
    used: 10_000,
    room: 50_000,
    parts: [{ label: 'All data of the back office', bytes: 10_000 }],
    isPersistent: false,
  });
});

test('of an own shop its parts are listed, and the rest apart', async () => {
  const record = { key: 'a', bytes: 1_000, hash: '' };
  const manifest: Manifest = {
    generation: 1,
    months: [],
    files: [{ id: 'a', info: null, record }],
    documents: [],
    facts: { unknown: {}, feeRules: {} },
  };
  const { parts } = await readStorageUse({ shop: bakery, stored: { manifest: async () => manifest } }, browser);
  expect(parts).toEqual([
    { label: 'Sales of this shop', bytes: 0 },
    { label: 'Imported files', bytes: 1_000 },
    { label: 'Items, reports, conversations and settings of this shop', bytes: 0 },
    { label: 'Other shops and everything else', bytes: 9_000 },
  ]);
});

test('a browser that says nothing has a room and a promise that are not known', async () => {
  const damaged = { manifest: () => Promise.reject(new Error('damaged')) };
  const use = await readStorageUse({ shop: bakery, stored: damaged }, {});
  expect(use).toMatchObject({ used: 0, room: undefined, isPersistent: undefined });
  expect(use.parts.map(({ bytes }) => bytes)).toEqual([0, 0, 0, 0]);
});

test('the databases of a shop are part of it, as far as the browser has that much', async () => {
  const own = async (usage: number) => {
    const measure = async () => ({ own: 50_000, others: 3_000 });
    const estimate = async () => ({ usage, quota: 90_000 });
    const { parts } = await readStorageUse({ shop: bakery }, { estimate }, measure);
    return parts.slice(-2);
  };
  const labels = ['Items, reports, conversations and settings of this shop', 'Other shops and everything else'];
  expect(await own(60_000)).toEqual([50_000, 10_000].map((bytes, nth) => ({ label: labels[nth], bytes })));
  // What the browser compresses to half of it.
  expect(await own(26_500)).toEqual([25_000, 1_500].map((bytes, nth) => ({ label: labels[nth], bytes })));
});
