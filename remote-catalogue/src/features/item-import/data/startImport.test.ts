import { pageFormat, samplePageFormat, setPageFormat, type PageFormat } from '@back-office/shared/format';
import type { Item } from '../../../domain/item';
import type { NewMovement, StockMovement } from '../../../domain/stockMovements';
import type { ImportPort } from './importPort';
import { answerMessage, createImportSession, type Answer, type CallMessage } from './importSession';
import { startImport } from './startImport';

const clock = () => '2025-07-18T12:00:00.000Z';
const csv = (rows: number) =>
  `ID,Name,Price\n${Array.from({ length: rows }, (_, row) => `${row},Item ${row},${row % 10 === 9 ? 'x' : '1'}`).join('\n')}`;
const fileOf = (text: string, name = 'list.csv') =>
  Object.assign(new File([text], name), { arrayBuffer: async () => new TextEncoder().encode(text).buffer });

/** Like a real worker, it copies messages both ways, answers them later, and has a page format of its own. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  isTerminated = false;
  isBroken = false;
  private format: PageFormat = samplePageFormat;
  private readonly session = createImportSession((steps) => {
    for (;;) {
      const step = steps.next();
      if (step.done) return Promise.resolve(step.value);
    }
  });

  constructor() {
    super();
    FakeWorker.started.push(this);
    setTimeout(() => this.send({ kind: 'ready' }));
  }

  postMessage(message: CallMessage) {
    if (this.isBroken) {
      this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message: 'out of memory' }));
      return;
    }
    const { id, ...call } = structuredClone(message);
    const onProgress = (progress: number) => this.send({ kind: 'progress', id, progress });
    void Promise.resolve()
      .then(() => this.inOwnFormat(() => answerMessage(this.session, { id, ...call }, onProgress)))
      .then((result) => this.send({ kind: 'result', id, result }))
      .catch((error: Error) => this.send({ kind: 'error', id, message: error.message }));
  }

  terminate() {
    this.isTerminated = true;
  }

  private inOwnFormat<Result>(work: () => Result): Result {
    const ofPage = pageFormat();
    setPageFormat(this.format);
    try {
      return work();
    } finally {
      this.format = pageFormat();
      setPageFormat(ofPage);
    }
  }

  private send(answer: Answer) {
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(answer) }));
  }
}

function RefusedWorker() {
  throw new Error('refused');
}

const script = () =>
  Promise.resolve(new Response('worker', { headers: { 'content-type': 'text/javascript; charset=utf-8' } }));
const globals = { Worker: globalThis.Worker, fetch: globalThis.fetch };

beforeEach(() => {
  FakeWorker.started = [];
  URL.createObjectURL = () => 'blob:worker';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => void Object.assign(globalThis, globals));

const inWorker = () => {
  Object.assign(globalThis, { Worker: FakeWorker, fetch: script });
  return startImport({ clock, url: 'https://catalogue.test/importer.worker.js' });
};
const inPage = () => startImport({ clock });

async function allItems(port: ImportPort, mode: 'merge' | 'replace') {
  const items: Item[] = [];
  for await (const batch of port.items(mode)) items.push(...batch);
  return items;
}

describe.each([
  ['in a worker', inWorker],
  ['in the page', inPage],
])('%s', (where, start) => {
  test('a file is read and previewed, and its rows and items are fetched', async () => {
    const port = start();
    const read = await port.read(fileOf(csv(1_000)));
    expect(read).toMatchObject({
      ok: true,
      file: { rowCount: 1_000, header: ['ID', 'Name', 'Price'], encoding: 'UTF-8' },
      mapping: ['id', 'name', 'price'],
    });
    if (!read.ok) return;
    expect(read.file.examples).toHaveLength(3);
    expect(read.file).not.toHaveProperty('rows');

    const first = await port.preview(read, []);
    expect(first.counts).toEqual({ added: 900, present: 0, bad: 100, skipped: 0, warnings: 0, updates: 0 });
    expect(first.added).toHaveLength(50);
    expect((await port.notes('bad', 95, 50)).map(({ line }) => line)).toEqual([961, 971, 981, 991, 1001]);
    expect((await port.rows('added', 899, 50)).map(({ item }) => item.name)).toEqual(['Item 998']);

    const known = (await allItems(port, 'merge')).slice(0, 400);
    expect((await port.preview(read, known)).counts).toMatchObject({ added: 500, present: 400 });
    expect(await allItems(port, 'merge')).toHaveLength(500);
    expect((await allItems(port, 'replace')).map(({ id }) => id)).toHaveLength(900);
    expect(await port.badRowsCsv()).toContain('\r\n11,Please enter a valid price.,9,Item 9,x\r\n');
    expect(FakeWorker.started).toHaveLength(where === 'in a worker' ? 1 : 0);
    port.close();
  });

  test('where stock is told, in batches, and an import counts what is elsewhere', async () => {
    const port = start();
    const rows = Array.from({ length: 1_200 }, (_, at) => `${at},Item ${at},1,5,2`);
    const read = await port.read(
      fileOf(['ID,Name,Price,Current Quantity Main Store,Current Quantity Online', ...rows].join('\n')),
    );
    if (!read.ok) throw new Error(read.message);
    const movements = rows.slice(0, 1_100).map((_, at): StockMovement => ({
      ...{ id: `m${at}`, at: clock(), kind: 'receive', itemId: String(at), variationId: '' },
      ...{ location: 'Online', change: 2 },
    }));
    await port.setStock(movements, undefined);
    await port.preview(read, []);
    const counted: NewMovement[] = [];
    for await (const batch of port.entries('merge')) counted.push(...batch);
    expect(counted.map(({ itemId, location, change }) => [itemId, location, change])).toEqual(
      rows.slice(1_100).map((_, at) => [String(1_100 + at), 'Online', 2]),
    );
    await port.setStock([], undefined);
    await port.preview(read, []);
    const first = await port.entries('replace').next();
    expect(first.value).toHaveLength(500);
    port.close();
  });

  test('changing the mapping changes the preview', async () => {
    const port = start();
    await port.read(fileOf('A,B,C\nCup,1,2\n'));
    expect((await port.preview({ mapping: ['name', 'price', null] }, [])).added[0]?.item.price).toBe('$1.00');
    expect((await port.preview({ mapping: ['name', null, 'price'] }, [])).added[0]?.item.price).toBe('$2.00');
    expect((await port.preview({ mapping: ['name', null, null] }, [])).mappingErrors).toEqual([
      'Choose the column that holds the price.',
    ]);
    port.close();
  });

  test.each([
    ['EUR', 'EUR 12.50', 'EUR 7.00'],
    ['JPY', 'JPY 13', 'JPY 7'],
    ['KWD', 'KWD 12.500', 'KWD 7.000'],
  ])('prices of a shop in %s are in it', async (currency, first, second) => {
    setPageFormat({ ...samplePageFormat, currency });
    const port = start();
    const read = await port.read(fileOf('Name,Price\nCup,12.5\nTea,7\n'));
    if (!read.ok) throw new Error(read.message);
    const { added } = await port.preview(read, []);
    expect(added.map(({ item }) => item.price)).toEqual([first, second]);
    port.close();
    setPageFormat(samplePageFormat);
  });

  test('a bad file returns a message, and calls in the wrong order throw', async () => {
    const port = start();
    await expect(port.preview({ mapping: [] }, [])).rejects.toThrow('read() must succeed before preview().');
    expect(await port.read(fileOf(''))).toEqual({ ok: false, message: 'This file is empty.' });
    const large = Object.assign(fileOf('x', 'big.csv'), {});
    Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 + 1 });
    expect(await port.read(large)).toEqual({
      ok: false,
      message: 'File "big.csv" is too large. Maximum size is 50MB.',
    });
    const gone = Object.assign(new File(['x'], 'gone.csv'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    expect(await port.read(gone)).toMatchObject({ ok: false, message: expect.stringContaining('could not be read') });
    port.close();
  });

  test('after close, calls are rejected and the worker is terminated', async () => {
    const port = start();
    await port.read(fileOf(csv(10)));
    port.close();
    await expect(port.preview({ mapping: [] }, [])).rejects.toThrow('The import was closed.');
    await Promise.resolve();
    expect(FakeWorker.started.every((worker) => worker.isTerminated)).toBe(true);
  });
});

test('progress is reported in rising steps', async () => {
  const reported: number[] = [];
  const port = inPage();
  await port.read(fileOf(csv(5_000)), (progress) => reported.push(progress));
  expect(reported.length).toBeGreaterThan(3);
  expect(reported).toEqual([...reported].sort((a, b) => a - b));
  port.close();
});

test.each([
  ['the script is missing', { fetch: () => Promise.resolve(new Response('no', { status: 404 })) }],
  [
    'the script is a page',
    { fetch: () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } })) },
  ],
  ['the network fails', { fetch: () => Promise.reject(new TypeError('offline')) }],
  ['a policy forbids workers', { Worker: RefusedWorker }],
])('the import runs in the page when %s', async (_fault, fault) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(globalThis, { Worker: FakeWorker, fetch: script }, fault);
  const port = startImport({ clock, url: 'https://catalogue.test/importer.worker.js' });
  expect(await port.read(fileOf(csv(10)))).toMatchObject({ ok: true, file: { rowCount: 10 } });
  expect(warn).toHaveBeenCalledWith(
    'The import worker could not start; importing in the page instead.',
    expect.any(Error),
  );
  port.close();
  warn.mockRestore();
});

test('a worker that fails rejects the pending call', async () => {
  const port = inWorker();
  await port.read(fileOf(csv(10)));
  for (const worker of FakeWorker.started) worker.isBroken = true;
  await expect(port.preview({ mapping: ['id', 'name', 'price'] }, [])).rejects.toThrow(
    'The import stopped: out of memory',
  );
  port.close();
});
