import { testNewItem } from '../domain/items.testing';
import { fakeStorage } from '@back-office/shared/testing';
import { createBrowserItemsStore } from './browserItemsStore';
import { itemEdits } from './lateItemEdits';
import { createSampleCategoriesStore } from './sampleCategoriesStore';

// The code of edits arrives as on a page, not as in other tests.
jest.mock('./lateItemEdits', () => jest.requireActual('./lateItemEdits.ts'));

test('an edit waits for its code; while that cannot be loaded, the list stays as it is and says why', async () => {
  const store = createBrowserItemsStore({ storage: fakeStorage(), locks: undefined });
  const categories = createSampleCategoriesStore({ storage: fakeStorage(), locks: undefined });
  const before = store.snapshot().items;
  const load = jest.spyOn(itemEdits, 'load').mockRejectedValue(new Error('offline'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await store.add(testNewItem())).toMatchObject({ ok: false, reason: 'failed' });
  expect(store.snapshot().items).toBe(before);
  expect(store.snapshot().error).toContain('Your list is unchanged');
  expect(await categories.create('Mugs')).toMatchObject({ ok: false, reason: 'failed' });
  load.mockRestore();
  expect(itemEdits.current()).toBeUndefined();
  expect(await categories.create('Mugs')).toMatchObject({ ok: true, changed: 1 });
  expect(await store.add(testNewItem({ name: 'Mug' }))).toMatchObject({ ok: true, changed: 1 });
  expect(store.snapshot().items.map(({ name }) => name)).toContain('Mug');
  expect(store.snapshot().error).toBeNull();
});
