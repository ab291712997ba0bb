import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { columnsOfRows } from '../../ledger/columns/columnsOfRows';
import { createLedger } from '../../ledger/sample/createLedger';
import { partNames } from '../backup/backupFormat';
import { partsOfShop } from '../backup/shopParts';
import { sampleShop, type Shop } from '../shopRecord';
import { monthsOf } from './encodeMonth';
import { openShopLedger, type ShopLedger } from './openShopLedger';
import { manifestKey, shopDatabaseName } from './shopDatabase';
import { serveShopHost, type FromHost, type ToHost } from './shopHost';

/** Like a real worker, it copies messages both ways and answers them later. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  isTerminated = false;
  private readonly answer = serveShopHost((message) => this.send(message));

  constructor() {
    super();
    FakeWorker.started.push(this);
    setTimeout(() => this.send({ kind: 'ready' }));
  }

  postMessage(message: ToHost) {
    this.answer(structuredClone(message));
  }

  terminate() {
    this.isTerminated = true;
  }

  private send(message: FromHost) {
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
  }
}

function RefusedWorker() {
  throw new Error('refused');
}

const globals = { Worker: globalThis.Worker, fetch: globalThis.fetch };
const script = () =>
  Promise.resolve(new Response('worker', { headers: { 'content-type': 'text/javascript; charset=utf-8' } }));
const opened: ShopLedger[] = [];
let shops = 0;

async function open(workers: Partial<typeof globalThis> | { Worker: unknown }) {
  Object.assign(globalThis, { fetch: script }, workers);
  shops += 1;
  const ledger = await openShopLedger(
    {
      id: `client-${shops}`,
      name: 'Corner Bakery',
      currency: { code: 'USD', decimals: 2 },
      timeZone: 'Europe/Berlin',
      dayStart: 0,
    },
    { now: () => ({ day: '2030-01-01', minute: 0 }), workerUrl: 'https://host.test/shopLedger.worker.js' },
  );
  opened.push(ledger);
  return ledger;
}

const june = { from: '2025-06-01', to: '2025-06-30' };
const rows = createLedger().rowsOf(june);
const question = { range: june, filters: [], measures: ['net-sales'] } as const;

beforeEach(() => {
  FakeWorker.started = [];
  URL.createObjectURL = () => 'blob:worker';
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const ledger of opened.splice(0)) ledger.close();
  Object.assign(globalThis, globals);
  jest.restoreAllMocks();
});

test.each([
  ['in a worker', FakeWorker, 1],
  ['in the page if workers are refused', RefusedWorker, 0],
])('a shop is written and read %s', async (_, worker, started) => {
  const ledger = await open({ Worker: worker });
  expect(FakeWorker.started).toHaveLength(started);
  expect(await ledger.commit({ months: monthsOf(columnsOfRows(rows)) })).toMatchObject({ ok: true, generation: 1 });
  expect(ledger.version).toBe('1');
  expect((await ledger.figures(question)).total.transactions).toBe(rows.length);
  const [entry] = (await ledger.manifest()).months;
  expect(entry && (await ledger.record(entry.records.ids)).byteLength).toBe(entry?.records.ids.bytes);
  const fraction = columnsOfRows(rows);
  fraction.amounts.tips[0] = 0.5;
  expect(await ledger.commit({ months: monthsOf(fraction) })).toMatchObject({ ok: false, reason: 'unstorable' });
});

test('a backup through the worker keeps damaged sales as they are and tells of them', async () => {
  const ledger = await open({ Worker: FakeWorker });
  await ledger.commit({ months: monthsOf(columnsOfRows(rows)) });
  const [entry] = (await ledger.manifest()).months;
  if (!entry) throw new Error('Nothing was stored.');
  const { ids, lines } = entry.records;
  const database = await openDB(shopDatabaseName(`client-${shops}`));
  await database.put('records', new Uint8Array(9).buffer, ids.key);
  await database.delete('records', lines.key);
  const backUp = async () => {
    const problems: string[] = [];
    const parts = new Map<string, number>();
    const shop: Shop = { ...sampleShop, id: `client-${shops}`, name: 'Corner Bakery', source: 'browser' };
    const options = { owners: [], locks: undefined, store: ledger, onProblem: (text: string) => problems.push(text) };
    for await (const { name, bytes } of partsOfShop(shop, options)) parts.set(name, bytes.length);
    return { problems, parts };
  };
  const damaged = await backUp();
  expect(damaged.problems).toEqual(Array(2).fill('Some sales of Corner Bakery are damaged.'));
  expect(damaged.parts.get(partNames.record(ids.key))).toBe(9);
  expect(damaged.parts.has(partNames.record(lines.key))).toBe(false);
  expect(damaged.parts.size).toBe(4);

  await database.put('manifest', { schema: 1 }, manifestKey);
  database.close();
  expect(await backUp()).toEqual({
    problems: [expect.stringContaining('The sales of Corner Bakery are not in the backup.')],
    parts: new Map(),
  });
});

test('a question that is no longer needed is given up in the worker too', async () => {
  const ledger = await open({ Worker: FakeWorker });
  await ledger.commit({ months: monthsOf(columnsOfRows(rows)) });
  const controller = new AbortController();
  const answer = ledger.figures(question, { signal: controller.signal });
  controller.abort(new Error('left the screen'));
  await expect(answer).rejects.toThrow('left the screen');
  expect((await ledger.figures(question)).total.transactions).toBe(rows.length);
});

test('a commit that is aborted ends when the worker has stopped it, and stays if it was too late', async () => {
  const ledger = await open({ Worker: FakeWorker });
  const controller = new AbortController();
  const committed = ledger.commit({ months: monthsOf(columnsOfRows(rows)) }, controller);
  controller.abort(new Error('stopped'));
  await expect(committed).rejects.toThrow('stopped');
  expect((await ledger.manifest()).generation).toBe(0);

  const late = new AbortController();
  const [worker] = FakeWorker.started;
  worker?.addEventListener('message', () => late.abort(), { once: true });
  const result = await ledger.commit({ months: monthsOf(columnsOfRows(rows)) }, late);
  expect(late.signal.aborted).toBe(true);
  expect(result).toMatchObject({ ok: true, generation: 1 });
});

test('a worker that fails rejects what waits for it, in words', async () => {
  const ledger = await open({ Worker: FakeWorker });
  const [worker] = FakeWorker.started;
  const answer = ledger.figures(question);
  worker?.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message: 'out of memory' }));
  await expect(answer).rejects.toThrow('The figures of the shop stopped: out of memory');
  expect(worker?.isTerminated).toBe(true);
});

test('an answer that is too large to be received ends the shop in words, instead of never coming', async () => {
  const ledger = await open({ Worker: FakeWorker });
  const [worker] = FakeWorker.started;
  const answer = ledger.figures(question);
  worker?.dispatchEvent(new MessageEvent('messageerror'));
  await expect(answer).rejects.toThrow('The figures of the shop stopped: the result is too large for this device');
});

test('closing a shop ends its worker', async () => {
  const ledger = await open({ Worker: FakeWorker });
  ledger.close();
  expect(FakeWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true]);
});
