import { array, string } from 'valibot';
import type { DeclaredArchive, StoredData } from '@back-office/shared/contract';
import { fakeStorage } from '../../testing/fakeStorage';
import { onChange } from '../storageChanges';
import { createStoredValue } from '../storedValue';
import { describeEntries, sharedStored } from './sharedStored';
import { createSampleData } from './sampleData';
import type { AskedOwners, StoredOwner } from './storedOwners';

const at = '2025-06-28T12:00:00.000Z';
const later = '2025-06-29T12:00:00.000Z';
const item = (id: string, updatedAt = at) => ({ id, name: id, createdAt: at, updatedAt });
const sample = item('consulting-service');
const report = { id: 'r1', name: 'Weekly' };

const count = (value: unknown) => describeEntries(value, (entries) => `${entries} stored`);
const isNotAsItCame = (entry: unknown) => JSON.stringify(entry) !== JSON.stringify(sample);
const edited = (value: unknown) => (Array.isArray(value) ? value.filter(isNotAsItCame) : value);

/** A list with a fresh start and a lock of its own, and two values with one lock. */
const shop: StoredData = {
  values: [
    {
      key: 'items',
      label: 'Items',
      lock: 'back-office:items',
      describe: (value) => count(edited(value)),
      edits: edited,
    },
    { key: 'customReports', label: 'Custom reports', lock: 'back-office:reports', describe: count },
    { key: 'back-office:sample-reports', label: 'Sample reports', lock: 'back-office:reports', describe: count },
  ],
  kept: ['items-search'],
};
const school: StoredData = {
  values: [{ key: 'back-office:education-progress', label: 'Courses', describe: count }],
};

function fakeArchive(ids: readonly string[], isKept: boolean) {
  let records: readonly string[] = ids;
  let kept: readonly string[] = [];
  const add = (returned: readonly string[]) => (records = [...new Set([...returned, ...records])]);
  const archive: DeclaredArchive = {
    label: 'Conversations',
    describe: async () => (records.length === 0 ? '' : `${records.length} with the assistant`),
    async removeAll() {
      const removed = records;
      kept = isKept ? records : [];
      records = [];
      return {
        isKept,
        async putBack() {
          add(removed);
          kept = [];
        },
      };
    },
    async putBackLast() {
      add(kept);
      kept = [];
    },
  };
  return { archive, ids: () => records, add: (id: string) => add([...records, id]) };
}

/** Every value as JSON, but texts as they are. `answers` are the apps that answer, one list for each time they are asked. */
function setUp(
  values: Readonly<Record<string, unknown>>,
  {
    quota = Infinity,
    ids = ['c1', 'c2'],
    isKept = true,
    answers = [['shop', 'talks', 'school', 'host']] as readonly (readonly string[])[],
    further = [] as readonly StoredOwner[],
  } = {},
) {
  const texts = Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)] as const);
  const storage = fakeStorage(Object.fromEntries(texts), quota);
  const conversations = fakeArchive(ids, isKept);
  const all: readonly StoredOwner[] = [
    { name: 'shop', title: 'Shop', stored: shop },
    { name: 'talks', title: 'Talks', stored: { values: [], archives: [conversations.archive] } },
    { name: 'school', title: 'School', stored: school },
    ...further,
    { name: 'host', title: 'Back Office', stored: sharedStored },
  ];
  let asked = 0;
  async function ask(): Promise<AskedOwners> {
    const names = [...(answers[Math.min(asked, answers.length - 1)] ?? []), ...further.map(({ name }) => name)];
    asked += 1;
    return {
      owners: all.filter(({ name }) => names.includes(name)),
      unasked: all.filter(({ name }) => !names.includes(name)).map(({ name, title }) => ({ name, title })),
    };
  }
  const open = (locks?: Parameters<typeof createSampleData>[0]['locks']) =>
    createSampleData({ storage, ask, locks, now: () => 7 });
  const read = (key: string): unknown => JSON.parse(storage.getItem(key) ?? 'null');
  const keys = () => Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return { storage, conversations, data: open(), open, read, keys };
}

async function resetOf({ data }: Pick<ReturnType<typeof setUp>, 'data'>) {
  const result = await data.reset();
  if (!result.ok) throw new Error(result.message);
  return result;
}

const everything = {
  items: [sample, item('library-tea'), item('library-mug', later), item('a1'), item('a2')],
  'items-search': 'mug',
  customReports: [report],
  'back-office:sample-reports': { daily: null },
  'back-office:education-progress': { sales: ['one', 'two'], fees: ['one'] },
  'back-office:dismissals': ['migration'],
  'back-office:preferences': { theme: 'dark' },
  'back-office:quarantine:items:1': 'damaged',
  'of another product': 'theirs',
};

test('it says what a reset removes in the order of the apps, archives last', async () => {
  expect(await setUp(everything).data.changes()).toEqual({
    lines: [
      { label: 'Items', detail: '4 stored' },
      { label: 'Custom reports', detail: '1 stored' },
      { label: 'Sample reports', detail: '1 stored' },
      { label: 'Courses', detail: '2 stored' },
      { label: 'Notices', detail: '1 dismissed, shown again' },
      { label: 'Conversations', detail: '2 with the assistant' },
    ],
    unasked: [],
  });
});

