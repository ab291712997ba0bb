/** Photos of items: their database, and thumbnails for lists. See docs/product/photos.md. */
export { photosBackup } from './photoDatabase';
export { useSoldPhotos } from './soldPhotos';
export { photoDatabase, thumbnailsOf, useThumbnail } from './thumbnails';
