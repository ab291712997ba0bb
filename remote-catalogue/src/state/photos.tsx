import { createStoreContext } from '@back-office/shared/state';
import { createPhotoStore, type PhotoStore } from '../data/photoStore';

export const [PhotosProvider, usePhotos] = createStoreContext<PhotoStore, PhotoStore>(
  'usePhotos',
  'PhotosProvider',
  ({ storageNamespace }) => createPhotoStore(storageNamespace),
  (store) => store,
);
