import { pageFormat, type PageFormat } from '@back-office/shared/format';
import { onWorkerFailure, startBlobWorker } from '../../loading/blobWorker';
import { withSheets } from './sheetFiles';
import type { ImportPlan, ImportRequest, PlanOptions, ReadCache } from './planImport';

/** Set by webpack to the folder from which this app was loaded; missing in tests. */
declare const __webpack_public_path__: string | undefined;

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

/** The worker's bundle, built next to the entry of the host; undefined if the code is not bundled. */
function importWorkerUrl(): string | undefined {
  if (typeof __webpack_public_path__ === 'undefined') return undefined;
  return `${__webpack_public_path__}salesImport.worker.js`;
}

/**
 * Plans in a worker or, if none can start, in this page. Cancel ends the worker at once, whatever it is doing; one that has
 * answered waits for the next request.
 */
export function createImporter(url: string | undefined = importWorkerUrl()): Importer {
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
      const worker = own ?? (url === undefined ? undefined : await startOrExplain(url));
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

async function startOrExplain(url: string): Promise<Worker | undefined> {
  try {
    return await startBlobWorker(url);
  } catch (error) {
    console.warn('The import worker could not start; importing in the page instead.', error);
    return undefined;
  }
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
