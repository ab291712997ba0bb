import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { fakeStorage, quarantinedIn } from '../../testing/testing';
import type { StorageArea } from '../storageArea';
import { createListReader } from './listReader';
import { createLongList } from './longList';

interface Entry {
  readonly id: string;
  readonly text: string;
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && 'id' in value;
const readEntries = (list: readonly unknown[]) => ({
  entries: list.filter(isEntry),
  unreadable: list.filter((each) => !isEntry(each)),
});

const short: readonly Entry[] = ['a', 'b', 'c'].map((id) => ({ id, text: id }));
/** About five million characters: more than the key takes. */
const long: readonly Entry[] = Array.from({ length: 50 }, (_, index) => ({
  id: `long-${index}`,
  text: 'x'.repeat(100_000),
}));
/** About three million. */
const middling = long.slice(0, 30);

let count = 0;
const databaseOf = (key: string) => `back-office:list:${key}`;

interface Tab {
  readonly key?: string;
  readonly storage?: StorageArea;
  readonly isInDatabase?: boolean;
}

/** A tab that has settled. Those with the same key and storage are of one browser. */
async function openTab({ key = `list-${(count += 1)}`, storage = fakeStorage(), isInDatabase = false }: Tab = {}) {
  const options = { key, namespace: '', storage, now: () => 1, freshStart: [], readEntries, isInDatabase };
  const list = createLongList<Entry>(options);
  await list.settle();
  return { key, storage, list, stored: () => JSON.parse(storage.getItem(key) ?? 'null') as unknown };
}

type OpenTab = Awaited<ReturnType<typeof openTab>>;

const idsIn = (entries: readonly Entry[]) => entries.map(({ id }) => id);

async function recordsOf(key: string) {
  const database = await openDB(databaseOf(key));
  const hasStores = database.objectStoreNames.contains('parts');
  const parts = hasStores ? await database.getAll('parts') : [];
  database.close();
  return parts as readonly (readonly Entry[])[];
}

async function reopened({ key, storage }: OpenTab) {
  const tab = await openTab({ key, storage });
  return tab.list.read();
}

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('the place of a list', () => {
  test('a short list is under the key, and no database is opened', async () => {
    const open = jest.spyOn(indexedDB, 'open');
    const tab = await openTab();
    expect(tab.list.write(short)).toEqual({ ok: true });
    expect(tab.stored()).toEqual(short);
    expect(open).not.toHaveBeenCalled();
  });

  test('a list that is too long for the key is in the database, the key says so, and a reload reads it', async () => {
    const tab = await openTab();
    expect(await tab.list.write(long)).toEqual({ ok: true });
    expect(tab.stored()).toEqual({ database: expect.any(String), count: 50 });
    expect(idsIn(tab.list.read())).toEqual(idsIn(long));
    expect(idsIn(await reopened(tab))).toEqual(idsIn(long));
  });

  test('a list that has become short is under the key again, and the database is empty', async () => {
    const tab = await openTab();
    await tab.list.write(long);
    expect(await tab.list.write(short)).toEqual({ ok: true });
    expect(tab.stored()).toEqual(short);
    await tab.list.write(long);
    expect(idsIn(await reopened(tab))).toEqual(idsIn(long));
    await tab.list.write(short);
    await expect(recordsOf(tab.key)).resolves.toEqual([]);
  });

  test('a list that an earlier version stored under the key moves when it is opened', async () => {
    const key = 'of-before';
    const tab = await openTab({ key, storage: fakeStorage({ [key]: JSON.stringify(long) }) });
    expect(tab.stored()).toMatchObject({ count: 50 });
    expect(tab.list.read()).toEqual(long);
    expect((await recordsOf(key)).flat()).toEqual(long);
  });

  test('a list that somebody else writes under the key is the list, whatever the database has', async () => {
    const tab = await openTab();
    await tab.list.write(long);
    tab.storage.setItem(tab.key, JSON.stringify(short));
    expect(tab.list.read()).toEqual(short);
    expect(await reopened(tab)).toEqual(short);
  });

  test('a list of medium length moves if the key has no room; a shorter one is refused', async () => {
    const tab = await openTab({ storage: fakeStorage({}, 2_000_000) });
    expect(await tab.list.write(long.slice(0, 20))).toMatchObject({ ok: false, reason: 'full' });
    expect(tab.stored()).toBeNull();
    expect(await tab.list.write(middling)).toEqual({ ok: true });
    expect(idsIn(await reopened(tab))).toEqual(idsIn(middling));
  });

  test('a list of an own shop is in the database from its first entry on', async () => {
    const tab = await openTab({ isInDatabase: true });
    expect(tab.list.isRead()).toBe(true);
    await tab.list.write(short);
    expect(tab.stored()).toMatchObject({ count: 3 });
    const again = await openTab({ ...tab, isInDatabase: true });
    expect(again.list.read()).toEqual(short);
  });
});

describe('two tabs', () => {
  test('a change in one is heard in the other, which reads only the changed part again', async () => {
    const one = await openTab({ isInDatabase: true });
    await one.list.write(Array.from({ length: 2_500 }, (_, index) => ({ id: `${index}`, text: 'a' })));
    const other = await openTab({ ...one, isInDatabase: true });
    const before = other.list.read();
    const heard = new Promise<void>((resolve) => {
      const stop = other.list.subscribe(() => {
        stop();
        resolve();
      });
    });
    await one.list.refresh();
    await one.list.write(one.list.read().with(1_500, { id: '1500', text: 'b' }));
    await heard;
    const after = other.list.read();
    expect(after[1_500]).toEqual({ id: '1500', text: 'b' });
    expect([after[0] === before[0], after[2_400] === before[2_400]]).toEqual([true, true]);
  });

  test('one never overwrites what the other has written since, also without locks', async () => {
    const one = await openTab({ isInDatabase: true });
    await one.list.write(short);
    const other = await openTab({ ...one, isInDatabase: true });
    await other.list.write([...short, { id: 'd', text: 'd' }]);
    // The first tab has not read the list again, so it falls back to nothing.
    const refused = await one.list.write(short.slice(1));
    expect(refused).toMatchObject({ ok: false, reason: 'blocked' });
    expect(idsIn(await reopened(other))).toEqual(['a', 'b', 'c', 'd']);
    // Nothing of the refused list is left over.
    expect((await recordsOf(one.key)).map(idsIn)).toEqual([['a', 'b', 'c', 'd']]);
  });

  test('a list that moves back and forth between the places is never lost', async () => {
    const one = await openTab();
    const other = await openTab(one);
    for (let round = 0; round < 3; round += 1) {
      await one.list.refresh();
      await one.list.write(long);
      await other.list.refresh();
      expect(other.list.read()).toHaveLength(50);
      await other.list.write(short);
      expect(one.list.read()).toEqual(short);
    }
    await one.list.write(long);
    expect(await reopened(one)).toHaveLength(50);
  });
});

describe('without a database', () => {
  const { indexedDB: original } = globalThis;
  afterEach(() => void Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: original }));

