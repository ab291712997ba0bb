import { onWorkerFailure, startWorker, workerUrl } from '@back-office/shared/loading';
import type { KeptPhoto, PhotoPlace } from './keepPhoto';
import type { PhotoCall } from './photos.worker';

export type Keep = (file: File, place: PhotoPlace) => Promise<KeptPhoto>;

/** One worker for photos that are added together. It ends with the last. */
let worker: Promise<Worker | undefined> | undefined;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One after the other: each decoded photo takes up to 200 MB. In the page where no worker can start. */
export const keepInWorker: Keep = (file, place) => {
  waiting += 1;
  const kept = last.then(() => keepNext(file, place));
  last = kept
    .catch(() => undefined)
    .then(async () => {
      waiting -= 1;
      if (waiting > 0) return;
      const ended = worker;
      worker = undefined;
      (await ended)?.terminate();
    });
  return kept;
};

async function keepNext(file: File, place: PhotoPlace): Promise<KeptPhoto> {
  worker ??= startWorker(
    workerUrl('photos.worker.js'),
    'The worker for photos could not start; preparing in the page instead.',
  );
  const started = await worker;
  if (!started) return (await import('./keepPhoto')).keepPhoto(file, place);
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const answered = ({ data }: MessageEvent<KeptPhoto>) => {
      listening.abort();
      resolve(data);
    };
    const failed = (cause: string) => {
      listening.abort();
      worker = undefined;
      started.terminate();
      reject(new Error(`The worker for photos stopped: ${cause}`));
    };
    started.addEventListener('message', answered, { signal });
    onWorkerFailure(started, failed, { signal });
    const call: PhotoCall = { file, place };
    started.postMessage(call);
  });
}
