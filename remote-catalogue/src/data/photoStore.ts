import { fileSize } from '@back-office/shared/format';
import { startBlobWorker } from '@back-office/shared/loading';
import { photoDatabase, thumbnailsOf } from '@back-office/shared/photos';
import { browserStorage, withNamespace } from '@back-office/shared/state';
import type { Item } from '../domain/item';
import { maxPhotoSize } from '../domain/limits';
import { storedKeys } from '../domain/storedKeys';
import type { PhotoAnswer } from './photos.worker';
import type { PreparedPhoto } from './preparePhoto';

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

/** Prepares a photo and stores it under a new id. `prepare` rejects if the file is no image that the browser can read. */
export function createPhotoStore(
  namespace: string,
  prepare: (file: File) => Promise<PreparedPhoto> = prepareInWorker,
): PhotoStore {
  return {
    async add(file) {
      if (file.size > maxPhotoSize) return { ok: false, message: tooLarge(file) };
      let photo: PreparedPhoto;
      try {
        photo = await prepare(file);
      } catch (error) {
        console.warn(`${file.name} cannot be prepared.`, error);
        return { ok: false, message: unreadable(file) };
      }
      const id = crypto.randomUUID();
      try {
        const { storePhoto } = await photoDatabase.load();
        await storePhoto(namespace, id, photo);
      } catch (error) {
        console.warn(`${file.name} cannot be stored.`, error);
        return { ok: false, message: notStored(file) };
      }
      thumbnailsOf(namespace).put(id, photo.thumbnail);
      return { ok: true, id };
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
function prepareInWorker(file: File): Promise<PreparedPhoto> {
  waiting += 1;
  const prepared = last.then(() => prepareNext(file));
  last = prepared
    .catch(() => undefined)
    .then(async () => {
      waiting -= 1;
      if (waiting > 0) return;
      const ended = worker;
      worker = undefined;
      (await ended?.catch(() => undefined))?.terminate();
    });
  return prepared;
}

async function prepareNext(file: File): Promise<PreparedPhoto> {
  worker ??= startBlobWorker(workerUrl());
  const started = await worker.catch((error: unknown) => {
    console.warn('The worker for photos could not start; preparing in the page instead.', error);
    return undefined;
  });
  if (!started) return (await import('./preparePhoto')).preparePhoto(file);
  return new Promise((resolve, reject) => {
    started.onmessage = ({ data }: MessageEvent<PhotoAnswer>) => {
      if (data.kind === 'prepared') resolve(data.photo);
      if (data.kind === 'unreadable') reject(new Error('The browser cannot read this image.'));
    };
    started.onerror = (event) => {
      event.preventDefault();
      worker = undefined;
      started.terminate();
      reject(new Error(event.message || 'The worker for photos failed.'));
    };
    started.postMessage(file);
  });
}
