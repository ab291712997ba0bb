import { fakeStorage } from '@back-office/shared/testing';
import { countFitting } from './storageRoom';

const usual = 5 * 1024 * 1024;
/** 1,000 characters each as JSON. */
const entries = Array.from({ length: 6_000 }, () => 'x'.repeat(998));

function countWrites(storage: Storage) {
  let writes = 0;
  const { setItem } = storage;
  storage.setItem = (key, value) => {
    writes += 1;
    setItem(key, value);
  };
  return () => writes;
}

test.each([
  ['the usual quota', usual],
  ['half of it', usual / 2],
  ['an unknown quota', 3_000_000],
])('with %s, exactly the entries that fit are counted, and storage is as before', async (_, quota) => {
  const other = 'y'.repeat(1_000_000);
  const list = JSON.stringify(entries.slice(0, 500));
  const storage = fakeStorage({ other, items: list }, quota);
  const count = await countFitting(storage, entries, { oldLength: list.length, listLength: list.length });
  expect(storage.length).toBe(2);
  storage.setItem('items', JSON.stringify([...entries.slice(0, 500), ...entries.slice(0, count)]));
  expect(() => storage.setItem('items', JSON.stringify([...entries, ...entries]))).toThrow();
  expect(() =>
    storage.setItem('items', JSON.stringify([...entries.slice(0, 500), ...entries.slice(0, count + 1)])),
  ).toThrow();
});

test('a usual quota is checked with two writes, because each long one blocks the page', async () => {
  const storage = fakeStorage({ other: 'y'.repeat(1_000_000) }, usual);
  const writes = countWrites(storage);
  await countFitting(storage, entries, { oldLength: 0, listLength: 2 });
  expect(writes()).toBe(2);
});

test('an area that cannot list its keys is measured as well', async () => {
  const { getItem, setItem, removeItem } = fakeStorage({}, usual);
  const storage = { getItem, setItem, removeItem };
  expect(await countFitting(storage, entries, { oldLength: 0, listLength: 2 })).toBe(5_237);
});
