import { fakeStorage } from '@back-office/shared/testing';
import { createSampleCategoriesStore } from './sampleCategoriesStore';

const key = 'back-office:categories';

function twoTabs(initial: Readonly<Record<string, string>> = {}, quota?: number) {
  const storage = fakeStorage(initial, quota);
  let id = 0;
  const tab = () => createSampleCategoriesStore({ storage, locks: undefined, newId: () => `id-${(id += 1)}` });
  return { storage, one: tab(), other: tab() };
}

test('created categories and their order are stored as JSON under the product’s prefix', async () => {
  const { storage, one } = twoTabs();
  await one.create('Gifts');
  await one.create('Bakery');
  await one.arrange(one.list(), [...one.list()].reverse());
  expect(JSON.parse(storage.getItem(key) ?? '')).toEqual([
    { id: 'id-2', name: 'Bakery' },
    { id: 'id-1', name: 'Gifts' },
  ]);
});

test('counts are not stored', async () => {
  const { storage, one } = twoTabs();
  const counted = [{ id: 'Deli', name: 'Deli', items: 4 }];
  await one.arrange([], counted);
  expect(storage.getItem(key)).toBe('[{"id":"Deli","name":"Deli"}]');
});

test('two tabs show the same list and never overwrite each other', async () => {
  const { one, other } = twoTabs();
  const listener = jest.fn();
  const stop = other.subscribe(listener);
  await Promise.all([one.create('Gifts'), other.create('Bakery'), other.create(' gifts')]);
  expect(one.list().map(({ name }) => name)).toEqual(['Gifts', 'Bakery']);
  expect(other.list()).toEqual(one.list());
  expect(listener).toHaveBeenCalled();
  stop();
});

test('undo reverses one edit and nothing after it', async () => {
  const { one } = twoTabs();
  const created = await one.create('Gifts');
  await one.create('Bakery');
  if (!created.ok) throw new Error(created.message);
  await created.undo();
  expect(one.list().map(({ name }) => name)).toEqual(['Bakery']);
});

test('if storage is full, the change fails with a message and the list is unchanged', async () => {
  const { one } = twoTabs({ [key]: '[{"id":"a","name":"A"}]' }, key.length + 40);
  await expect(one.create('A name that does not fit into what is left')).resolves.toEqual({
    ok: false,
    reason: 'full',
    message: expect.stringContaining('full'),
  });
  expect(one.list()).toEqual([{ id: 'a', name: 'A' }]);
});

test('unreadable text is quarantined and never overwritten', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { storage, one } = twoTabs({ [key]: '[{"id":1}]' });
  expect(one.list()).toEqual([]);
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const quarantineKey = keys.find((name) => name.startsWith(`back-office:quarantine:${key}`));
  expect(storage.getItem(quarantineKey ?? '')).toBe('[{"id":1}]');
  warn.mockRestore();
});
