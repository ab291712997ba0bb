import { fakeStorage } from '@back-office/shared/testing';
import type { NewMovement } from '../domain/stockMovements';
import { createBrowserStockStore } from './stockStore';

const received: NewMovement = {
  ...{ kind: 'receive', itemId: 'mug', variationId: '' },
  location: 'Main Store',
  change: 4,
};

function openStore(stored: Record<string, string> = {}, quota?: number) {
  const storage = fakeStorage(stored, quota);
  return { storage, store: createBrowserStockStore({ storage, locks: undefined }) };
}

test('entries are kept with an id and a time, and another tab that writes loses none', async () => {
  const { storage, store } = openStore();
  const other = createBrowserStockStore({ storage, locks: undefined });
  await store.add([received]);
  await other.add([{ ...received, change: -1, kind: 'adjust', reason: 'Damaged' }]);
  expect(store.movements()).toEqual([
    expect.objectContaining({ ...received, id: expect.any(String), at: expect.stringMatching(/^\d{4}-/) }),
    expect.objectContaining({ change: -1, reason: 'Damaged' }),
  ]);
});

test('an Undo takes its entries out and keeps later ones; the history names both', async () => {
  const { store } = openStore();
  const outcome = await store.add([received]);
  await store.add([{ ...received, change: 9 }]);
  if (outcome.ok) await outcome.undo();
  expect(store.movements().map(({ change }) => change)).toEqual([9]);
  expect(store.history.lines().map(({ text }) => text)).toContain('Stock received: 1 variation');
});

test('sales are taken off once, also if two tabs offer them at the same time, and again after an Undo', async () => {
  const { storage, store } = openStore();
  const other = createBrowserStockStore({ storage, locks: undefined });
  const sold: NewMovement = { ...received, kind: 'sale', change: -2, through: '2025-07-17' };
  const [first, second] = await Promise.all([store.add([sold]), store.add([sold])]);
  expect(second).toMatchObject({
    ok: false,
    message: expect.stringContaining('taken off the stock already') as string,
  });
  const mixed = [{ ...sold, variationId: 'large' }, sold];
  expect(await other.add(mixed)).toMatchObject({ ok: false });
  expect(store.movements()).toHaveLength(1);
  expect((await other.add([{ ...sold, through: '2025-07-18' }])).ok).toBe(true);
  if (first?.ok) await first.undo();
  expect(store.movements().map(({ through }) => through)).toEqual(['2025-07-18']);
});

test('a full storage refuses the entries as a whole', async () => {
  const { store } = openStore({}, 60);
  expect(await store.add([received])).toMatchObject({ ok: false, reason: 'full' });
  expect(store.movements()).toEqual([]);
});

test('an entry that cannot be read is quarantined alone', () => {
  const entry = { ...received, id: 'a', at: '2025-07-18T12:00:00.000Z' };
  const silence = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store } = openStore({ 'back-office:stock': JSON.stringify([entry, { ...entry, change: 'many' }]) });
  expect(store.movements()).toEqual([entry]);
  silence.mockRestore();
});
