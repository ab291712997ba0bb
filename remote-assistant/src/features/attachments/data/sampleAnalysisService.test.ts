import { samplePageFormat, setPageFormat } from '@back-office/shared/format';
import type { AttachedFile } from '../../../domain/files';
import type { AnalysisEvent } from '../../../domain/services';
import type { AnalysisMessage, SentTask } from './analysisMessages';
import { createSampleAnalysisService } from './sampleAnalysisService';

function fileOf(name: string, text: string): AttachedFile {
  return { id: '1', name, size: text.length, type: '', content: new Blob([text]), uploadedAt: 0 };
}

class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  isTerminated = false;
  readonly tasks: SentTask[] = [];
  constructor() {
    super();
    FakeWorker.started.push(this);
    setTimeout(() => this.send({ kind: 'ready' }));
  }
  postMessage(task: SentTask) {
    this.tasks.push(task);
  }
  terminate() {
    this.isTerminated = true;
  }
  send(data: AnalysisMessage) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  FakeWorker.started = [];
  Object.assign(globalThis, {
    Worker: FakeWorker,
    fetch: async () => new Response('script', { headers: { 'content-type': 'text/javascript' } }),
  });
});

afterEach(() => jest.useRealTimers());

function start(file: AttachedFile, url?: string) {
  const events: AnalysisEvent[] = [];
  const controller = new AbortController();
  const end = (async () => {
    for await (const event of createSampleAnalysisService({ url }).analyze(file, controller)) events.push(event);
  })();
  end.catch(() => undefined);
  return { events, end, controller };
}

test('without a worker the page analyzes, and it takes two seconds', async () => {
  const { events, end } = start(fileOf('a.csv', 'Item,Price\nTea,2\n'));
  await jest.advanceTimersByTimeAsync(1_950);
  expect(events.every(({ type }) => type === 'progress')).toBe(true);
  await jest.advanceTimersByTimeAsync(100);
  await end;
  expect(events.at(-1)).toMatchObject({ type: 'done', facts: { kind: 'table', rows: 1 } });
  const shares = events.flatMap((event) => (event.type === 'progress' ? [event.share] : []));
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

test('content that cannot be read ends with a failure', async () => {
  const { end } = start(fileOf('a.json', '{'));
  await jest.advanceTimersByTimeAsync(3_000);
  await expect(end).rejects.toThrow('not valid JSON');
});

test('a worker that takes longer reports its progress until it is done, then ends', async () => {
  const { events, end } = start(fileOf('a.csv', ''), 'https://remote.example/analysis.worker.js');
  await jest.advanceTimersByTimeAsync(100);
  const [worker] = FakeWorker.started;
  worker?.send({ kind: 'progress', share: 0.4 });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(events.at(-1)).toEqual({ type: 'progress', share: 0.4 });
  worker?.send({ kind: 'done', facts: { kind: 'table', format: 'CSV table', notes: [] } });
  await jest.advanceTimersByTimeAsync(100);
  await end;
  expect(events.at(-1)).toMatchObject({ type: 'done' });
  expect(worker?.isTerminated).toBe(true);
});

test('canceling ends the stream and the worker', async () => {
  const { end, controller } = start(fileOf('a.csv', ''), 'https://remote.example/analysis.worker.js');
  await jest.advanceTimersByTimeAsync(300);
  controller.abort(new Error('canceled'));
  await expect(end).rejects.toThrow('canceled');
  expect(FakeWorker.started[0]?.isTerminated).toBe(true);
});

test('the worker is told how the shop writes numbers', async () => {
  const format = { ...samplePageFormat, locale: 'de-DE', currency: 'EUR' };
  setPageFormat(format);
  const { end, controller } = start(fileOf('a.csv', ''), 'https://remote.example/analysis.worker.js');
  await jest.advanceTimersByTimeAsync(100);
  expect(FakeWorker.started[0]?.tasks).toMatchObject([{ name: 'a.csv', format }]);
  setPageFormat(samplePageFormat);
  controller.abort(new Error('canceled'));
  await expect(end).rejects.toThrow('canceled');
});
