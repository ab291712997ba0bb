import type { EditLocks, StoreOptions } from '@back-office/shared/state';
import { fakeStorage } from '@back-office/shared/testing';
import { noContent, type ReportDraft } from '../domain/customReport';
import { filterOptions, groupByOptions, widgets } from '../domain/reports/definition';
import { metrics } from '../domain/reports/metrics';
import { testReport } from '../domain/customReports.testing';
import { readCustomReports } from './readCustomReports';
import { createSampleCustomReportsStore } from './sampleCustomReportsStore';
import { sampleReports } from './sampleReports';

const key = 'customReports';
const now = Date.parse('2025-07-18T12:00:00.000Z');
const draft: ReportDraft = { name: ' Weekly ', description: '', metrics: ['gross-sales'], content: noContent };

function twoTabs(initial: Readonly<Record<string, string>> = {}, quota?: number) {
  const storage = fakeStorage(initial, quota);
  let id = 0;
  const options: StoreOptions = {
    storage,
    locks: undefined,
    newId: () => `id-${(id += 1)}`,
    now: () => now,
  };
  const tab = () => createSampleCustomReportsStore(options);
  return { storage, one: tab(), other: tab() };
}

const namesIn = ({ snapshot }: ReturnType<typeof createSampleCustomReportsStore>) => {
  const { builtIn, saved } = snapshot();
  return [...builtIn, ...saved].map(({ name }) => name);
};
const sampleNames = sampleReports.map(({ name }) => name);
const settled = () => Promise.resolve().then(() => undefined);

test('an empty storage has the four samples, and opening writes nothing', async () => {
  const { storage, one } = twoTabs();
  await settled();
  expect(one.snapshot()).toMatchObject({ saved: [], deletedSamples: [] });
  expect(namesIn(one)).toEqual(sampleNames);
  expect(storage).toHaveLength(0);
});

test('the samples cover every type and status, and use only what the builder offers', () => {
  expect(new Set(sampleReports.map(({ type }) => type)).size).toBe(3);
  expect(new Set(sampleReports.map(({ status }) => status)).size).toBe(3);
  const isOffered = (options: readonly { readonly id: string }[]) => (id: string) =>
    expect(options.map((option) => option.id)).toContain(id);
  for (const { metrics: chosen, content, filters } of sampleReports) {
    chosen.forEach(isOffered(metrics));
    content.groupBy.forEach(isOffered(groupByOptions));
    content.widgets.forEach(isOffered(widgets));
    content.filters.map(({ id }) => id).forEach(isOffered(filterOptions));
    expect(filters).toBe(content.filters.length);
  }
});

test('saved reports are stored as a JSON list and appended to the samples', async () => {
  const { storage, one } = twoTabs();
  await one.saveReport(draft);
  const at = new Date(now).toISOString();
  expect(JSON.parse(storage.getItem(key) ?? '')).toEqual([
    {
      id: 'id-1',
      name: 'Weekly',
      description: '',
      type: 'table',
      status: 'draft',
      createdBy: 'Maya Duarte',
      createdAt: at,
      lastModified: at,
      metrics: ['gross-sales'],
      filters: 0,
      isShared: false,
      content: noContent,
    },
  ]);
  expect(namesIn(one)).toEqual([...sampleNames, 'Weekly']);
});

test('a report is saved without a name', async () => {
  const { one } = twoTabs();
  await expect(one.saveReport({ ...draft, name: '' })).resolves.toMatchObject({ ok: true });
  expect(one.snapshot().saved).toMatchObject([{ name: '' }]);
});

test('two tabs show the same list and never overwrite each other', async () => {
  const { one, other } = twoTabs();
  const listener = jest.fn();
  const stop = other.subscribe(listener);
  await Promise.all([
    one.saveReport({ ...draft, name: 'One' }),
    other.saveReport({ ...draft, name: 'Other' }),
    one.removeReport('sample-channel-mix'),
    other.markRun('sample-daily-sales'),
  ]);
  expect(namesIn(one)).toEqual([...sampleNames.filter((name) => name !== 'Channel mix'), 'One', 'Other']);
  expect(other.snapshot()).toEqual(one.snapshot());
  expect(listener).toHaveBeenCalled();
  stop();
});

