import { createStoreContext } from '@back-office/shared/state';
import { latePhotoStore } from '../data/latePhotoStore';
import type { PhotoStore } from '../data/photoStore';

export const [PhotosProvider, usePhotos] = createStoreContext<PhotoStore, PhotoStore>(
  'usePhotos',
  'PhotosProvider',
  ({ storageNamespace }) => latePhotoStore(storageNamespace),
  (store) => store,
);
