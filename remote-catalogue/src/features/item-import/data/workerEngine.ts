import type { Answer, Engine } from './workerCalls';

interface Pending {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((done: number) => void) | undefined;
}

/** A session in a worker that is ready. */
export function workerEngine(worker: Worker): Engine {
  const pending = new Map<number, Pending>();
  let count = 0;

  const rejectAll = (message: string) => {
    for (const { reject } of pending.values()) reject(new Error(message));
    pending.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.kind === 'ready') return;
    const call = pending.get(data.id);
    if (data.kind === 'progress') return call?.onProgress?.(data.done);
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
