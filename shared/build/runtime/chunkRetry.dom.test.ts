import chunkRetry from './chunkRetry.mjs';

interface LateError extends Error {
  readonly late: Promise<unknown>;
}

interface Request {
  readonly url: string;
  readonly fail: (type?: string) => void;
}

/** webpack's own loading of chunks: `requests` are on the way, and `arrive` runs the script of the chunk. */
function setUp() {
  const requests: Request[] = [];
  const installed: Record<string, { resolve: () => void; reject: (error: Error) => void; promise: Promise<void> }> = {};
  const loaded = new Set<string>();
  const request = (url: string, fail: (type: string) => void) =>
    void requests.push({ url, fail: (type = 'error') => fail(type) });
  const handlers = {
    j(chunkId: string, promises: Promise<unknown>[]) {
      if (loaded.has(chunkId)) return;
      const known = installed[chunkId];
      if (known) return void promises.push(known.promise);
      let resolve: () => void = () => undefined;
      let reject: (error: Error) => void = () => undefined;
      const promise = new Promise<void>((...settle) => ([resolve, reject] = settle));
      installed[chunkId] = { resolve, reject, promise };
      promises.push(promise);
      request(`/${globals.__webpack_get_script_filename__(chunkId)}`, (type) => {
        Reflect.deleteProperty(installed, chunkId);
        reject(Object.assign(new Error(`Loading chunk ${chunkId} failed.`), { type }));
      });
    },
  };
  const globals = {
    __webpack_require__: { f: handlers, l: (url: string, done: () => void) => request(url, done) },
    __webpack_public_path__: '/',
    __webpack_get_script_filename__: (chunkId: string) => `${chunkId}.js`,
  };
  Object.defineProperties(globalThis, {
    ...Object.fromEntries(Object.keys(globals).map((name) => [name, accessor(globals, name)])),
  });
  const plugin = chunkRetry();
  return {
    plugin,
    urls: () => requests.map(({ url }) => url),
    fail: (index: number, type?: string) => requests[index]?.fail(type),
    arrive(chunkId: string) {
      loaded.add(chunkId);
      installed[chunkId]?.resolve();
    },
    ask(chunkId: string) {
      const promises: Promise<unknown>[] = [];
      handlers.j(chunkId, promises);
      const asked = Promise.all(promises).then(
        () => 'there',
        (error: LateError) => error,
      );
      return { asked, isThere: promises.length === 0 };
    },
  };
}

function accessor(target: object, name: string): PropertyDescriptor {
  return { configurable: true, get: () => Reflect.get(target, name), set: (value) => Reflect.set(target, name, value) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a chunk that fails is requested three times, each time under a new address', async () => {
  const { ask, urls, fail } = setUp();
  const { asked } = ask('list');
  for (const index of [0, 1, 2]) {
    fail(index);
    await jest.advanceTimersByTimeAsync(750);
  }
  expect(urls()).toEqual(['/list.js', '/list.js?retry=1', '/list.js?retry=2']);
  expect(await asked).toMatchObject({ message: 'Loading chunk list failed.' });
});

test('everyone who asks for it shares the attempts', async () => {
  const { ask, urls, fail, arrive } = setUp();
  const both = [ask('list').asked, ask('list').asked];
  fail(0);
  await jest.advanceTimersByTimeAsync(250);
  arrive('list');
  expect(await Promise.all(both)).toEqual(['there', 'there']);
  expect(urls()).toHaveLength(2);
  expect(ask('list').isThere).toBe(true);
});

test('one that does not answer in 15 s is late, and still counts when it arrives', async () => {
  const { ask, urls, arrive } = setUp();
  const { asked } = ask('list');
  await jest.advanceTimersByTimeAsync(15_000);
  const error = await asked;
  expect(error).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' });
  arrive('list');
  await (error as LateError).late;
  expect(ask('list').isThere).toBe(true);
  expect(urls()).toHaveLength(1);
});

test('who asks for one that is late requests it beside the first time, and the first to arrive counts', async () => {
  const { ask, urls, fail, arrive } = setUp();
  void ask('list');
  await jest.advanceTimersByTimeAsync(15_000);
  const again = ask('list').asked;
  const third = ask('list').asked;
  void ask('form');
  expect(urls()).toEqual(['/list.js', '/list.js?retry=1', '/form.js?retry=1']);
  fail(1);
  arrive('list');
  expect(await Promise.all([again, third])).toEqual(['there', 'there']);
});

test('one that is given up is not requested again without being asked', async () => {
  const { ask, urls, fail } = setUp();
  void ask('list');
  await jest.advanceTimersByTimeAsync(15_000);
  fail(0, 'timeout');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(urls()).toHaveLength(1);
  void ask('list');
  expect(urls()).toEqual(['/list.js', '/list.js?retry=1']);
});

test('a shared module that failed can be asked for again', async () => {
  const { plugin } = setUp();
  const get = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('kit');
  const share: { get: () => Promise<unknown>; loading?: unknown } = { get };
  plugin.beforeInit({ userOptions: { shared: { ui: [share] } } });
  share.loading = Promise.resolve();
  await expect(share.get()).rejects.toThrow('gone');
  expect(share.loading).toBeUndefined();
  await expect(share.get()).resolves.toBe('kit');
});

test('a shared module of the app’s own script is there at once', () => {
  const share = { get: () => 'kit' };
  setUp().plugin.beforeInit({ userOptions: { shared: { ui: [share] } } });
  expect(share.get()).toBe('kit');
});
