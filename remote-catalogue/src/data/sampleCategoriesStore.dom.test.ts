import { fakeStorage } from '@back-office/shared/testing';
import { createSampleCategoriesStore } from './sampleCategoriesStore';

const key = 'back-office:categories';

function twoTabs(initial: Readonly<Record<string, string>> = {}, quota?: number) {
  const storage = fakeStorage(initial, quota);
  let id = 0;
  const tab = () => createSampleCategoriesStore({ storage, locks: undefined, newId: () => `id-${(id += 1)}` });
  return { storage, one: tab(), other: tab() };
}

test('a created category is kept as JSON under the product’s prefix, and so is the order', async () => {
  const { storage, one } = twoTabs();
  await one.create('Gifts');
  await one.create('Bakery');
  await one.arrange(one.kept(), [...one.kept()].reverse());
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

test('two tabs stay in step and never overwrite each other', async () => {
  const { one, other } = twoTabs();
  const heard = jest.fn();
  const stop = other.subscribe(heard);
  await Promise.all([one.create('Gifts'), other.create('Bakery'), other.create(' gifts')]);
  expect(one.kept().map(({ name }) => name)).toEqual(['Gifts', 'Bakery']);
  expect(other.kept()).toEqual(one.kept());
  expect(heard).toHaveBeenCalled();
  stop();
});

test('undo takes back one edit and nothing that came after it', async () => {
  const { one } = twoTabs();
  const created = await one.create('Gifts');
  await one.create('Bakery');
  if (!created.ok) throw new Error(created.message);
  await created.undo();
  expect(one.kept().map(({ name }) => name)).toEqual(['Bakery']);
});

test('a full storage refuses the change, says so, and leaves the old list', async () => {
  const { one } = twoTabs({ [key]: '[{"id":"a","name":"A"}]' }, key.length + 40);
  await expect(one.create('A name that does not fit into what is left')).resolves.toEqual({
    ok: false,
    reason: 'full',
    message: expect.stringContaining('full'),
  });
  expect(one.kept()).toEqual([{ id: 'a', name: 'A' }]);
});

test('unreadable text is set aside and never overwritten', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { storage, one } = twoTabs({ [key]: '[{"id":1}]' });
  expect(one.kept()).toEqual([]);
  const kept = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const aside = kept.find((name) => name.startsWith(`back-office:quarantine:${key}`));
  expect(storage.getItem(aside ?? '')).toBe('[{"id":1}]');
  warn.mockRestore();
});
