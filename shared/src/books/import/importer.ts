import { pageFormat, type PageFormat } from '@back-office/shared/format';
import { onWorkerFailure, startWorker, workerUrl } from '../../loading/blobWorker';
import { withSheets } from './sheetFiles';
import type { ImportPlan, ImportRequest, PlanOptions, ReadCache } from './planImport';

export interface ToImporter {
  readonly kind: 'plan';
  readonly request: ImportRequest;
  readonly format: PageFormat;
  /** Of its script, for a worker that reads beside it. */
  readonly url: string;
}

export type FromImporter =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: number }
  | { readonly kind: 'result'; readonly plan: ImportPlan }
  | { readonly kind: 'error'; readonly message: string };

/** Works out imports: see `planImport`. What was read of the files of the last request stays for the next. */
export interface Importer {
  plan(request: ImportRequest, options?: PlanOptions): Promise<ImportPlan>;
  /** Forgets the files, and frees their memory. */
  release(): void;
}

/**
 * Plans in a worker or, if none can start, in this page. Cancel ends the worker at once, whatever it is doing; one that has
 * answered waits for the next request.
 */
export function createImporter(url: string | undefined = workerUrl('salesImport.worker.js')): Importer {
  const cache: ReadCache = new Map();
  let waiting: Worker | undefined;
  function wait(worker: Worker | undefined) {
    waiting?.terminate();
    waiting = worker;
  }
  return {
    release() {
      wait(undefined);
      cache.clear();
    },
    async plan(given, options = {}) {
      options.signal?.throwIfAborted();
      const chosen = await withSheets(given.chosen, options.signal);
      const request = { ...given, chosen };
      const own = waiting;
      waiting = undefined;
      const worker =
        own ?? (await startWorker(url, 'The import worker could not start; importing in the page instead.'));
      if (worker) {
        // Addresses are not relative to the page in a worker that was started from a blob.
        const address = url === undefined ? '' : new URL(url, location.href).href;
        const plan = await inWorker(worker, { request, url: address }, options);
        wait(worker);
        return plan;
      }
      const { planImport } = await import('./planImport');
      return planImport(request, { ...options, cache });
    },
  };
}

function inWorker(
  worker: Worker,
  { request, url }: Pick<ToImporter, 'request' | 'url'>,
  { signal, onProgress }: PlanOptions,
): Promise<ImportPlan> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal: until } = listening;
    const fail = (error: unknown) => {
      listening.abort();
      worker.terminate();
      reject(error);
    };
    const abort = () => fail(signal?.reason);
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true, signal: until });
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<FromImporter>) => {
        if (data.kind === 'progress') onProgress?.(data.progress);
        else if (data.kind === 'error') fail(new Error(data.message));
        else if (data.kind === 'result') {
          listening.abort();
          resolve(data.plan);
        }
      },
      { signal: until },
    );
    onWorkerFailure(worker, (cause) => fail(new Error(`The import stopped: ${cause}.`)), { signal: until });
    const message: ToImporter = { kind: 'plan', request, format: pageFormat(), url };
    worker.postMessage(
      message,
      request.kept.map(({ bytes }) => bytes),
    );
  });
}