  function takeAway() {
    const open = () => {
      throw new DOMException('Not here.', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open } });
  }

  test('a list of an own shop is under the key, and moves when there is one again', async () => {
    takeAway();
    const tab = await openTab({ isInDatabase: true });
    expect(await tab.list.write(short)).toEqual({ ok: true });
    expect(tab.stored()).toEqual(short);
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: original });
    const again = await openTab({ ...tab, isInDatabase: true });
    await again.list.write([...again.list.read(), { id: 'd', text: 'd' }]);
    expect(again.stored()).toMatchObject({ count: 4 });
  });

  test('a list that is too long for the key is refused, and the one of before stays', async () => {
    const tab = await openTab();
    tab.list.write(short);
    takeAway();
    expect(await tab.list.write(long)).toMatchObject({ ok: false, reason: 'blocked' });
    expect(tab.stored()).toEqual(short);
  });

  test('a list in the database cannot be read, and is left alone', async () => {
    const tab = await openTab();
    await tab.list.write(long);
    takeAway();
    const again = createLongList<Entry>({
      key: tab.key,
      namespace: '',
      storage: tab.storage,
      now: () => 1,
      freshStart: [],
      readEntries,
      isInDatabase: false,
    });
    expect(again.isRead()).toBe(false);
    await expect(again.settle()).rejects.toThrow('does not open');
    expect(again.isRead()).toBe(false);
    expect(tab.stored()).toMatchObject({ count: 50 });
  });

  test('a database that is deleted while its list is open is written again with the next edit', async () => {
    const tab = await openTab();
    await tab.list.write(long);
    await deleteDB(databaseOf(tab.key));
    await tab.list.refresh();
    expect(tab.list.read()).toHaveLength(50);
    expect(await tab.list.write([...tab.list.read(), { id: 'one more', text: '' }])).toEqual({ ok: true });
    expect(await reopened(tab)).toHaveLength(51);
  });

  test('a full disk refuses the list as a whole', async () => {
    const tab = await openTab();
    tab.list.write(short);
    const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    expect(await tab.list.write(long)).toMatchObject({ ok: false, reason: 'full' });
    put.mockRestore();
    expect(tab.list.read()).toEqual(short);
    expect(await reopened(tab)).toEqual(short);
  });
});

