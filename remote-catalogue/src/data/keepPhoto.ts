import { storePhoto } from '@back-office/shared/photos/database';
import { preparePhoto } from './preparePhoto';

/** Under which id, in which shop. */
export interface PhotoPlace {
  readonly namespace: string;
  readonly id: string;
}

export type KeptPhoto =
  | { readonly kind: 'kept'; readonly thumbnail: string }
  /** The browser cannot read the file, or it has no room for the photo. */
  | { readonly kind: 'unreadable' | 'not stored'; readonly reason: string };

/** Makes a photo ready and stores it. For a worker: the page needs its thumbnail alone, and copying pictures takes time. */
export async function keepPhoto(file: Blob, { namespace, id }: PhotoPlace, prepare = preparePhoto): Promise<KeptPhoto> {
  const prepared = await prepare(file).catch((error: unknown) => ({ reason: String(error) }));
  if ('reason' in prepared) return { kind: 'unreadable', ...prepared };
  try {
    await storePhoto(namespace, id, prepared);
  } catch (error) {
    return { kind: 'not stored', reason: String(error) };
  }
  return { kind: 'kept', thumbnail: prepared.thumbnail };
}