test('edits run under one lock of the browser', async () => {
  const names: string[] = [];
  const locks: EditLocks = {
    request: (name, work) => Promise.resolve(names.push(name)).then(work),
  };
  const store = createSampleCustomReportsStore({ storage: fakeStorage(), locks, namespace: 'shop' });
  await store.saveReport(draft);
  expect(new Set(names)).toEqual(new Set(['shop:back-office:customReports']));
});

test('deleting is undone to the old place', async () => {
  const list = ['a', 'b', 'c'].map((id) => testReport({ id, name: id }));
  const { one } = twoTabs({ [key]: JSON.stringify(list) });
  const removed = await one.removeReport('b');
  expect(one.snapshot().saved.map(({ id }) => id)).toEqual(['a', 'c']);
  if (removed.ok) await removed.undo();
  expect(one.snapshot().saved).toEqual(list);
});

test('a deleted sample stays deleted until the samples are restored', async () => {
  const { storage, one } = twoTabs();
  await one.removeReport('sample-daily-sales');
  const reloaded = createSampleCustomReportsStore({ storage, locks: undefined });
  expect(reloaded.snapshot().deletedSamples).toEqual(['Daily sales overview']);
  expect(namesIn(reloaded)).toEqual(sampleNames.slice(1));
  await expect(reloaded.restoreSamples()).resolves.toMatchObject({ ok: true, changed: 1 });
  expect(namesIn(reloaded)).toEqual(sampleNames);
});

test('viewing sets Last Run, editing Last Modified, and an edited sample stays a sample', async () => {
  const { storage, one } = twoTabs();
  await one.markRun('sample-channel-mix');
  await one.saveReport({ ...draft, name: 'Mix' }, 'sample-channel-mix');
  const mix = one.snapshot().builtIn.find(({ id }) => id === 'sample-channel-mix');
  const at = new Date(now).toISOString();
  expect(mix).toMatchObject({ name: 'Mix', lastRun: at, lastModified: at, createdBy: 'Priya Nair' });
  expect(storage.getItem(key)).toBeNull();
});

test('a copy is a draft with its own id and name that nobody has viewed', async () => {
  const { one } = twoTabs();
  await one.duplicateReport('sample-daily-sales');
  await one.duplicateReport('sample-daily-sales');
  const [first, second] = one.snapshot().saved;
  expect(first).toMatchObject({ id: 'id-1', name: 'Daily sales overview (Copy)', status: 'draft', isShared: false });
  expect(first).not.toHaveProperty('lastRun');
  expect(first?.content).toEqual(sampleReports[0]?.content);
  expect(second?.name).toBe('Daily sales overview (Copy 2)');
});

test('a report that was deleted while it was edited is saved again under its id', async () => {
  const { one, other } = twoTabs({ [key]: JSON.stringify([testReport({ id: 'a' })]) });
  await other.removeReport('a');
  await one.saveReport(draft, 'a');
  expect(one.snapshot().saved).toMatchObject([{ id: 'a', name: 'Weekly' }]);
});

