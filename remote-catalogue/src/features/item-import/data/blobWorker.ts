/** How long a worker may take to be fetched and to say that it is ready, in milliseconds. */
const deadline = 5_000;

/**
 * Starts a worker from a script of another origin. A browser refuses `new Worker` there, so the script is fetched as text
 * and started from a blob (`worker-src blob:`); it must be self-contained and post `{ kind: 'ready' }`. Rejects where
 * that is impossible: no workers, a policy against them, a missing or wrong file, silence.
 */
export async function startBlobWorker(url: string): Promise<Worker> {
  if (typeof Worker === 'undefined') throw new Error('This browser has no workers.');
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
    const timer = setTimeout(() => settle(new Error('The worker does not answer.')), deadline);
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
      settle(new Error(`The worker does not start: ${event.message || 'refused by the browser'}`));
    };
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', onError);
  });
}