describe('a damaged list', () => {
  async function changeDatabase(
    key: string,
    change: (database: Awaited<ReturnType<typeof openDB>>) => Promise<unknown>,
  ) {
    const database = await openDB(databaseOf(key));
    await change(database);
    database.close();
  }

  test('entries that cannot be read are quarantined, and the others are kept', async () => {
    const tab = await openTab();
    await tab.list.write(long);
    await changeDatabase(tab.key, async (database) => {
      const [id = ''] = await database.getAllKeys('parts');
      await database.put('parts', [...long.slice(0, 49), { name: 'no id' }], id);
    });
    expect(await reopened(tab)).toHaveLength(49);
    expect(quarantinedIn(tab.storage)).toEqual([[tab.key, '[{"name":"no id"}]']]);
    await reopened(tab);
    expect(quarantinedIn(tab.storage)).toHaveLength(1);
  });

  test('a part that is missing is reported, and the others are kept', async () => {
    const tab = await openTab({ isInDatabase: true });
    await tab.list.write(Array.from({ length: 2_500 }, (_, index) => ({ id: `${index}`, text: '' })));
    await changeDatabase(tab.key, async (database) => {
      const [id = ''] = await database.getAllKeys('parts');
      await database.delete('parts', id);
    });
    expect([1_500, 2_000]).toContain((await reopened(tab)).length);
    expect(quarantinedIn(tab.storage)).toEqual([
      [tab.key, expect.stringMatching(/^\[\{"missing":".*","entries":\d+\}\]$/)],
    ]);
  });

  test('without the record of its parts the list is put together from all parts', async () => {
    const tab = await openTab();
    await tab.list.write(long);
    await changeDatabase(tab.key, (database) => database.put('lists', 'damaged', 'current'));
    expect(await reopened(tab)).toEqual(long);
  });

  test('a database that was deleted is reported', async () => {
    const tab = await openTab();
    await tab.list.write(long);
    await deleteDB(databaseOf(tab.key));
    expect(await reopened(tab)).toEqual([]);
    expect(quarantinedIn(tab.storage)).toEqual([[tab.key, expect.stringContaining('missing')]]);
  });
});

test('entries that an Undo has put beside the list in the database become part of it', async () => {
  const tab = await openTab();
  await tab.list.write(long);
  const place = JSON.parse(tab.storage.getItem(tab.key) ?? '') as object;
  const added = [{ id: 'a', text: 'a' }, long[0]];
  tab.storage.setItem(tab.key, JSON.stringify({ ...place, added }));
  expect(idsIn(tab.list.read())).toEqual([...idsIn(long), 'a']);
  expect(await reopened(tab)).toHaveLength(51);
  expect(tab.stored()).toEqual({ database: expect.any(String), count: 51 });
});

test('a reader finds the list in both places, and gives the same list until it changes', async () => {
  const tab = await openTab();
  const read = createListReader({ key: tab.key, storage: () => tab.storage });
  expect(read()).toBeNull();
  tab.list.write(short);
  expect(read()).toEqual(short);
  expect(read()).toBe(read());
  await tab.list.write(long);
  const first = await read();
  expect(first).toEqual(long);
  expect(await read()).toBe(first);
  tab.list.write(short);
  expect(read()).toEqual(short);
  tab.storage.setItem(tab.key, '{oops');
  expect(read()).toEqual([]);
});
