import { fileSize } from '@back-office/shared/format';
import { photoDatabase, thumbnailsOf } from '@back-office/shared/photos';
import { browserStorage, keysBelow, withNamespace } from '@back-office/shared/state';
import type { Item } from '../domain/item';
import { maxPhotoSize } from '../domain/limits';
import { storedKeys } from '../domain/storedKeys';
import type { KeptPhoto } from './keepPhoto';
import { keepInWorker, type Keep } from './photoWorker';

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
  return [storedKeys.drafts, 'back-office:history:']
    .flatMap((key) => keysBelow(withNamespace(namespace, key), storage))
    .map((key) => storage.getItem(key) ?? '');
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
