import { notPersistedNotice, type Outcome, type StorageArea, type StoreOptions } from '@back-office/shared/state';
import { fakeStorage, quarantinedIn } from '@back-office/shared/testing';
import type { NewItem } from '../domain/item';
import { testItem, testNewItem } from '../domain/items.testing';
import type { ItemsStore } from './itemsStore';
import { createBrowserItemsStore } from './browserItemsStore';

const start = Date.parse('2025-07-18T12:00:00.000Z');
const list = ['a', 'b', 'c'].map((id) => testItem({ id, name: `Item ${id}` }));
const mug: NewItem = testNewItem({ name: 'Mug', price: '$8.75', stock: 0, sku: '' });

let now = start;
beforeEach(() => {
  now = start;
});

function storageWith(values: Record<string, unknown>, limit?: number): StorageArea {
  const storage = fakeStorage({}, limit);
  for (const [key, value] of Object.entries(values)) storage.setItem(key, JSON.stringify(value));
  return storage;
}

/** A store that has settled. Two with the same storage are two tabs. */
async function openStore(storage: StorageArea, options: StoreOptions = {}): Promise<ItemsStore> {
  let count = 0;
  const store = createBrowserItemsStore({
    storage,
    locks: undefined,
    now: () => now,
    newId: () => `new-${(count += 1)}`,
    ...options,
  });
  await Promise.resolve();
  return store;
}

const stored = (storage: StorageArea, key: string) => JSON.parse(storage.getItem(key) ?? '"absent"') as unknown;
const idsOf = (store: ItemsStore) => store.snapshot().items.map(({ id }) => id);

function undoOf(outcome: Outcome): Promise<Outcome> {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.undo();
}

