import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, string } from 'valibot';
import { fakeStorage } from '../../testing/fakeStorage';
import { onChange } from '../storageChanges';
import type { ConversationsArchive, RemovedConversations } from './conversationsArchive';
import { createStoredValue } from '../storedValue';
import { createSampleData } from './sampleData';
import { keptKeys, storedKeys } from './storedKeys';

const at = '2025-06-28T12:00:00.000Z';
const later = '2025-06-29T12:00:00.000Z';
const item = (id: string, updatedAt = at) => ({ id, name: id, createdAt: at, updatedAt });
const sample = item('consulting-service');
const report = { id: 'r1', name: 'Weekly' };

function fakeArchive(ids: readonly string[], isKept: boolean) {
  let records: ReadonlyMap<string, unknown> = new Map(ids.map((id) => [id, { id }]));
  let kept: ReadonlyMap<string, unknown> = new Map();
  const archive: ConversationsArchive = {
    count: async () => records.size,
    async removeAll() {
      const removed: RemovedConversations = { conversations: records, summaries: records, isKept };
      kept = isKept ? records : new Map();
      records = new Map();
      return removed;
    },
    async putBack(removed) {
      records = new Map([...(removed?.conversations ?? kept), ...records]);
      kept = new Map();
    },
  };
  return { archive, ids: () => [...records.keys()], add: (id: string) => (records = new Map([...records, [id, {}]])) };
}

/** Every value as JSON, but texts as they are. */
function setUp(
  values: Readonly<Record<string, unknown>>,
  { quota = Infinity, ids = ['c1', 'c2'], isKept = true } = {},
) {
  const texts = Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)] as const);
  const storage = fakeStorage(Object.fromEntries(texts), quota);
  const conversations = fakeArchive(ids, isKept);
  const data = createSampleData({ storage, conversations: conversations.archive, locks: undefined, now: () => 7 });
  const read = (key: string): unknown => JSON.parse(storage.getItem(key) ?? 'null');
  const keys = () => Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return { storage, conversations, data, read, keys };
}

async function resetOf({ data }: ReturnType<typeof setUp>) {
  const result = await data.reset();
  if (!result.ok) throw new Error(result.message);
  return result;
}

const everything = {
  items: [sample, item('library-tea'), item('library-mug', later), item('a1'), item('a2')],
  'items-search': 'mug',
  customReports: [report],
  'back-office:sample-reports': { daily: null },
  'back-office:categories': [{ id: 'k', name: 'Tea' }],
  'back-office:suite-widgets': ['sales', 'tips'],
  'back-office:education-progress': { sales: ['one', 'two'], fees: ['one'] },
  'back-office:dismissals': ['migration'],
  'back-office:preferences': { theme: 'dark' },
  'back-office:quarantine:items:1': 'damaged',
  'of another product': 'theirs',
};

test('it says what a reset removes, with counts', async () => {
  expect(await setUp(everything).data.changes()).toEqual([
    { label: 'Items', detail: '2 of your own, 1 changed, 1 from the sample catalog' },
    { label: 'Categories', detail: '1 created or arranged' },
    { label: 'Custom reports', detail: '1 saved' },
    { label: 'Sample reports', detail: '1 viewed, changed or deleted' },
    { label: 'Financial Suite', detail: '2 widgets added' },
    { label: 'Courses', detail: '3 sections completed' },
    { label: 'Notices', detail: '1 dismissed, shown again' },
    { label: 'Conversations', detail: '2 with the assistant' },
  ]);
});

test('a browser that stored only fresh starts has nothing to reset', async () => {
  const { data } = setUp({ items: [sample], customReports: [], 'items-selected': [] }, { ids: [] });
  expect(await data.changes()).toEqual([]);
  expect(await setUp({ items: [] }, { ids: [] }).data.changes()).toEqual([
    { label: 'Items', detail: 'the sample item deleted' },
  ]);
});

