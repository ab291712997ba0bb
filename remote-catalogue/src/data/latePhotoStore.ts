import { loadOnce } from '@back-office/shared/loading';
import type { PhotoStore } from './photoStore';

/** The store of photos, whose code loads when a photo is added or shown as a whole: lists show thumbnails. */
export function latePhotoStore(namespace: string): PhotoStore {
  const { load } = loadOnce(async () => {
    const { createPhotoStore } = await import(/* webpackChunkName: "photo-store" */ './photoStore');
    return createPhotoStore(namespace);
  });
  return {
    async add(file) {
      const store = await load().catch((error: unknown) => console.warn('Photos cannot be added.', error));
      return store ? store.add(file) : { ok: false, message: notLoaded(file) };
    },
    picture: async (id) => (await load()).picture(id),
    removeUnused: async (items) => (await load()).removeUnused(items),
  };
}

function notLoaded({ name }: File): string {
  return `${name} could not be added, because a part of this screen could not be downloaded. Add it again.`;
}