describe('opening', () => {
  test('a fresh start has the consulting service at $100.00/ea, and stores it', async () => {
    const storage = fakeStorage();
    const store = await openStore(storage);
    expect(store.snapshot().items).toMatchObject([
      { name: 'Consulting Service', price: '$100.00/ea', reportingCategory: 'Services', stock: '-' },
    ]);
    expect(stored(storage, 'items')).toEqual(store.snapshot().items);
  });

  test('an emptied list stays empty', async () => {
    const store = await openStore(storageWith({ items: [] }));
    expect(store.snapshot().items).toEqual([]);
  });

  test('list, search, selection and error are restored', async () => {
    const storage = storageWith({
      items: list,
      'items-search': 'mug',
      'items-selected': ['b'],
      'items-error': 'No room',
    });
    expect((await openStore(storage)).snapshot()).toEqual({
      items: list,
      search: 'mug',
      selected: ['b'],
      isReading: false,
      isLoading: false,
      error: 'No room',
    });
  });

  test('all five keys have the JSON of the plain value', async () => {
    const storage = storageWith({ items: list });
    await openStore(storage);
    expect(
      ['items', 'items-search', 'items-selected', 'items-loading', 'items-error'].map((key) => stored(storage, key)),
    ).toEqual([list, '', [], false, null]);
  });

  test('a stored loading flag is reset, and ids of deleted items are removed from the selection', async () => {
    const storage = storageWith({ items: list, 'items-loading': true, 'items-selected': ['a', 'gone'] });
    const store = await openStore(storage);
    expect(store.snapshot()).toMatchObject({ isLoading: false, selected: ['a'] });
    expect([stored(storage, 'items-loading'), stored(storage, 'items-selected')]).toEqual([false, ['a']]);
  });

  test('an unreadable list is quarantined and reported, and is not a fresh start', async () => {
    const storage = fakeStorage();
    storage.setItem('items', '[{"id":');
    const store = await openStore(storage);
    const movedTo = `back-office:quarantine:items:${start}`;
    expect(store.snapshot().items).toEqual([]);
    expect(quarantinedIn(storage)).toEqual([['items', '[{"id":']]);
    expect(storage.getItem(movedTo)).toBe('[{"id":');
    expect(stored(storage, 'items')).toEqual([]);
  });

  test('one unreadable item is quarantined and the others are kept', async () => {
    const storage = storageWith({ items: [list[0], { name: 'without id' }, list[1]] });
    const store = await openStore(storage);
    expect(idsOf(store)).toEqual(['a', 'b']);
    expect(quarantinedIn(storage)).toEqual([['items', '[{"name":"without id"}]']]);
    expect(stored(storage, 'items')).toEqual([list[0], list[1]]);
    await openStore(storage);
    expect(quarantinedIn(storage)).toHaveLength(1);
  });

  test('what can be read of a damaged list is restored, and Undo takes it back', async () => {
    const text = `[${JSON.stringify(list[0])},${JSON.stringify(list[1])},{"id":"c","na`;
    const store = await openStore(fakeStorage());
    const restored = await store.restoreDamaged({ key: 'items', text });
    expect(restored).toMatchObject({ ok: true, message: '2 items restored', isComplete: false });
    expect(idsOf(store)).toEqual(['consulting-service', 'a', 'b']);
    if (restored.ok) await restored.undo?.();
    expect(idsOf(store)).toEqual(['consulting-service']);
  });

  test('a damaged list that can be read completely need not be kept', async () => {
    const store = await openStore(fakeStorage());
    const damaged = { key: 'items', text: `${JSON.stringify(list)},` };
    expect(await store.restoreDamaged(damaged)).toMatchObject({ message: '3 items restored', isComplete: true });
    expect(await store.restoreDamaged({ key: 'items', text: '{"broken' })).toMatchObject({ ok: false });
  });

  test('each of the five keys is reported when it is damaged', async () => {
    const keys = ['items', 'items-search', 'items-selected', 'items-loading', 'items-error'];
    const storage = fakeStorage(Object.fromEntries(keys.map((key) => [key, '{oops'])));
    await openStore(storage);
    await openStore(storage);
    expect(new Set(quarantinedIn(storage).map(([key]) => key))).toEqual(new Set(keys));
  });

  test('an unreadable item that cannot be quarantined stays in the stored list through every edit', async () => {
    const items = [...list, { name: 'x'.repeat(500) }];
    const storage = storageWith({ items }, JSON.stringify(items).length + 100);
    const store = await openStore(storage);
    expect((await store.remove(['b'])).ok).toBe(true);
    expect(idsOf(store)).toEqual(['a', 'c']);
    expect(stored(storage, 'items')).toEqual([list[0], list[2], items[3]]);
  });

  test('an embedded store uses only its namespace', async () => {
    const storage = storageWith({ items: list });
    const store = await openStore(storage, { namespace: 'partner' });
    await store.add(mug);
    expect(stored(storage, 'items')).toEqual(list);
    expect(stored(storage, 'partner:items')).toHaveLength(2);
  });

  test('without browser storage the store works and says that nothing is saved', async () => {
    const original = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', { configurable: true, get: () => null });
    const store = createBrowserItemsStore({ now: () => now });
    if (original) Object.defineProperty(window, 'localStorage', original);
    expect(store.snapshot().error).toBe(notPersistedNotice);
    expect((await store.add(mug)).ok).toBe(true);
    expect(store.snapshot()).toMatchObject({
      items: [{ name: 'Consulting Service' }, { name: 'Mug' }],
      error: notPersistedNotice,
    });
    store.dismissError();
    expect(store.snapshot().error).toBeNull();
  });
});

