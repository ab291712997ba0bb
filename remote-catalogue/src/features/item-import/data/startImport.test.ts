import type { Item } from '../../../domain/item';
import { createImportSession } from './importSession';
import type { ImportPort } from './importPort';
import { startImport } from './startImport';
import { answerCall, type Answer, type CallMessage } from './workerCalls';

const clock = () => '2025-07-18T12:00:00.000Z';
const csv = (rows: number) =>
  `ID,Name,Price\n${Array.from({ length: rows }, (_, row) => `${row},Item ${row},${row % 10 === 9 ? 'x' : '1'}`).join('\n')}`;
const fileOf = (text: string, name = 'list.csv') =>
  Object.assign(new File([text], name), { arrayBuffer: async () => new TextEncoder().encode(text).buffer });

/** A worker as the browser would run it: messages are copied both ways and answered later. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  isTerminated = false;
  isBroken = false;
  private readonly session = createImportSession((steps) => {
    for (;;) {
      const step = steps.next();
      if (step.done) return Promise.resolve(step.value);
    }
  });

  constructor() {
    super();
    FakeWorker.started.push(this);
    setTimeout(() => this.tell({ kind: 'ready' }));
  }

  postMessage(message: CallMessage) {
    if (this.isBroken) {
      this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message: 'out of memory' }));
      return;
    }
    const { id, ...call } = structuredClone(message);
    void Promise.resolve()
      .then(() => answerCall(this.session, call, (done) => this.tell({ kind: 'progress', id, done })))
      .then((result) => this.tell({ kind: 'result', id, result }))
      .catch((error: Error) => this.tell({ kind: 'error', id, message: error.message }));
  }

  terminate() {
    this.isTerminated = true;
  }

  private tell(answer: Answer) {
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
  for await (const part of port.items(mode)) items.push(...part);
  return items;
}

describe.each([
  ['in a worker', inWorker],
  ['in the page', inPage],
])('%s', (where, start) => {
  test('a file is read, previewed, paged and handed over', async () => {
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

    const first = await port.preview(read.mapping, []);
    expect(first.counts).toEqual({ fresh: 900, present: 0, bad: 100, leftOut: 0, warnings: 0 });
    expect(first.fresh).toHaveLength(50);
    expect((await port.notes('bad', 95, 50)).map(({ line }) => line)).toEqual([961, 971, 981, 991, 1001]);
    expect((await port.rows('fresh', 899, 50)).map(({ item }) => item.name)).toEqual(['Item 998']);

    const known = (await allItems(port, 'merge')).slice(0, 400);
    expect((await port.preview(read.mapping, known)).counts).toMatchObject({ fresh: 500, present: 400 });
    expect(await allItems(port, 'merge')).toHaveLength(500);
    expect((await allItems(port, 'replace')).map(({ id }) => id)).toHaveLength(900);
    expect(await port.badRowsCsv()).toContain('\r\n11,Please enter a valid price.,9,Item 9,x\r\n');
    expect(FakeWorker.started).toHaveLength(where === 'in a worker' ? 1 : 0);
    port.close();
  });

  test('another mapping gives another preview', async () => {
    const port = start();
    await port.read(fileOf('A,B,C\nCup,1,2\n'));
    expect((await port.preview(['name', 'price', null], [])).fresh[0]?.item.price).toBe('$1.00');
    expect((await port.preview(['name', null, 'price'], [])).fresh[0]?.item.price).toBe('$2.00');
    expect((await port.preview(['name', null, null], [])).mappingErrors).toEqual([
      'Choose the column that holds the price.',
    ]);
    port.close();
  });

  test('a bad file is a sentence, and calls in the wrong order an error', async () => {
    const port = start();
    await expect(port.preview([], [])).rejects.toThrow('read() must succeed before preview().');
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

  test('a closed import does nothing more', async () => {
    const port = start();
    await port.read(fileOf(csv(10)));
    port.close();
    await expect(port.preview([], [])).rejects.toThrow('The import was closed.');
    await Promise.resolve();
    expect(FakeWorker.started.every((worker) => worker.isTerminated)).toBe(true);
  });
});

test('progress is told on the way', async () => {
  const told: number[] = [];
  const port = inPage();
  await port.read(fileOf(csv(5_000)), (done) => told.push(done));
  expect(told.length).toBeGreaterThan(3);
  expect(told).toEqual([...told].sort((a, b) => a - b));
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
])('the import goes on in the page when %s', async (_fault, fault) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(globalThis, { Worker: FakeWorker, fetch: script }, fault);
  const port = startImport({ clock, url: 'https://catalogue.test/importer.worker.js' });
  expect(await port.read(fileOf(csv(10)))).toMatchObject({ ok: true, file: { rowCount: 10 } });
  expect(warn).toHaveBeenCalledWith('Importing in the page, since no worker starts.', expect.any(Error));
  port.close();
  warn.mockRestore();
});

test('a worker that fails rejects the call under way', async () => {
  const port = inWorker();
  await port.read(fileOf(csv(10)));
  for (const worker of FakeWorker.started) worker.isBroken = true;
  await expect(port.preview(['id', 'name', 'price'], [])).rejects.toThrow('The import stopped: out of memory');
  port.close();
});
