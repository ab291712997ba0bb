import { fakeStorage } from '../testing/fakeStorage';
import { createStoredList } from './storedList';

function listIn(storage: Storage) {
  return createStoredList<string>({
    key: 'names',
    namespace: '',
    storage,
    now: () => 1,
    freshStart: ['sample'],
    readEntries: (list) => ({ entries: list.map(String), unreadable: [] }),
  });
}

test('a list that was removed is a fresh start again, in open screens too', () => {
  const storage = fakeStorage({ names: '["mug"]' });
  const list = listIn(storage);
  expect(list.read()).toEqual(['mug']);
  storage.removeItem('names');
  expect(list.read()).toEqual(['sample']);
});

test('a list that was emptied or could not be read is not', () => {
  expect(listIn(fakeStorage({ names: '[]' })).read()).toEqual([]);
  const storage = fakeStorage({ names: 'damaged' });
  const list = listIn(storage);
  expect(list.read()).toEqual([]);
  expect(list.read()).toEqual([]);
  expect(storage.getItem('names')).toBeNull();
});
