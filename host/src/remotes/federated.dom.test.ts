import type { Entry } from '@back-office/shared/loading';
import { fakeClock, type FakeClock } from '../testing/fakeClock';
import { registryOf, rowOf } from '../testing/fakeSource';
import { createFederatedSource, type FederationRuntime } from './federated';
import { AreaFailure } from './failure';
import type { Registry } from './registry';

const row = rowOf('reports');
const registry: Registry = { rows: async () => registryOf(row), rowAt: async () => row, lastGood: () => undefined };
const createArea = () => ({ contract: '1.0.0', routes: [] });

function setUp(loadRemote: FederationRuntime['loadRemote'], clock: FakeClock = fakeClock()) {
  const registerRemotes = jest.fn<undefined, Parameters<FederationRuntime['registerRemotes']>>();
  const loadEntry = jest.fn<Promise<undefined>, [Entry]>(async () => undefined);
  const runtime = {
    registerRemotes,
    loadRemote: jest.fn(loadRemote),
    shareScopeMap: {
      default: { react: { '19.3.1': { from: 'host', useIn: ['host', 'reports_1_0_0'], loaded: true } } },
    },
  };
  const source = createFederatedSource({ runtime: () => runtime, registry, clock, loadEntry });
  return { source, runtime, registerRemotes, loadEntry, clock };
}

test('an area is createArea of ./routes, and its entry is loaded first, with its hash', async () => {
  const { source, runtime, loadEntry } = setUp(async () => ({ createArea }));
  await expect(source.loadArea(row)).resolves.toBe(createArea);
  expect(loadEntry).toHaveBeenCalledWith({ url: row.entry, container: 'reports_1_0_0', integrity: 'sha384-abc' });
  expect(runtime.loadRemote).toHaveBeenCalledWith('reports_1_0_0/routes');
});

test('the area and the slot of a remote share its entry', async () => {
  const { source, loadEntry } = setUp(async () => ({ createArea, Widget: () => null }));
  await Promise.all([source.loadArea(row), source.loadSlot(row)]);
  expect(loadEntry).toHaveBeenCalledTimes(1);
});

test('the search of a remote is search of ./search', async () => {
  const search = { finds: 'items', search: () => [] };
  const { source, runtime } = setUp(async () => ({ search }));
  await expect(source.loadSearch?.(row)).resolves.toBe(search);
  expect(runtime.loadRemote).toHaveBeenCalledWith('reports_1_0_0/search');
});

test('after a failed entry the next attempt uses another address and registers again', async () => {
  const { source, loadEntry, registerRemotes } = setUp(async () => ({ createArea }));
  loadEntry.mockRejectedValueOnce(new AreaFailure('AREA-004', 'gone'));
  await expect(source.loadArea(row)).rejects.toMatchObject({ code: 'AREA-004' });
  await expect(source.loadArea(row)).resolves.toBe(createArea);
  expect(loadEntry).toHaveBeenLastCalledWith(expect.objectContaining({ url: `${row.entry}?retry=1` }));
  expect(registerRemotes).toHaveBeenLastCalledWith([{ name: 'reports_1_0_0', entry: `${row.entry}?retry=1` }], {
    force: true,
  });
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
  const { source, loadEntry, runtime } = setUp(async () => ({ createArea }));
  runtime.loadRemote.mockRejectedValueOnce(missing);
  await expect(source.loadArea(row)).rejects.toMatchObject({ code: 'AREA-006' });
  await expect(source.loadArea(row)).resolves.toBe(createArea);
  expect(loadEntry).toHaveBeenLastCalledWith(expect.objectContaining({ url: `${row.entry}?retry=1` }));
});

test('a share that never arrived is forgotten, so that the next attempt provides it again', async () => {
  const { source, runtime } = setUp(async () => ({ createArea }));
  const scope: Record<string, Record<string, object>> = runtime.shareScopeMap.default;
  scope['ui/table'] = { '1.0.0': { from: 'catalogue', useIn: [], loading: Promise.resolve() } };
  scope['ui/choices'] = { '1.0.0': { from: 'catalogue', useIn: [], loading: Promise.resolve(), loaded: true } };
  runtime.loadRemote.mockRejectedValueOnce(missing);
  await expect(source.loadArea(row)).rejects.toMatchObject({ code: 'AREA-006' });
  await source.loadArea(row);
  expect(scope).toMatchObject({ 'ui/table': {}, 'ui/choices': { '1.0.0': {} }, react: { '19.3.1': {} } });
  expect(scope['ui/table']).toEqual({});
});

test('shares of a container that failed are provided by its next evaluation, those that were loaded stay', async () => {
  const { source, runtime } = setUp(async () => ({ createArea }));
  const scope: Record<string, Record<string, object>> = runtime.shareScopeMap.default;
  scope['ui/table'] = { '1.0.0': { from: 'reports_1_0_0', useIn: [] } };
  scope['ui/dates'] = { '1.0.0': { from: 'reports_1_0_0', useIn: [], loaded: true } };
  scope['ui/choices'] = { '1.0.0': { from: 'catalogue_1_0_0', useIn: [] } };
  runtime.loadRemote.mockRejectedValueOnce(missing);
  await expect(source.loadArea(row)).rejects.toMatchObject({ code: 'AREA-006' });
  await source.loadArea(row);
  expect(scope).toMatchObject({ 'ui/dates': { '1.0.0': {} }, 'ui/choices': { '1.0.0': {} } });
  expect(scope['ui/table']).toEqual({});
});

test('an entry that hangs is AREA-003 after 15 s; a retry runs beside it, and the first to arrive counts', async () => {
  const { source, loadEntry, clock } = setUp(async () => ({ createArea }));
  let arrive: () => void = () => undefined;
  loadEntry.mockReturnValueOnce(new Promise<undefined>((resolve) => (arrive = () => resolve(undefined))));
  const loading = source.loadArea(row);
  loading.catch(() => undefined);
  await clock.pass(15_000);
  await expect(loading).rejects.toMatchObject({ code: 'AREA-003' });
  loadEntry.mockReturnValueOnce(new Promise(() => undefined));
  const retried = source.loadArea(row);
  expect(loadEntry).toHaveBeenLastCalledWith(expect.objectContaining({ url: `${row.entry}?retry=1` }));
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
  const { source, loadEntry, runtime } = setUp(async () => ({ createArea }));
  runtime.loadRemote.mockRejectedValueOnce(new TypeError('boom'));
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