describe('editing', () => {
  test('an added item gets an id and times, is stored, and can be undone', async () => {
    const storage = storageWith({ items: list });
    const store = await openStore(storage);
    const outcome = await store.add(mug);
    expect(store.snapshot().items[3]).toEqual({
      ...mug,
      id: 'new-1',
      createdAt: '2025-07-18T12:00:00.000Z',
      updatedAt: '2025-07-18T12:00:00.000Z',
    });
    expect(stored(storage, 'items')).toEqual(store.snapshot().items);
    await undoOf(outcome);
    expect(stored(storage, 'items')).toEqual(list);
  });

  test('an item added without a price costs $0.00', async () => {
    const store = await openStore(storageWith({ items: [] }));
    await store.add({ ...mug, price: '' });
    expect(store.snapshot().items[0]?.price).toBe('$0.00');
  });

  test('an edit keeps the id and the position, and changes updatedAt', async () => {
    const store = await openStore(storageWith({ items: list }));
    now += 60_000;
    await store.update(['b'], { name: 'Loaf' });
    expect(store.snapshot().items).toEqual([
      list[0],
      { ...list[1], name: 'Loaf', updatedAt: '2025-07-18T12:01:00.000Z' },
      list[2],
    ]);
  });

  test('a bulk update is reversed by one Undo', async () => {
    const store = await openStore(storageWith({ items: list }));
    const outcome = await store.update(['a', 'c'], { category: 'Dairy' });
    expect(outcome).toMatchObject({ ok: true, changed: 2 });
    await undoOf(outcome);
    expect(store.snapshot().items).toEqual(list);
  });

  test('deleted items leave the selection; Undo restores their positions', async () => {
    const storage = storageWith({ items: list, 'items-selected': ['a', 'b'] });
    const store = await openStore(storage);
    const outcome = await store.remove(['a']);
    expect(store.snapshot()).toMatchObject({ selected: ['b'] });
    expect(stored(storage, 'items-selected')).toEqual(['b']);
    await undoOf(outcome);
    expect(idsOf(store)).toEqual(['a', 'b', 'c']);
  });

  test('Undo can be undone', async () => {
    const store = await openStore(storageWith({ items: list }));
    await undoOf(await undoOf(await store.clear()));
    expect(store.snapshot().items).toEqual([]);
  });

  test('merge adds what is new and keeps the selection', async () => {
    const store = await openStore(storageWith({ items: list, 'items-selected': ['b'] }));
    const outcome = await store.merge([testItem({ id: 'b', name: 'Other' }), testItem({ id: 'd' })]);
    expect(outcome).toMatchObject({ ok: true, changed: 1 });
    expect(store.snapshot()).toMatchObject({ items: [...list, { id: 'd' }], selected: ['b'] });
  });

  test('replace clears the selection, even of ids that are in both lists', async () => {
    const storage = storageWith({ items: list, 'items-selected': ['b'] });
    const store = await openStore(storage);
    await store.replace([testItem({ id: 'b', name: 'Other' })]);
    expect(store.snapshot()).toMatchObject({ items: [{ id: 'b', name: 'Other' }], selected: [] });
    expect(stored(storage, 'items-selected')).toEqual([]);
  });

  test('Undo of a replacement restores the selection and keeps what was selected since', async () => {
    const storage = storageWith({ items: list, 'items-selected': ['b', 'a'] });
    const store = await openStore(storage);
    const outcome = await store.replace([testItem({ id: 'b' }), testItem({ id: 'x' })]);
    await undoOf(outcome);
    expect(store.snapshot()).toMatchObject({ items: list, selected: ['b', 'a'] });
    expect(stored(storage, 'items-selected')).toEqual(['b', 'a']);
  });

  test('items that another tab removes and brings back are selected again', async () => {
    const storage = storageWith({ items: list, 'items-selected': ['a', 'b'] });
    const store = await openStore(storage);
    const otherTab = await openStore(storage);
    const unsubscribe = store.subscribe(() => undefined);
    const cleared = await otherTab.clear();
    expect(store.snapshot().selected).toEqual([]);
    await undoOf(cleared);
    expect(store.snapshot()).toMatchObject({ items: list, selected: ['a', 'b'] });
    unsubscribe();
  });

  test('items that come back do not change a selection made since', async () => {
    const storage = storageWith({ items: list, 'items-selected': ['a', 'b'] });
    const store = await openStore(storage);
    const otherTab = await openStore(storage);
    const unsubscribe = store.subscribe(() => undefined);
    const removed = await otherTab.remove(['a']);
    store.select(['c']);
    await undoOf(removed);
    expect(store.snapshot()).toMatchObject({ items: list, selected: ['c'] });
    unsubscribe();
  });

  test('an update can change other fields in each item, and is one Undo', async () => {
    const store = await openStore(storageWith({ items: list }));
    const outcome = await store.updateEach([
      { id: 'a', patch: { price: '$1.00' } },
      { id: 'c', patch: { name: 'Cup', status: 'Draft' } },
      { id: 'gone', patch: { name: 'Gone' } },
    ]);
    expect(outcome).toMatchObject({ ok: true, changed: 2 });
    expect(store.snapshot().items).toMatchObject([{ price: '$1.00' }, list[1], { name: 'Cup', status: 'Draft' }]);
    await undoOf(outcome);
    expect(store.snapshot().items).toEqual(list);
  });

  test('the loading flag is set while an import runs', async () => {
    const storage = storageWith({ items: list });
    const store = await openStore(storage);
    const merging = store.merge([testItem({ id: 'd' })]);
    expect([store.snapshot().isLoading, stored(storage, 'items-loading')]).toEqual([true, true]);
    await merging;
    expect([store.snapshot().isLoading, stored(storage, 'items-loading')]).toEqual([false, false]);
  });
});
