import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { columnsOfRows } from '../../ledger/columns/columnsOfRows';
import { createLedger } from '../../ledger/sample/createLedger';
import { encodeMonth, monthsOf } from './encodeMonth';
import { monthParts } from './month';
import { removeShop } from '../shopData';
import { shopDatabaseName } from './shopDatabase';
import { DamagedRecordError } from './shopErrors';
import { createShopStore, type ShopStore } from './shopStore';

let shops = 0;
const stores: ShopStore[] = [];
const shopId = () => `test-${shops}`;
const databaseName = () => shopDatabaseName(shopId());

/** Every call is another tab. */
function openTab(): ShopStore {
  const store = createShopStore(shopId());
  stores.push(store);
  return store;
}

const columnsOf = (month: string) => columnsOfRows(createLedger().rowsOf({ from: `${month}-01`, to: `${month}-28` }));
const months = (...names: readonly string[]) => new Map(names.map((month) => [month, columnsOf(month)]));
const monthNames = async (store: ShopStore) => (await store.manifest()).months.map(({ month }) => month);
const textOf = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

beforeEach(() => {
  shops += 1;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  jest.restoreAllMocks();
});

test('a commit replaces the months, files and facts that it names, and other tabs see it', async () => {
  const [here, there] = [openTab(), openTab()];
  const heard = new Promise<void>((resolve) => there.subscribe(resolve));
  const info = { name: 'june.csv' };
  expect(
    await here.commit({
      months: months('2025-06', '2025-07'),
      files: { put: [['f1', { info, content: bytesOf('rows') }]] },
      facts: { unknown: { taxes: 'Your files do not hold taxes.' }, feeRules: {} },
    }),
  ).toEqual({ ok: true, generation: 1, storage: 'saved' });
  await heard;
  const manifest = await there.manifest();
  expect(manifest.months.map(({ month, counts }) => [month, counts.transactions])).toEqual([
    ['2025-06', columnsOf('2025-06').length],
    ['2025-07', columnsOf('2025-07').length],
  ]);
  expect(manifest.facts.unknown).toEqual({ taxes: 'Your files do not hold taxes.' });
  const [file] = manifest.files;
  expect(file?.info).toEqual(info);
  expect(file && textOf(await there.record(file.record))).toBe('rows');

  expect(await there.commit({ months: new Map([['2025-06', undefined]]), files: { remove: ['f1'] } })).toMatchObject({
    generation: 2,
  });
  expect(await monthNames(here)).toEqual(['2025-07']);
  expect((await here.manifest()).files).toEqual([]);
  const database = await openDB(databaseName());
  expect(await database.getAllKeys('records')).toHaveLength(monthParts.length);
  database.close();
});

test('tabs that write at once keep the changes of each other', async () => {
  const tabs = Array.from({ length: 4 }, openTab);
  const names = ['2025-01', '2025-02', '2025-03', '2025-04'];
  const results = await Promise.all(tabs.map((tab, nth) => tab.commit({ months: months(names[nth] ?? '') })));
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  expect(await monthNames(openTab())).toEqual(names);
});

test('a change of a state that is no longer the present one is refused', async () => {
  const [here, there] = [openTab(), openTab()];
  await there.commit({ months: months('2025-01') });
  expect(await here.commit({ basedOn: 0, months: months('2025-02') })).toMatchObject({ reason: 'outdated' });
  expect(await monthNames(here)).toEqual(['2025-01']);
});

test('a full disk refuses the whole change and says so', async () => {
  const here = openTab();
  await here.commit({ months: months('2025-01') });
  const original = IDBObjectStore.prototype.put;
  let puts = 0;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    puts += 1;
    if (puts === 3) throw new DOMException('The disk is full.', 'QuotaExceededError');
    return original.apply(this, args);
  });
  const refused = await here.commit({ months: months('2025-01', '2025-02') });
  expect(refused).toMatchObject({ ok: false, reason: 'full', message: expect.stringContaining('nothing was stored') });
  jest.restoreAllMocks();
  expect((await openTab().manifest()).generation).toBe(1);
  expect(await monthNames(here)).toEqual(['2025-01']);
});

