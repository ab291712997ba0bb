import type { Entry } from '../../loading/entryScript';
import type { AreaFailure } from '../../loading/areaFailure';
import { createEmbeddedLoader, shareScopeOf } from './loadEmbedded';

const entry: Entry = { url: 'http://localhost:4301/1/remoteEntry.js', container: 'test_1', integrity: 'sha384-a' };
const mount = () => ({ update: jest.fn(), navigate: jest.fn(), unmount: jest.fn() });

/** Each entry defines a container whose `./mount` is the next of these; an error makes it reject. */
function loaderOf(modules: readonly unknown[], fetched: Entry[] = []) {
  const left = [...modules];
  const fetchEntry = async (asked: Entry) => {
    fetched.push(asked);
    const module = left.shift();
    Reflect.set(globalThis, entry.container, {
      init: () => Promise.resolve(),
      get: () => (module instanceof Error ? Promise.reject(module) : Promise.resolve(() => module)),
    });
  };
  return createEmbeddedLoader({ entry, area: 'test', fetchEntry });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function settled<T>(promise: Promise<T>) {
  const outcome = promise.then(
    (value) => ({ value }),
    (error: AreaFailure) => ({ code: error.code, isLate: error.late !== undefined }),
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return outcome;
}

test('all elements of an area use one container', async () => {
  const fetched: Entry[] = [];
  const loader = loaderOf([{ mount }], fetched);
  expect(await settled(Promise.all([loader.load(false), loader.load(false)]))).toEqual({ value: [mount, mount] });
  expect(fetched).toEqual([entry]);
});

test('the code of `httpLedger` comes from the container of the area', async () => {
  const fetched: Entry[] = [];
  const httpLedger = jest.fn();
  const loader = loaderOf([{ mount, httpLedger }], fetched);
  expect(await settled(Promise.all([loader.load(false), loader.loadLedger()]))).toEqual({ value: [mount, httpLedger] });
  expect(fetched).toEqual([entry]);
});

test('what failed is loaded again under new addresses, in a new instance of the federation runtime', async () => {
  const instances = [{ name: 'other' }, { name: 'test_1' }];
  Reflect.set(globalThis, '__FEDERATION__', { __INSTANCES__: instances });
  const fetched: Entry[] = [];
  const loader = loaderOf([new Error('Loading chunk 3 failed.'), { mount }], fetched);
  expect(await settled(loader.load(false))).toEqual({ value: mount });
  expect(fetched.map(({ url }) => url)).toEqual([entry.url, `${entry.url}?retry=1`]);
  expect(instances).toEqual([{ name: 'other' }]);
  Reflect.deleteProperty(globalThis, '__FEDERATION__');
});

test('areas of the same versions share what they bring; a further attempt takes nothing of others', async () => {
  const scopes: object[] = [];
  const failing = new Error('Loading chunk 3 failed.');
  const modules: unknown[] = [{ mount }, failing, { mount }];
  const fetchEntry = async () => {
    const module = modules.shift();
    Reflect.set(globalThis, entry.container, {
      init: (scope: object) => Promise.resolve(scopes.push(scope)),
      get: () => (module === failing ? Promise.reject(failing) : Promise.resolve(() => module)),
    });
  };
  for (let area = 0; area < 2; area += 1) {
    const loader = createEmbeddedLoader({ entry, area: 'test', fetchEntry, shareScope: () => shareScopeOf('a') });
    expect(await settled(loader.load(false))).toEqual({ value: mount });
  }
  expect(scopes[0]).toBe(shareScopeOf('a'));
  expect(scopes[1]).toBe(shareScopeOf('a'));
  expect(scopes[2]).not.toBe(shareScopeOf('a'));
  expect(shareScopeOf('b')).not.toBe(shareScopeOf('a'));
});

test.each([
  ['AREA-006', new Error('Loading chunk 3 failed.')],
  ['AREA-005', new Error('no figures')],
  ['AREA-005', { other: mount }],
])('%s after three attempts when ./mount is %s', async (code, module) => {
  expect(await settled(loaderOf([module, module, module]).load(false))).toEqual({ code, isLate: false });
});

test('an entry that does not answer is late; a retry runs beside it, and the first to arrive counts', async () => {
  const arrive: (() => void)[] = [];
  const fetchEntry = () => new Promise<void>((resolve) => arrive.push(resolve));
  const loader = createEmbeddedLoader({ entry, area: 'test', fetchEntry });
  expect(await settled(loader.load(false))).toEqual({ code: 'AREA-003', isLate: true });
  const again = settled(loader.load(true));
  expect(arrive).toHaveLength(2);
  Reflect.set(globalThis, entry.container, { init: async () => undefined, get: async () => () => ({ mount }) });
  arrive[0]?.();
  expect(await again).toEqual({ value: mount });
});

test('a late chunk is asked for again from the same container, and another one only when it fails in the end', async () => {
  let fail: () => void = () => undefined;
  const late = new Promise<void>((_, reject) => (fail = () => reject(new Error('Loading chunk 3 failed.'))));
  const error = Object.assign(new Error('Loading chunk 3 failed.'), { late });
  const get = jest.fn<Promise<() => unknown>, []>().mockRejectedValue(error);
  const fetchEntry = jest.fn(
    async () => void Reflect.set(globalThis, entry.container, { init: async () => true, get }),
  );
  const loader = createEmbeddedLoader({ entry, area: 'test', fetchEntry });
  expect(await settled(loader.load(false))).toEqual({ code: 'AREA-006', isLate: true });
  expect(await settled(loader.load(true))).toEqual({ code: 'AREA-006', isLate: true });
  expect(get).toHaveBeenCalledTimes(2);
  expect(fetchEntry).toHaveBeenCalledTimes(1);
  fail();
  get.mockResolvedValue(() => ({ mount }));
  await jest.advanceTimersByTimeAsync(0);
  expect(await settled(loader.load(true))).toEqual({ value: mount });
  expect(fetchEntry).toHaveBeenCalledTimes(2);
});