test('a reset keeps preferences, damaged values and what is not ours, and Undo restores every text', async () => {
  const set = setUp(everything);
  const before = set.keys().map((key) => [key, set.storage.getItem(key ?? '')]);
  const { undo } = await resetOf(set);
  expect(set.keys()).toEqual([
    'items-search',
    'back-office:preferences',
    'back-office:quarantine:items:1',
    'of another product',
    'back-office:history:reset:7',
  ]);
  expect(set.conversations.ids()).toEqual([]);
  expect(await undo()).toEqual({ ok: true, kept: 0 });
  expect(set.keys()).not.toContain('back-office:history:reset:7');
  expect(set.keys().map((key) => [key, set.storage.getItem(key ?? '')])).toEqual(expect.arrayContaining(before));
  expect(set.conversations.ids()).toEqual(['c1', 'c2']);
});

test('Undo keeps what was edited since, and says how much', async () => {
  const set = setUp(everything);
  const { undo } = await resetOf(set);
  // Opening the items stores their fresh start, which is no edit.
  set.storage.setItem('items', JSON.stringify([sample, item('b1')]));
  set.storage.setItem('customReports', JSON.stringify([{ ...report, name: 'Renamed' }]));
  set.storage.setItem('back-office:education-progress', JSON.stringify({ sales: ['three'] }));
  set.conversations.add('c3');
  expect(await undo()).toEqual({ ok: true, kept: 3 });
  expect(set.read('items')).toEqual([...everything.items, item('b1')]);
  expect(set.read('customReports')).toEqual([{ ...report, name: 'Renamed' }]);
  expect(set.read('back-office:education-progress')).toEqual({ sales: ['one', 'two', 'three'], fees: ['one'] });
  expect(set.conversations.ids()).toEqual(['c1', 'c2', 'c3']);
});

test('the fresh start that a screen stored meanwhile does not count as an edit', async () => {
  const set = setUp({ items: [item('consulting-service', later)] });
  const { undo } = await resetOf(set);
  set.storage.setItem('items', JSON.stringify([item('consulting-service')]));
  expect(await undo()).toEqual({ ok: true, kept: 0 });
  expect(set.read('items')).toEqual([item('consulting-service', later)]);
});

test('an Undo for which there is no room changes nothing and can be tried again', async () => {
  const set = setUp(everything, { quota: JSON.stringify(everything).length + 200, isKept: false });
  const { undo } = await resetOf(set);
  set.storage.setItem('filler', 'x'.repeat(900));
  const keys = set.keys();
  expect(await undo()).toMatchObject({ ok: false, reason: 'full', message: expect.stringContaining('full') });
  expect(set.keys()).toEqual(keys);
  set.storage.removeItem('filler');
  expect(await undo()).toEqual({ ok: true, kept: 0 });
  expect(set.read('items')).toEqual(everything.items);
});

const keptResets = ({ keys }: ReturnType<typeof setUp>) => keys().filter((key) => key?.includes('history:reset'));

test('the last reset can be undone at a later visit, once', async () => {
  const set = setUp(everything);
  await resetOf(set);
  set.storage.setItem('customReports', JSON.stringify([{ id: 'r2' }]));
  await resetOf(set);
  expect(keptResets(set)).toHaveLength(1);
  const later = createSampleData({ storage: set.storage, conversations: set.conversations.archive, locks: undefined });
  expect(await later.undoLast()).toEqual({ ok: true, kept: 0 });
  expect(set.read('customReports')).toEqual([{ id: 'r2' }]);
  expect(await later.undoLast()).toMatchObject({ ok: false, message: 'The reset can no longer be undone.' });
});

test('an Undo that is refused stays possible at a later visit', async () => {
  const set = setUp(everything);
  await resetOf(set);
  const store = set.storage.setItem;
  const setItem = jest.spyOn(set.storage, 'setItem').mockImplementation((key, text) => {
    if (key === 'items') throw new DOMException('', 'QuotaExceededError');
    store(key, text);
  });
  expect(await set.data.undoLast()).toMatchObject({ ok: false, reason: 'full' });
  setItem.mockRestore();
  expect(keptResets(set)).toHaveLength(1);
});

