import { fakeClock } from '../testing/fakeClock';
import { createRegistry } from './registry';

const empty = { schema: 1, areas: [] };
const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const fetching = jest.spyOn(globalThis, 'fetch');

beforeEach(() => fetching.mockReset());
afterAll(() => fetching.mockRestore());

test('the first read uses the request of the boot script', async () => {
  const registry = createRegistry(fakeClock(), { registry: Promise.resolve(empty), started: 0 });
  await expect(registry.rows({})).resolves.toEqual({ rows: [], rejected: [] });
  expect(fetching).not.toHaveBeenCalled();
});

test('the boot script may provide the response itself', async () => {
  const registry = createRegistry(fakeClock(), { registry: Promise.resolve(answer(empty)), started: 0 });
  await expect(registry.rows({})).resolves.toEqual({ rows: [], rejected: [] });
});

test('a fresh read bypasses the cache', async () => {
  fetching.mockResolvedValue(answer(empty));
  const registry = createRegistry(fakeClock(), { registry: Promise.resolve(empty), started: 0 });
  await registry.rows({ fresh: true });
  expect(fetching).toHaveBeenCalledWith('http://localhost/remotes.json', { cache: 'no-cache' });
});

test.each([
  ['is not there', () => Promise.resolve(answer('', 404))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is a page', () => Promise.resolve(answer('<!doctype html>'))],
  ['is no registry', () => Promise.resolve(answer([]))],
])('a registry that %s is AREA-001', async (_, respond) => {
  fetching.mockImplementation(respond);
  await expect(createRegistry(fakeClock(), undefined).rows({})).rejects.toMatchObject({ code: 'AREA-001' });
});

test('a registry that hangs is AREA-001 after 3 s', async () => {
  fetching.mockReturnValue(new Promise(() => undefined));
  const clock = fakeClock();
  const reading = createRegistry(clock, undefined).rows({});
  reading.catch(() => undefined);
  await clock.pass(3_000);
  await expect(reading).rejects.toThrow(/3000 ms/);
});

describe('an override by address', () => {
  const row = {
    name: 'reports',
    version: 'dev',
    contract: '1.0.0',
    container: 'reports_dev',
    entry: 'dev/remoteEntry.js',
    routes: ['/reports'],
    slots: [],
    preload: [],
  };

  test('reads the row next to it', async () => {
    fetching.mockResolvedValue(answer(row));
    await expect(createRegistry(fakeClock(), undefined).rowAt('http://localhost:4310')).resolves.toMatchObject({
      entry: 'http://localhost:4310/dev/remoteEntry.js',
    });
    expect(fetching).toHaveBeenCalledWith('http://localhost:4310/area.json', { cache: 'no-cache' });
  });

  test('on another machine is rejected without a request', async () => {
    await expect(createRegistry(fakeClock(), undefined).rowAt('https://evil.example')).rejects.toMatchObject({
      code: 'AREA-010',
    });
    expect(fetching).not.toHaveBeenCalled();
  });

  test('whose entry is on another machine is rejected', async () => {
    fetching.mockResolvedValue(answer({ ...row, entry: 'https://evil.example/e.js', integrity: 'sha384-abc' }));
    await expect(createRegistry(fakeClock(), undefined).rowAt('http://localhost:4310')).rejects.toMatchObject({
      code: 'AREA-010',
    });
  });
});