test.each([1, 3, 9])('a commit that is aborted at its write %i changes nothing', async (last) => {
  const here = openTab();
  await here.commit({ months: months('2025-01') });
  const controller = new AbortController();
  const original = IDBObjectStore.prototype.put;
  let puts = 0;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    puts += 1;
    const request = original.apply(this, args);
    if (puts === last) controller.abort(new Error('stopped'));
    return request;
  });
  const { signal } = controller;
  await expect(here.commit({ months: months('2025-01', '2025-02') }, { signal })).rejects.toThrow('stopped');
  jest.restoreAllMocks();
  expect((await openTab().manifest()).generation).toBe(1);
  expect(await here.commit({ months: months('2025-02') })).toMatchObject({ ok: true, generation: 2 });
  expect(await monthNames(here)).toEqual(['2025-01', '2025-02']);
});

test('a commit that is aborted once it is done stays', async () => {
  const here = openTab();
  const controller = new AbortController();
  expect(await here.commit({ months: months('2025-01') }, controller)).toMatchObject({ ok: true });
  controller.abort();
  expect(await monthNames(here)).toEqual(['2025-01']);
});

test('sums that would not be exact are refused, over all months too', async () => {
  const here = openTab();
  const large = columnsOf('2025-01');
  large.amounts.tips[0] = 2 ** 52;
  const more = columnsOf('2025-02');
  more.amounts.tips[0] = 2 ** 52 + 2;
  expect(await here.commit({ months: new Map([['2025-01', large]]) })).toMatchObject({ ok: true });
  expect(await here.commit({ months: new Map([['2025-02', more]]) })).toMatchObject({ reason: 'unstorable' });
  expect(await monthNames(here)).toEqual(['2025-01']);
});

test('flipped bits of any record, cut ones and missing ones are found', async () => {
  const here = openTab();
  await here.commit({ months: months('2025-01'), files: { put: [['f', { info: null, content: bytesOf('abc') }]] } });
  const { months: entries, files } = await here.manifest();
  const records = [...entries.flatMap((entry) => Object.values(entry.records)), ...files.map((file) => file.record)];
  const database = await openDB(databaseName());
  for (const [nth, record] of records.entries()) {
    const bytes = (await database.get('records', record.key)) as ArrayBuffer;
    const place = (nth * 7919) % bytes.byteLength;
    const flipped = Uint8Array.from(new Uint8Array(bytes), (byte, index) => (index === place ? byte ^ 4 : byte));
    await database.put('records', flipped.buffer, record.key);
    const error = await here.record(record).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DamagedRecordError);
    expect((error as DamagedRecordError).bytes?.byteLength).toBe(bytes.byteLength);
    await database.put('records', bytes.slice(1), record.key);
    await expect(here.record(record)).rejects.toThrow('not complete');
    await database.delete('records', record.key);
    await expect(here.record(record)).rejects.toThrow('missing');
  }
  database.close();
});

test.each([
  ['is damaged', (stored: object) => ({ ...stored, text: '{"generation":1,"months":[]}' }), 'damaged'],
  ['is something else', () => 'abc', 'damaged'],
  ['is newer', (stored: object) => ({ ...stored, schema: 2 }), 'newer'],
])('a manifest that %s is told, and nothing is written over it', async (_, change, reason) => {
  await openTab().commit({ months: months('2025-01') });
  const database = await openDB(databaseName());
  const spoiled = change((await database.get('manifest', 'manifest')) as object);
  await database.put('manifest', spoiled, 'manifest');
  const here = openTab();
  await expect(here.manifest()).rejects.toMatchObject({ name: 'ManifestError', reason });
  expect(await here.commit({ months: months('2025-02') })).toMatchObject({ ok: false, reason });
  expect(await database.get('manifest', 'manifest')).toEqual(spoiled);
  database.close();
});

