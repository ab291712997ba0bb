import { trustedScriptUrl } from './trustedScriptUrl';

/** Milliseconds that fetching the script may take, and then until the worker is ready. */
const deadline = 5_000;

/**
 * Starts a worker from a script of another origin. Browsers do not allow `new Worker` for those, so the script is fetched
 * as text and started from a blob (`worker-src blob:`). It must be self-contained and post `{ kind: 'ready' }`. Rejects
 * if the browser has no workers, a policy forbids them, the file is missing or wrong, or the worker does not answer.
 */
export async function startBlobWorker(url: string): Promise<Worker> {
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

/** Set by webpack to the folder from which this app was loaded; missing in tests. */
declare const __webpack_public_path__: string | undefined;

/** The address of a worker's bundle, built next to the entry of this app; undefined if the code is not bundled. */
export function workerUrl(file: string): string | undefined {
  return typeof __webpack_public_path__ === 'undefined' ? undefined : `${__webpack_public_path__}${file}`;
}

/** As `startBlobWorker`; without a worker, the console has `otherwise`: what the page does in its place, and why. */
export async function startWorker(url: string | undefined, otherwise: string): Promise<Worker | undefined> {
  if (url === undefined) return undefined;
  try {
    return await startBlobWorker(url);
  } catch (error) {
    console.warn(otherwise, error);
    return undefined;
  }
}

/** Calls `onFailure` with the cause if the worker fails, or if what it or the page sends is too large to be received. */
export function onWorkerFailure(
  worker: Worker,
  onFailure: (cause: string) => void,
  { signal }: { readonly signal?: AbortSignal } = {},
): void {
  const options = signal && { signal };
  worker.addEventListener(
    'error',
    (event) => {
      event.preventDefault();
      onFailure(event.message || 'its worker failed');
    },
    options,
  );
  worker.addEventListener('messageerror', () => onFailure('the result is too large for this device'), options);
}

/** For a worker: it fails if a message of the page is too large to be received, so that `onWorkerFailure` hears of it. */
export function failOnLostMessages(): void {
  addEventListener('messageerror', () => {
    throw new Error('what the page sent is too large for this device');
  });
}

function readyWorker(script: string): Promise<Worker> {
  const worker = new Worker(trustedScriptUrl(script));
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
