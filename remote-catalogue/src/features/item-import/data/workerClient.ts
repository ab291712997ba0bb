import type { OnProgress } from './importPort';
import type { Answer, SessionClient } from './importSession';

/** Set by webpack to the folder from which this remote was loaded; missing in tests. */
declare const __webpack_public_path__: string | undefined;

/** The worker's bundle, built next to `remoteEntry.js`; undefined if the code is not bundled. */
export function workerUrl(): string | undefined {
  if (typeof __webpack_public_path__ === 'undefined') return undefined;
  return `${__webpack_public_path__}importer.worker.js`;
}

interface Pending {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: OnProgress | undefined;
}

/** Starts a worker with a session in it. Rejects if that is impossible. */
export async function startWorkerClient(url: string): Promise<SessionClient> {
  return createWorkerClient(await startBlobWorker(url));
}

function createWorkerClient(worker: Worker): SessionClient {
  const pending = new Map<number, Pending>();
  let count = 0;

  const rejectAll = (message: string) => {
    for (const { reject } of pending.values()) reject(new Error(message));
    pending.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.kind === 'ready') return;
    const call = pending.get(data.id);
    if (data.kind === 'progress') return call?.onProgress?.(data.progress);
    pending.delete(data.id);
    if (data.kind === 'error') call?.reject(new Error(data.message));
    else call?.resolve(data.result as never);
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    rejectAll(`The import stopped: ${event.message || 'its worker failed'}`);
  });

  return {
    call(method, args, onProgress, transfer = []) {
      const id = (count += 1);
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject, onProgress });
        worker.postMessage({ id, method, args }, transfer);
      });
    },
    close() {
      worker.terminate();
      rejectAll('The import was closed.');
    },
  };
}

/** Milliseconds that fetching the script may take, and then until the worker is ready. */
const deadline = 5_000;

/**
 * Starts a worker from a script of another origin. Browsers do not allow `new Worker` for those, so the script is fetched
 * as text and started from a blob (`worker-src blob:`). It must be self-contained and post `{ kind: 'ready' }`. Rejects
 * if the browser has no workers, a policy forbids them, the file is missing or wrong, or the worker does not answer.
 */
async function startBlobWorker(url: string): Promise<Worker> {
  if (typeof Worker === 'undefined') throw new Error('This browser does not support workers.');
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(deadline) });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('javascript')) {
    throw new Error(`The worker's script could not be loaded: ${response.status} ${type}, ${url}`);
  }
  const script = URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }));
  try {
    return await readyWorker(script);
  } finally {
    URL.revokeObjectURL(script);
  }
}

function readyWorker(script: string): Promise<Worker> {
  const worker = new Worker(script);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(new Error('The worker did not answer.')), deadline);
    const settle = (failure?: Error) => {
      clearTimeout(timer);
      worker.removeEventListener('message', onMessage);
      worker.removeEventListener('error', onError);
      if (!failure) return resolve(worker);
      worker.terminate();
      reject(failure);
    };
    const onMessage = ({ data }: MessageEvent<{ kind?: string }>) => data.kind === 'ready' && settle();
    const onError = (event: ErrorEvent) => {
      event.preventDefault();
      settle(new Error(`The worker could not start: ${event.message || 'refused by the browser'}`));
    };
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onError);
  });
}