test('a browser that stored only fresh starts has nothing to reset', async () => {
  const { data } = setUp({ items: [sample], customReports: [], 'items-selected': [] }, { ids: [] });
  expect(await data.changes()).toEqual({ lines: [], unasked: [] });
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

test.each([
  ['a fresh start', [sample], 0, {}],
  ['items that were added since', [sample, item('b1')], 1, { added: [item('b1')] }],
])('Undo names a list in the database again, after %s', async (_, since, kept, beside) => {
  const place = { database: 'v1', count: 13_000 };
  const set = setUp({ items: place });
  const { undo } = await resetOf(set);
  expect(set.read('items')).toBeNull();
  set.storage.setItem('items', JSON.stringify(since));
  expect(await undo()).toEqual({ ok: true, kept });
  expect(set.read('items')).toEqual({ ...place, ...beside });
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
  const later = set.open();
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
  const { storage, open } = setUp(everything);
  const locks = {
    async request(name: string, work: () => unknown) {
      held.push(name);
      await work();
      held.pop();
    },
  };
  const data = open(locks);
  let during: readonly string[] = [];
  const stop = onChange(storage, 'items', () => (during = [...held]));
  await data.reset();
  expect(during).toEqual([
    'back-office:dismissals',
    'back-office:education-progress',
    'back-office:items',
    'back-office:reports',
  ]);
  stop();
});

describe('an app that does not answer', () => {
  const withoutSchool = ['shop', 'talks', 'host'];
  const everyone = [...withoutSchool, 'school'];
  const school = { name: 'school', title: 'School' };

  test('is named, and its data stays while the others are reset and restored', async () => {
    const set = setUp(everything, { answers: [withoutSchool] });
    const { lines, unasked } = await set.data.changes();
    expect([lines.map(({ label }) => label), unasked]).toEqual([expect.not.arrayContaining(['Courses']), [school]]);
    const { undo } = await resetOf(set);
    expect(set.read('items')).toBeNull();
    expect(set.read('back-office:education-progress')).toEqual(everything['back-office:education-progress']);
    expect(await undo()).toEqual({ ok: true, kept: 0 });
    expect(set.read('items')).toEqual(everything.items);
  });

  test('keeps its data, also if it would answer after the list was shown', async () => {
    const set = setUp(everything, { answers: [withoutSchool, everyone] });
    await set.data.changes();
    await resetOf(set);
    expect(set.read('back-office:education-progress')).not.toBeNull();
  });

  test('refuses the Undo of what was removed from it, until it answers', async () => {
    const set = setUp(everything, { answers: [everyone, withoutSchool, everyone] });
    await resetOf(set);
    const later = set.open();
    const before = set.keys();
    expect(await later.undoLast()).toMatchObject({
      ok: false,
      message: 'School could not be asked. Nothing was put back.',
    });
    expect([set.keys(), set.conversations.ids()]).toEqual([before, []]);
    expect(await later.undoLast()).toEqual({ ok: true, kept: 0 });
    expect(set.read('back-office:education-progress')).toEqual(everything['back-office:education-progress']);
    expect(set.conversations.ids()).toEqual(['c1', 'c2']);
  });

  test('does not hinder the Undo of a reset that left its data', async () => {
    const set = setUp({ items: everything.items }, { answers: [withoutSchool] });
    await resetOf(set);
    expect(await set.open().undoLast()).toEqual({ ok: true, kept: 0 });
  });

  test('hinders the Undo of a reset of an earlier release, which did not note whose data it removed', async () => {
    const set = setUp({}, { answers: [withoutSchool, everyone] });
    const texts = [['items', JSON.stringify(everything.items)]];
    set.storage.setItem('back-office:history:reset:5', JSON.stringify({ text: 'Sample data reset', inverse: texts }));
    expect(await set.data.undoLast()).toMatchObject({ ok: false });
    expect(await set.data.undoLast()).toEqual({ ok: true, kept: 0 });
    expect(set.read('items')).toEqual(everything.items);
  });
});

test('an app that cannot describe its data keeps it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const describe = () => {
    throw new Error('broken');
  };
  const broken = { name: 'broken', title: 'Broken', stored: { values: [{ key: 'words', label: 'Words', describe }] } };
  const set = setUp({ ...everything, words: ['a'] }, { further: [broken] });
  expect((await set.data.changes()).unasked.map(({ title }) => title)).toEqual(['Broken']);
  await resetOf(set);
  expect([set.read('words'), set.read('items')]).toEqual([['a'], null]);
  jest.restoreAllMocks();
});

test('if one of two archives fails, the other is put back and nothing is reset', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { archive } = fakeArchive(['f1'], true);
  const failing = { ...archive, removeAll: () => Promise.reject(new Error('blocked')) };
  const files = { name: 'files', title: 'Files', stored: { values: [], archives: [failing] } };
  const set = setUp(everything, { further: [files] });
  expect(await set.data.reset()).toMatchObject({ ok: false });
  expect([set.conversations.ids(), set.read('items')]).toEqual([['c1', 'c2'], everything.items]);
  jest.restoreAllMocks();
});