describe('a database that goes away', () => {
  test('by a deletion comes back with everything', async () => {
    const here = openTab();
    await here.commit({ months: months('2025-01', '2025-02') });
    await deleteDB(databaseName());
    expect(await monthNames(here)).toEqual(['2025-01', '2025-02']);
    expect(await here.commit({ months: months('2025-03') })).toMatchObject({ ok: true, storage: 'saved' });
    const [entry] = (await openTab().manifest()).months;
    expect(entry && (await openTab().record(entry.records.lines)).byteLength).toBe(entry?.records.lines.bytes);
  });

  test('for a while leaves the shop in memory, and what is committed meanwhile is stored later', async () => {
    const here = openTab();
    await here.commit({ months: months('2025-01') });
    const other = await openDB(databaseName());
    const deleted = deleteDB(databaseName());
    const lost = new Promise<void>((resolve) => here.subscribe(resolve));
    await lost;
    expect(await here.storage()).toBe('memory');
    expect(await here.commit({ months: months('2025-02') })).toMatchObject({ ok: true, storage: 'memory' });
    expect(await monthNames(here)).toEqual(['2025-01', '2025-02']);
    const isBack = new Promise<void>((resolve) => here.subscribe(resolve));
    other.close();
    await deleted;
    await isBack;
    expect(await here.storage()).toBe('saved');
    expect(await monthNames(openTab())).toEqual(['2025-01', '2025-02']);
  });

  test('by force of the browser is opened again', async () => {
    const open = jest.spyOn(indexedDB, 'open');
    const here = openTab();
    await here.commit({ months: months('2025-01') });
    forceCloseDatabase(open.mock.results[0]?.value.result);
    expect(await here.commit({ months: months('2025-02') })).toMatchObject({ ok: true, storage: 'saved' });
    expect(await monthNames(openTab())).toEqual(['2025-01', '2025-02']);
  });
});

test('without any database the shop lives in memory, and joins the stored one when there is one', async () => {
  await openTab().commit({ months: months('2025-01') });
  const refusal = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not allowed', 'SecurityError');
  });
  const here = openTab();
  expect(await here.storage()).toBe('memory');
  expect(await here.commit({ months: months('2025-02') })).toMatchObject({ ok: true, storage: 'memory' });
  expect(await monthNames(here)).toEqual(['2025-02']);
  refusal.mockRestore();
  const isBack = new Promise<void>((resolve) => here.subscribe(resolve));
  here.retry();
  await isBack;
  expect(await monthNames(here)).toEqual(['2025-01', '2025-02']);
});

test('a deleted shop stays deleted, also in open tabs', async () => {
  const here = openTab();
  await here.commit({ months: months('2025-01') });
  const heard = new Promise<void>((resolve) => here.subscribe(resolve));
  expect(await removeShop(shopId())).toEqual({ ok: true });
  await heard;
  expect(await here.commit({ months: months('2025-02') })).toMatchObject({ ok: false, reason: 'removed' });
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseName());
});

test('a file that is longer than what browsers store as one value is stored in parts, and leaves none behind', async () => {
  const store = openTab();
  const length = 65 * 1024 * 1024;
  const content = new Uint8Array(length);
  for (let at = 0; at < length; at += 999_983) content[at] = at % 251;
  const info = { name: 'long.csv' };
  expect(await store.commit({ files: { put: [['f1', { info, content: content.buffer }]] } })).toMatchObject({
    ok: true,
  });

  const database = await openDB(databaseName());
  const stored = await database.getAll('records');
  expect(stored.every((value) => !(value instanceof ArrayBuffer) || value.byteLength <= 64 * 1024 * 1024)).toBe(true);
  const [file] = (await store.manifest()).files;
  if (!file) throw new Error('The file is not listed.');
  expect(Buffer.compare(new Uint8Array(await store.record(file.record)), content)).toBe(0);
  const salvaged = await store.salvage();
  expect(salvaged.map(({ bytes }) => bytes.byteLength)).toEqual([expect.any(Number), length]);

  await database.delete('records', `${file.record.key}#1`);
  await expect(store.record(file.record)).rejects.toThrow('It is not complete.');
  await store.commit({ files: { remove: ['f1'] } });
  expect(await database.getAllKeys('records')).toEqual([]);
  database.close();
});

test('a month that was laid out elsewhere is stored as it is', async () => {
  const here = openTab();
  const [[month, columns] = []] = monthsOf(columnsOf('2025-01'));
  if (!month || !columns) throw new Error('The sample has no transactions.');
  expect(await here.commit({ months: [[month, encodeMonth(month, columns)]] })).toMatchObject({ ok: true });
  expect(await here.commit({ months: [['2025-05', encodeMonth(month, columns)]] })).toMatchObject({
    reason: 'unstorable',
  });
});
