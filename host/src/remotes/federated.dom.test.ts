import { AreaFailure, type Container, type Entry } from '@back-office/shared/loading';
import { fakeClock, type FakeClock } from '../testing/fakeClock';
import { registryOf, rowOf } from '../testing/fakeSource';
import { createFederatedSource, type ShareScope } from './federated';
import type { Registry } from './registry';

const row = rowOf('reports');
const registry: Registry = { rows: async () => registryOf(row), rowAt: async () => row, lastGood: () => undefined };
const createArea = () => ({ contract: '1.0.0', routes: [] });

afterEach(() => Reflect.deleteProperty(globalThis, row.container));

/** Every entry defines a container of which all modules are what `get` answers. */
function setUp(get: (module: string) => Promise<unknown>, clock: FakeClock = fakeClock()) {
  const container = {
    init: jest.fn<Promise<unknown>, [object]>(async () => true),
    get: jest.fn<Promise<() => unknown>, [string]>(async (module) => {
      const exports = await get(module);
      return () => exports;
    }),
  } satisfies Container;
  const loadEntry = jest.fn<Promise<undefined>, [Entry]>(async (entry) => {
    Reflect.set(globalThis, entry.container, container);
    return undefined;
  });
  const scope: ShareScope = { react: { '19.3.1': { from: 'host', useIn: ['host', row.container], loaded: true } } };
  const source = createFederatedSource({ shareScope: () => scope, registry, clock, loadEntry });
  return { source, container, scope, loadEntry, clock };
}

test('an area is createArea of ./routes, and its entry is loaded first, with its hash', async () => {
  const { source, container, loadEntry } = setUp(async () => ({ createArea }));
  await expect(source.loadArea(row)).resolves.toBe(createArea);
  expect(loadEntry).toHaveBeenCalledWith({ url: row.entry, container: 'reports_1_0_0', integrity: 'sha384-abc' });
  expect(container.get).toHaveBeenCalledWith('./routes');
});

test('the area and the slot of a remote share its container, which is given the shared modules once', async () => {
  const { source, container, scope, loadEntry } = setUp(async () => ({ createArea, Widget: () => null }));
  await Promise.all([source.loadArea(row), source.loadSlot(row)]);
  expect(loadEntry).toHaveBeenCalledTimes(1);
  expect(container.init.mock.calls).toEqual([[scope]]);
});

test('the search of a remote is search of ./search', async () => {
  const search = { finds: 'items', search: () => [] };
  const { source, container } = setUp(async () => ({ search }));
  await expect(source.loadSearch?.(row)).resolves.toBe(search);
  expect(container.get).toHaveBeenCalledWith('./search');
});

test('what a remote stores is stored of ./stored', async () => {
  const stored = { values: [] };
  const { source, container } = setUp(async () => ({ stored }));
  await expect(source.loadStored?.(row)).resolves.toBe(stored);
  expect(container.get).toHaveBeenCalledWith('./stored');
});

test('after a failed entry the next attempt uses another address', async () => {
  const { source, loadEntry } = setUp(async () => ({ createArea }));
  loadEntry.mockRejectedValueOnce(new AreaFailure('AREA-004', 'gone'));
  await expect(source.loadArea(row)).rejects.toMatchObject({ code: 'AREA-004' });
  await expect(source.loadArea(row)).resolves.toBe(createArea);
  expect(loadEntry).toHaveBeenLastCalledWith(expect.objectContaining({ url: `${row.entry}?retry=1` }));
});

test('a chunk that hangs is AREA-006 after 15 s', async () => {
  const { source, clock } = setUp(() => new Promise(() => undefined));
  const loading = source.loadArea(row);
  loading.catch(() => undefined);
  await clock.pass(15_000);
  await expect(loading).rejects.toMatchObject({ code: 'AREA-006' });
});

const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

test('a missing chunk is AREA-006, and the next attempt evaluates the entry again', async () => {
  const { source, loadEntry, container } = setUp(async () => ({ createArea }));
  container.get.mockRejectedValueOnce(missing);
  await expect(source.loadArea(row)).rejects.toMatchObject({ code: 'AREA-006' });
  await expect(source.loadArea(row)).resolves.toBe(createArea);
  expect(loadEntry).toHaveBeenLastCalledWith(expect.objectContaining({ url: `${row.entry}?retry=1` }));
});

test('a container that failed is replaced: by one of its own, which gets the shared modules again', async () => {
  const { source, container } = setUp(async () => ({ createArea }));
  const instances = [{ name: 'host' }, { name: row.container }];
  Reflect.set(globalThis, '__FEDERATION__', { __INSTANCES__: instances });
  container.get.mockRejectedValueOnce(missing);
  await expect(source.loadArea(row)).rejects.toMatchObject({ code: 'AREA-006' });
  await source.loadArea(row);
  expect(instances).toEqual([{ name: 'host' }]);
  expect(container.init).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(globalThis, '__FEDERATION__');
});

