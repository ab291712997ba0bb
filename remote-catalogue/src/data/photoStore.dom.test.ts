import 'fake-indexeddb/auto';
import { photosBackup, thumbnailsOf } from '@back-office/shared/photos';
import { testItem } from '../domain/items.testing';
import { keepPhoto } from './keepPhoto';
import { createPhotoStore } from './photoStore';

let shops = 0;
let namespace = '';
beforeEach(() => {
  window.localStorage.clear();
  namespace = `back-office:shop:photos-${(shops += 1)}`;
});

const file = (name: string, size = 10) => Object.defineProperty(new File(['x'], name), 'size', { value: size });
const prepared = { picture: 'data:image/jpeg;base64,UA==', thumbnail: 'data:image/jpeg;base64,VA==' };
const openStore = (prepare = () => Promise.resolve(prepared)) =>
  createPhotoStore(namespace, (chosen, place) => keepPhoto(chosen, place, prepare));

async function addPhoto(store = openStore()): Promise<string> {
  const added = await store.add(file('mug.jpg'));
  if (!added.ok) throw new Error(added.message);
  return added.id;
}

test('a photo is kept with its thumbnail', async () => {
  const id = await addPhoto();
  expect(await openStore().picture(id)).toBe(prepared.picture);
  expect(await thumbnailsOf(namespace).load(id)).toBe(prepared.thumbnail);
  expect(await openStore().picture('another')).toBeUndefined();
});

test('a photo that was not looked for yet is told from one that this device does not have, which a restored backup brings', async () => {
  const id = await addPhoto();
  const records = await photosBackup.read(namespace);
  namespace = `${namespace}-restored`;
  const thumbnails = thumbnailsOf(namespace);
  expect(thumbnails.get(id)).toBeUndefined();
  await thumbnails.load(id);
  expect(thumbnails.get(id)).toBeNull();
  await photosBackup.write(namespace, records);
  expect(await thumbnails.load(id)).toBe(prepared.thumbnail);
});

test.each([
  ['20 MB', file('huge.jpg', 20 * 1024 * 1024), 'huge.jpg has 20 MB; a photo may have 15 MB.'],
  ['a file that is no image', file('broken.jpg'), 'broken.jpg could not be read as a photo.'],
])('%s: the message says what is wrong, and nothing is stored', async (_file, chosen, message) => {
  const store = openStore(() => Promise.reject(new Error('no image')));
  expect(await store.add(chosen)).toEqual({ ok: false, message: expect.stringContaining(message) });
  expect(await photosBackup.read(namespace)).toEqual([]);
});

test('a photo for which there is no room, and a worker that fails, are said', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const noRoom = createPhotoStore(namespace, () => Promise.resolve({ kind: 'not stored', reason: 'full' }));
  expect(await noRoom.add(file('mug.jpg'))).toMatchObject({ message: expect.stringContaining('could not be kept') });
  const failed = createPhotoStore(namespace, () => Promise.reject(new Error('crashed')));
  expect(await failed.add(file('mug.jpg'))).toMatchObject({ message: expect.stringContaining('could not be read') });
});

test('a backup has all photos, and restores them in another shop', async () => {
  const id = await addPhoto();
  const records = await photosBackup.read(namespace);
  namespace = `${namespace}-restored`;
  await photosBackup.write(namespace, records);
  expect(await openStore().picture(id)).toBe(prepared.picture);
  expect(await thumbnailsOf(namespace).load(id)).toBe(prepared.thumbnail);
});

describe('photos that nothing uses', () => {
  const later = Date.now() + 31 * 86_400_000;
  afterEach(() => jest.restoreAllMocks());

  test('go after 30 days of which none names them, neither in a draft nor in a change that can be undone', async () => {
    const store = openStore();
    const [used, drafted, undoable, unused] = [await addPhoto(), await addPhoto(), await addPhoto(), await addPhoto()];
    const items = [testItem({ photos: [{ id: used, alt: '' }] })];
    window.localStorage.setItem(`${namespace}:back-office:item-drafts`, JSON.stringify({ new: drafted }));
    window.localStorage.setItem(`${namespace}:back-office:history:items:1`, JSON.stringify({ photos: [undoable] }));
    await store.removeUnused([]);
    expect(await store.picture(unused)).toBeDefined();
    // A list that comes back.
    await store.removeUnused(items);
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await store.removeUnused(items);
    expect(await store.picture(unused)).toBeUndefined();
    for (const id of [used, drafted, undoable]) expect(await store.picture(id)).toBe(prepared.picture);
  });
});