describe('damaged storage', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());
  const quarantinedIn = (storage: Storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
      .filter((name) => name.startsWith('back-office:quarantine:'))
      .map((name) => storage.getItem(name));

  test.each(['{', '', 'null reports', '{"a":1}', '"text"', '7'])(
    'the unreadable value %j leaves the samples, is quarantined and reported',
    (text) => {
      const { storage, one } = twoTabs({ [key]: text });
      expect(namesIn(one)).toEqual(sampleNames);
      expect(quarantinedIn(storage)).toEqual([text]);
    },
  );

  test('a single damaged entry is quarantined once and the others stay', async () => {
    const { storage, one } = twoTabs({
      [key]: JSON.stringify([testReport({ id: 'a', name: 'Good' }), { name: 'no id' }]),
    });
    expect(namesIn(one)).toEqual([...sampleNames, 'Good']);
    await settled();
    const reloaded = createSampleCustomReportsStore({ storage, locks: undefined });
    expect(namesIn(reloaded)).toEqual([...sampleNames, 'Good']);
    expect(quarantinedIn(storage)).toEqual(['[{"name":"no id"}]']);
  });

  test('damaged changes of samples show the samples as delivered', () => {
    const { storage, one } = twoTabs({ 'back-office:sample-reports': '{"sample-daily-sales":5}' });
    expect(namesIn(one)).toEqual(sampleNames);
    expect(quarantinedIn(storage)).toHaveLength(1);
  });
});

test('if storage is full, the old value stays and the message says so', async () => {
  const list = JSON.stringify([testReport({ id: 'a' })]);
  const { storage, one } = twoTabs({ [key]: list }, key.length + list.length + 20);
  await expect(one.saveReport(draft)).resolves.toEqual({
    ok: false,
    reason: 'full',
    message: expect.stringContaining('Your reports are unchanged'),
  });
  expect(storage.getItem(key)).toBe(list);
  expect(one.snapshot().saved).toHaveLength(1);
});

test('the reader shows what the store would, writes nothing, and leaves damaged values to the store', async () => {
  const { storage, one } = twoTabs({ [key]: JSON.stringify([testReport({ id: 'a' }), { name: 'no id' }]) });
  await one.removeReport('sample-daily-sales');
  const { builtIn, saved } = one.snapshot();
  expect(readCustomReports({ storage })).toEqual([...builtIn, ...saved]);
  const damaged = fakeStorage({ [key]: '{', 'back-office:sample-reports': '[]' });
  expect(readCustomReports({ storage: damaged })).toEqual(sampleReports);
  expect(damaged.getItem(key)).toBe('{');
});

test('the history undoes a deletion after a reload, and viewing a report is no change', async () => {
  const { storage, one } = twoTabs({ [key]: JSON.stringify([testReport({ id: 'a', name: 'Weekly' })]) });
  await one.markRun('a');
  await one.removeReport('a');
  const reloaded = createSampleCustomReportsStore({ storage, locks: undefined });
  const lines = reloaded.history.lines();
  expect(lines.map(({ text }) => text)).toEqual(['Weekly deleted']);
  expect(await reloaded.history.toggle(lines[0]?.id ?? '')).toMatchObject({ ok: true, changed: 1 });
  expect(reloaded.snapshot().saved).toMatchObject([{ id: 'a', name: 'Weekly' }]);
});

test('undoing a creation keeps a report that was edited since', async () => {
  const { one } = twoTabs();
  await one.saveReport(draft, 'a');
  await one.saveReport({ ...draft, name: 'Edited' }, 'a');
  const [, created] = one.history.lines();
  expect(await one.history.toggle(created?.id ?? '')).toMatchObject({ ok: true, changed: 0, kept: 1 });
  expect(one.snapshot().saved).toMatchObject([{ id: 'a', name: 'Edited' }]);
});

test('a shop of the merchant’s own begins without reports, and is read by itself', async () => {
  const storage = fakeStorage({ [key]: JSON.stringify([testReport({ id: 'of-sample' })]) });
  const namespace = 'back-office:shop:bakery-1';
  const own = createSampleCustomReportsStore({ storage, namespace, builtIn: [] });
  expect(own.snapshot()).toEqual({ builtIn: [], saved: [], deletedSamples: [] });
  expect(readCustomReports({ storage, shopId: 'bakery-1' })).toEqual([]);
  await own.addReports([testReport({ id: 'own' })]);
  expect(readCustomReports({ storage, shopId: 'bakery-1' }).map(({ id }) => id)).toEqual(['own']);
  expect(readCustomReports({ storage }).map(({ id }) => id)).not.toContain('own');
});
