import { fileSize } from '@back-office/shared/format';
import { onWorkerFailure, startBlobWorker } from '@back-office/shared/loading';
import { photoDatabase, thumbnailsOf } from '@back-office/shared/photos';
import { browserStorage, withNamespace } from '@back-office/shared/state';
import type { Item } from '../domain/item';
import { maxPhotoSize } from '../domain/limits';
import { storedKeys } from '../domain/storedKeys';
import type { KeptPhoto, PhotoPlace } from './keepPhoto';
import type { PhotoCall } from './photos.worker';

type AddedPhoto = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly message: string };

/** Where photos are made ready and kept. Items name them by their ids. */
export interface PhotoStore {
  /** Never rejects: what is wrong with a file is said in a message. */
  add(file: File): Promise<AddedPhoto>;
  /** The whole picture as a data URL; `undefined` if this browser does not have it. */
  picture(id: string): Promise<string | undefined>;
  /** Deletes photos that no item, no draft and no change that can be undone names for a month. */
  removeUnused(items: readonly Item[]): Promise<void>;
}

/** Days that a photo which nothing names is kept. */
const keptDays = 30;

type Keep = (file: File, place: PhotoPlace) => Promise<KeptPhoto>;

/** Stores each photo under a new id. */
export function createPhotoStore(namespace: string, keep: Keep = keepInWorker): PhotoStore {
  return {
    async add(file) {
      if (file.size > maxPhotoSize) return { ok: false, message: tooLarge(file) };
      const id = crypto.randomUUID();
      const kept = await keep(file, { namespace, id }).catch((error: unknown) => unreadableFor(String(error)));
      if (kept.kind === 'kept') {
        thumbnailsOf(namespace).put(id, kept.thumbnail);
        return { ok: true, id };
      }
      console.warn(`${file.name}: ${kept.kind}.`, kept.reason);
      return { ok: false, message: kept.kind === 'unreadable' ? unreadable(file) : notStored(file) };
    },
    picture: async (id) => (await photoDatabase.load()).readPhoto(namespace, id),
    async removeUnused(items) {
      const used = new Set(items.flatMap(({ photos = [] }) => photos.map(({ id }) => id)));
      const texts = textsNaming(namespace);
      const { removeUnusedPhotos } = await photoDatabase.load();
      const now = Date.now();
      const instants = {
        now: new Date(now).toISOString(),
        before: new Date(now - keptDays * 86_400_000).toISOString(),
      };
      await removeUnusedPhotos(namespace, instants, (id) => used.has(id) || texts.some((text) => text.includes(id)));
    },
  };
}

/** What may bring a photo back: drafts, and changes that can be undone. */
function textsNaming(namespace: string): readonly string[] {
  const storage = browserStorage();
  const starts = [storedKeys.drafts, 'back-office:history:'].map((key) => withNamespace(namespace, key));
  const keys = Array.from({ length: storage.length ?? 0 }, (_, index) => storage.key?.(index) ?? '');
  return keys.filter((key) => starts.some((start) => key.startsWith(start))).map((key) => storage.getItem(key) ?? '');
}

function tooLarge({ name, size }: File): string {
  return `${name} has ${fileSize(size)}; a photo may have ${fileSize(maxPhotoSize)}. Make it smaller, or choose another.`;
}

function unreadableFor(reason: string): KeptPhoto {
  return { kind: 'unreadable', reason };
}

function unreadable({ name }: File): string {
  return `${name} could not be read as a photo. It may be damaged or of a kind that this browser does not know. JPG, PNG and WebP always work.`;
}

function notStored({ name }: File): string {
  return `${name} could not be kept: this browser has no room for it, or stores nothing. Remove photos or free space, and add it again.`;
}

/** Set by webpack to the folder from which this remote was loaded; missing in tests. */
declare const __webpack_public_path__: string | undefined;

function workerUrl(): string {
  if (typeof __webpack_public_path__ === 'undefined') throw new Error('Photos need the bundled worker.');
  return `${__webpack_public_path__}photos.worker.js`;
}

/** One worker for photos that are added together. It ends with the last. */
let worker: Promise<Worker> | undefined;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One after the other: each decoded photo takes up to 200 MB. In the page where no worker can start. */
function keepInWorker(file: File, place: PhotoPlace): Promise<KeptPhoto> {
  waiting += 1;
  const kept = last.then(() => keepNext(file, place));
  last = kept
    .catch(() => undefined)
    .then(async () => {
      waiting -= 1;
      if (waiting > 0) return;
      const ended = worker;
      worker = undefined;
      (await ended?.catch(() => undefined))?.terminate();
    });
  return kept;
}

async function keepNext(file: File, place: PhotoPlace): Promise<KeptPhoto> {
  worker ??= startBlobWorker(workerUrl());
  const started = await worker.catch((error: unknown) => {
    console.warn('The worker for photos could not start; preparing in the page instead.', error);
    return undefined;
  });
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