test('shares that never arrived, and those of the failed container that no other app uses, are provided again', async () => {
  const { source, scope, container } = setUp(async () => ({ createArea }));
  const own = row.container;
  scope['ui/table'] = { '1.0.0': { from: 'catalogue', useIn: [], loading: Promise.resolve() } };
  scope['ui/choices'] = { '1.0.0': { from: 'catalogue', useIn: [], loading: Promise.resolve(), loaded: true } };
  scope['ui/dates'] = { '1.0.0': { from: 'catalogue', useIn: [] } };
  scope['ui'] = {
    '1.0.0': { from: own, useIn: [own, 'catalogue'], loaded: true },
    '1.1.0': { from: own, useIn: [own], loaded: true },
    '1.2.0': { from: own, useIn: [] },
  };
  container.get.mockRejectedValueOnce(missing);
  await expect(source.loadArea(row)).rejects.toMatchObject({ code: 'AREA-006' });
  await source.loadArea(row);
  const versions = Object.fromEntries(Object.entries(scope).map(([name, copies]) => [name, Object.keys(copies)]));
  expect(versions).toEqual({
    react: ['19.3.1'],
    'ui/table': [],
    'ui/choices': ['1.0.0'],
    'ui/dates': ['1.0.0'],
    ui: ['1.0.0'],
  });
});

test('a late chunk, which may say so itself, leaves the container alone and opens when it arrives', async () => {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const { source, loadEntry, container } = setUp(async () => ({ createArea }));
  container.get.mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed.'), { ...missing, late }));
  const failure = await source.loadArea(row).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'AREA-006', late });
  arrive();
  await expect(source.loadArea(row)).resolves.toBe(createArea);
  expect(loadEntry).toHaveBeenCalledTimes(1);
});

test('a late chunk that fails in the end breaks the container', async () => {
  const { source, loadEntry, container, clock } = setUp(async () => ({ createArea }));
  let fail: () => void = () => undefined;
  container.get.mockReturnValueOnce(new Promise((_, reject) => (fail = () => reject(missing))));
  const loading = source.loadArea(row).catch((error: unknown) => error);
  await clock.pass(15_000);
  fail();
  await clock.pass(0);
  expect(await loading).toMatchObject({ code: 'AREA-006', late: expect.any(Promise) });
  await source.loadArea(row);
  expect(loadEntry).toHaveBeenCalledTimes(2);
});

test('an entry that hangs is AREA-003 after 15 s; a retry runs beside it, and the first to arrive counts', async () => {
  const { source, loadEntry, container, clock } = setUp(async () => ({ createArea }));
  let arrive: () => void = () => undefined;
  loadEntry.mockReturnValueOnce(new Promise<undefined>((resolve) => (arrive = () => resolve(undefined))));
  const loading = source.loadArea(row);
  loading.catch(() => undefined);
  await clock.pass(15_000);
  await expect(loading).rejects.toMatchObject({ code: 'AREA-003' });
  loadEntry.mockReturnValueOnce(new Promise(() => undefined));
  const retried = source.loadArea(row);
  expect(loadEntry).toHaveBeenLastCalledWith(expect.objectContaining({ url: `${row.entry}?retry=1` }));
  Reflect.set(globalThis, row.container, container);
  arrive();
  await expect(retried).resolves.toBe(createArea);
});

test('after a component threw, the next load evaluates the entry again', async () => {
  const { source, loadEntry } = setUp(async () => ({ createArea }));
  await source.loadArea(row);
  source.replaceNext?.(row);
  await source.loadArea(row);
  await source.loadArea(row);
  expect(loadEntry).toHaveBeenCalledTimes(2);
});

test('code that throws is AREA-005, and the entry is loaded again', async () => {
  const { source, loadEntry, container } = setUp(async () => ({ createArea }));
  container.get.mockRejectedValueOnce(new TypeError('boom'));
  await expect(source.loadArea(row)).rejects.toMatchObject({ code: 'AREA-005' });
  await source.loadArea(row);
  expect(loadEntry).toHaveBeenCalledTimes(2);
});

test.each([[null], [{}], [{ createArea: 'no' }]])('a module %j is AREA-005', async (module) => {
  const { source } = setUp(async () => module);
  await expect(source.loadArea(row)).rejects.toMatchObject({ code: 'AREA-005' });
});

test('the negotiated versions are available', () => {
  const { source } = setUp(async () => ({}));
  expect(source.sharedVersions?.()).toEqual([
    { name: 'react', version: '19.3.1', from: 'host', usedBy: ['host', 'reports_1_0_0'] },
  ]);
});
