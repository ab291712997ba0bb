import type { ItemsChange, ItemsSource, PageItem } from '@back-office/shared/contract';
import { createBrowserItemsStore } from './browserItemsStore';
import type { ItemsStore } from './itemsStore';

/** A page that keeps its items in a list, as the docs show. */
function pageWith(first: readonly PageItem[]) {
  let list = first;
  const changes: ItemsChange[] = [];
  const listeners = new Set<() => void>();
  const source = {
    read: jest.fn(() => Promise.resolve(list)),
    write: jest.fn((change: ItemsChange) => {
      changes.push(change);
      const put = new Map(change.put.map((item) => [item.id, item]));
      const kept = list.filter(({ id }) => !change.remove.includes(id)).map((item) => put.get(item.id) ?? item);
      const added = change.put.filter(({ id }) => !list.some((item) => item.id === id));
      list = [...kept, ...added];
      const { order } = change;
      if (order) list = list.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
      return Promise.resolve();
    }),
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  } satisfies ItemsSource;
  const set = (next: readonly PageItem[]) => {
    list = next;
    listeners.forEach((listener) => listener());
  };
  return { source, changes, set, list: () => list };
}

let store: ItemsStore;
let stop: (() => void) | undefined;
let keep = 0;

function open(source: ItemsSource) {
  // Each test has storage of its own for the search, the selection and the history.
  keep += 1;
  store = createBrowserItemsStore({ namespace: `page-${keep}`, source });
  stop = store.subscribe(() => undefined);
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const names = () => store.snapshot().items.map(({ name }) => name);
const tea = { id: 'tea', name: 'Tea', price: '$4.00/ea' };
const cup = { id: 'cup', name: 'Cup' };

afterEach(() => {
  stop?.();
  jest.restoreAllMocks();
});

test('the list is that of the page, with missing texts empty, and nothing of it in the browser', async () => {
  open(pageWith([tea, cup]).source);
  expect(store.snapshot().isReading).toBe(true);
  await settled();
  expect(names()).toEqual(['Tea', 'Cup']);
  expect(store.snapshot()).toMatchObject({ isReading: false, error: null, items: [tea, { sku: '', stock: '-' }] });
  expect(localStorage.getItem(`page-${keep}:items`)).toBeNull();
});

test('an edit is written as what changed, on the list as it is by then, and can be undone', async () => {
  const page = pageWith([tea, cup]);
  open(page.source);
  await settled();
  page.set([tea, { ...cup, name: 'Mug' }]);
  await settled();
  expect(names()).toEqual(['Tea', 'Mug']);
  const outcome = await store.update(['tea'], { name: 'Green tea' });
  expect(page.changes).toEqual([{ put: [expect.objectContaining({ id: 'tea', name: 'Green tea' })], remove: [] }]);
  expect(names()).toEqual(['Green tea', 'Mug']);
  if (outcome.ok) await outcome.undo();
  expect(page.list().map(({ name }) => name)).toEqual(['Tea', 'Mug']);
});

test('a deleted item comes back to its place', async () => {
  const page = pageWith([tea, cup]);
  open(page.source);
  await settled();
  const outcome = await store.remove(['tea']);
  expect(page.changes).toEqual([{ put: [], remove: ['tea'] }]);
  if (outcome.ok) await outcome.undo();
  expect(page.changes.at(-1)).toMatchObject({ order: ['tea', 'cup'] });
  expect(page.list().map(({ id }) => id)).toEqual(['tea', 'cup']);
});

test('a change that the page refuses leaves the list as it is, and says so', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = pageWith([tea]);
  page.source.write.mockRejectedValue(new Error('503'));
  open(page.source);
  await settled();
  const outcome = await store.remove(['tea']);
  const message = 'This page could not save the change. Your list is unchanged.';
  expect(outcome).toMatchObject({ ok: false, message });
  expect(store.snapshot()).toMatchObject({ error: message, items: [{ id: 'tea' }] });
  expect(logged).toHaveBeenCalledWith('The items source did not store the change:', expect.any(Error));
});

test.each([
  ['rejects', () => Promise.reject(new Error('no network'))],
  ['sends no list', () => Promise.resolve({ items: [] } as never)],
  ['sends an item without an id', () => Promise.resolve([{ name: 'Tea' } as never])],
])('a source that %s is a failure, not an empty list, and no edit reaches it', async (_, read) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const page = pageWith([]);
  page.source.read.mockImplementation(read);
  open(page.source);
  await settled();
  expect(store.snapshot()).toMatchObject({
    isReading: true,
    error: 'The item list of this page could not be read. Reload the page to try again.',
  });
  expect((await store.clear()).ok).toBe(false);
  expect(page.source.write).not.toHaveBeenCalled();
});
