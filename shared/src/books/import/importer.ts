import { pageFormat, type PageFormat } from '@back-office/shared/format';
import { startBlobWorker } from '../../loading/blobWorker';
import { withSheets } from './sheetFiles';
import type { ImportPlan, ImportRequest, PlanOptions } from './planImport';

/** Set by webpack to the folder from which this app was loaded; missing in tests. */
declare const __webpack_public_path__: string | undefined;

export interface ToImporter {
  readonly request: ImportRequest;
  readonly format: PageFormat;
}

export type FromImporter =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly progress: number }
  | { readonly kind: 'result'; readonly plan: ImportPlan }
  | { readonly kind: 'error'; readonly message: string };

/** Works out imports: see `planImport`. Only the last request is answered; an earlier one is aborted. */
export interface Importer {
  plan(request: ImportRequest, options?: PlanOptions): Promise<ImportPlan>;
}

/** The worker's bundle, built next to the entry of the host; undefined if the code is not bundled. */
function importWorkerUrl(): string | undefined {
  if (typeof __webpack_public_path__ === 'undefined') return undefined;
  return `${__webpack_public_path__}salesImport.worker.js`;
}

/**
 * Plans in a worker or, if none can start, in this page. Each request has a worker of its own, so that Cancel ends it at
 * once whatever it is doing, and its memory is free afterwards.
 */
export function createImporter(url: string | undefined = importWorkerUrl()): Importer {
  return {
    async plan(given, options = {}) {
      options.signal?.throwIfAborted();
      const chosen = await withSheets(given.chosen, options.signal);
      const request = { ...given, chosen };
      const worker = url === undefined ? undefined : await startOrExplain(url);
      if (worker) return inWorker(worker, request, options);
      const { planImport } = await import('./planImport');
      return planImport(request, options);
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

function inWorker(worker: Worker, request: ImportRequest, { signal, onProgress }: PlanOptions): Promise<ImportPlan> {
  return new Promise((resolve, reject) => {
    const end = () => {
      worker.terminate();
      signal?.removeEventListener('abort', abort);
    };
    const fail = (error: unknown) => {
      end();
      reject(error);
    };
    const abort = () => fail(signal?.reason);
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<FromImporter>) => {
      if (data.kind === 'progress') onProgress?.(data.progress);
      else if (data.kind === 'error') fail(new Error(data.message));
      else if (data.kind === 'result') {
        end();
        resolve(data.plan);
      }
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail(new Error(event.message || 'The worker failed, perhaps because the files are too large for this device.'));
    });
    const message: ToImporter = { request, format: pageFormat() };
    worker.postMessage(
      message,
      request.kept.map(({ bytes }) => bytes),
    );
  });
}
