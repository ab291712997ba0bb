import { latePhotoStore } from './latePhotoStore';

beforeEach(() => jest.resetModules());
afterEach(() => jest.dontMock('./photoStore'));

const photo = new File(['pixels'], 'mug.png', { type: 'image/png' });

test('its code loads with the first photo', async () => {
  const add = jest.fn(() => Promise.resolve({ ok: true, id: 'photo' }));
  const createPhotoStore = jest.fn(() => ({ add }));
  jest.doMock('./photoStore', () => ({ createPhotoStore }));
  const store = latePhotoStore('north');
  expect(createPhotoStore).not.toHaveBeenCalled();
  expect(await store.add(photo)).toEqual({ ok: true, id: 'photo' });
  await store.add(photo);
  expect(createPhotoStore.mock.calls).toEqual([['north']]);
});

test('a photo that comes before its code can be loaded is refused with a message, and can be added again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  let isMissing = true;
  const createPhotoStore = () => {
    if (isMissing) throw new Error('Loading chunk photo-store failed');
    return { add: () => Promise.resolve({ ok: true, id: 'photo' }) };
  };
  jest.doMock('./photoStore', () => ({ createPhotoStore }));
  const store = latePhotoStore('');
  const message = 'mug.png could not be added, because a part of this screen could not be downloaded. Add it again.';
  expect(await store.add(photo)).toEqual({ ok: false, message });
  isMissing = false;
  expect(await store.add(photo)).toMatchObject({ ok: true });
  warn.mockRestore();
});
