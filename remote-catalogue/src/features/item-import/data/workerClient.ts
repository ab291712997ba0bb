import { startBlobWorker } from '@back-office/shared/loading';
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