test.each([
  ['values', { items: [item('x'.repeat(1_000_000))] }, true],
  ['conversations', everything, false],
])('a reset without room for its %s is undone only in its page', async (_what, values, isKept) => {
  const set = setUp(values, { isKept });
  const reset = await resetOf(set);
  expect([reset.isKept, keptResets(set)]).toEqual([false, []]);
  expect(await set.data.undoLast()).toMatchObject({ ok: false });
  expect(await reset.undo()).toEqual({ ok: true, kept: 0 });
  expect(set.read('items')).toEqual(values.items);
  expect(set.conversations.ids()).toEqual(['c1', 'c2']);
});

test('an edit for which there is no other room drops what the reset removed', async () => {
  const set = setUp({ customReports: [{ id: 'r1', name: 'x'.repeat(400) }] }, { quota: 1_000 });
  await resetOf(set);
  const words = createStoredValue({ key: 'words', schema: array(string()), fallback: [], storage: set.storage });
  expect(words.write(['y'.repeat(800)])).toEqual({ ok: true });
  expect(keptResets(set)).toEqual([]);
});

test('a reset that fails halfway changes nothing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const set = setUp(everything);
  const before = set.keys();
  let removals = 0;
  const remove = set.storage.removeItem.bind(set.storage);
  set.storage.removeItem = (key) => {
    removals += 1;
    if (removals === 3) throw new Error('blocked');
    remove(key);
  };
  expect(await set.data.reset()).toMatchObject({ ok: false, reason: 'blocked' });
  expect(new Set(set.keys())).toEqual(new Set(before));
  expect(set.conversations.ids()).toEqual(['c1', 'c2']);
  jest.restoreAllMocks();
});

test('a value that cannot be read stays for its screen, before and after Undo', async () => {
  const set = setUp({ customReports: [report] });
  set.storage.setItem('items', '[{"id":');
  const { undo } = await resetOf(set);
  expect(set.storage.getItem('items')).toBe('[{"id":');
  await undo();
  expect(set.storage.getItem('items')).toBe('[{"id":');
  expect(set.read('customReports')).toEqual([report]);
});

test('open screens hear of the reset and of its Undo', async () => {
  const set = setUp(everything);
  const heard = jest.fn();
  const stop = onChange(set.storage, 'items', () => heard(set.storage.getItem('items') === null));
  const { undo } = await resetOf(set);
  await undo();
  expect(heard.mock.calls).toEqual([[true], [false]]);
  stop();
});

test('the edits of other tabs wait for all locks, which are held together', async () => {
  const held: string[] = [];
  const { storage, conversations } = setUp(everything);
  const locks = {
    async request(name: string, work: () => unknown) {
      held.push(name);
      await work();
      held.pop();
    },
  };
  const data = createSampleData({ storage, conversations: conversations.archive, locks });
  let during: readonly string[] = [];
  const stop = onChange(storage, 'items', () => (during = [...held]));
  await data.reset();
  expect(during).toEqual([
    'back-office:items',
    'back-office:categories',
    'back-office:customReports',
    'back-office:suite-widgets',
    'back-office:education-progress',
    'back-office:dismissals',
  ]);
  stop();
});

test('every key in the documentation is reset or kept on purpose', () => {
  const page = readFileSync(join(__dirname, '../../../../docs/product/storage.md'), 'utf8');
  const documented = [...page.matchAll(/^ +\| `([a-zA-Z:-]+)/gm)].map(([, key]) => key ?? '');
  expect(documented).toContain('items');
  const decided: readonly string[] = [...storedKeys.map(({ key }) => key), ...keptKeys];
  expect(documented.filter((key) => !decided.includes(key))).toEqual([]);
});
