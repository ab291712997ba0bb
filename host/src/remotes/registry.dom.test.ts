import { fakeClock } from '../testing/fakeClock';
import { rowOf } from '../testing/fakeSource';
import { createRegistry } from './registry';

const row = rowOf('reports');
const good = { schema: 1, areas: [row] };
const read = { rows: [row], rejected: [] };
const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const noCache = { cache: 'no-cache' };
const fetching = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  fetching.mockReset();
  localStorage.clear();
});
afterAll(() => fetching.mockRestore());

test('the first read uses the request of the boot script', async () => {
  const registry = createRegistry(fakeClock(), {
    registry: Promise.resolve(good),
    cancel: () => undefined,
    started: 0,
  });
  await expect(registry.rows({})).resolves.toEqual(read);
  expect(fetching).not.toHaveBeenCalled();
});

test('the boot script may provide the response itself', async () => {
  const registry = createRegistry(fakeClock(), {
    registry: Promise.resolve(answer(good)),
    cancel: () => undefined,
    started: 0,
  });
  await expect(registry.rows({})).resolves.toEqual(read);
});

test('a fresh read bypasses the cache', async () => {
  fetching.mockResolvedValue(answer(good));
  const registry = createRegistry(fakeClock(), {
    registry: Promise.resolve(good),
    cancel: () => undefined,
    started: 0,
  });
  await registry.rows({ fresh: true });
  expect(fetching).toHaveBeenCalledWith('http://localhost/remotes.json?retry=1', expect.objectContaining(noCache));
});

test.each([
  ['is not there', () => Promise.resolve(answer('', 404))],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is a page', () => Promise.resolve(answer('<!doctype html>'))],
  ['is no registry', () => Promise.resolve(answer([]))],
  ['is empty', () => Promise.resolve(answer({ schema: 1, areas: [] }))],
])('a registry that %s is AREA-001', async (_, respond) => {
  fetching.mockImplementation(respond);
  await expect(createRegistry(fakeClock(), undefined).rows({})).rejects.toMatchObject({ code: 'AREA-001' });
});

describe('a registry that hangs', () => {
  const hanging = () => new Promise<Response>(() => undefined);

  test('is asked again under another address, and the first good answer counts', async () => {
    fetching.mockReturnValueOnce(hanging()).mockResolvedValueOnce(answer(good));
    const clock = fakeClock();
    const reading = createRegistry(clock, undefined).rows({});
    await clock.pass(3_000);
    await expect(reading).resolves.toEqual(read);
    expect(fetching.mock.calls.map(([address]) => address)).toEqual([
      'http://localhost/remotes.json',
      'http://localhost/remotes.json?retry=2',
    ]);
  });

  test('may answer late while another request fails', async () => {
    let respond: (response: Response) => void = () => undefined;
    const slow = new Promise<Response>((resolve) => (respond = resolve));
    fetching.mockReturnValueOnce(slow).mockResolvedValueOnce(answer('', 404));
    const clock = fakeClock();
    const reading = createRegistry(clock, undefined).rows({});
    await clock.pass(4_000);
    respond(answer(good));
    await expect(reading).resolves.toEqual(read);
  });

  test('is AREA-001 after 15 s, and at most three requests are under way', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    fetching.mockImplementation((_, init) => {
      signals.push(init?.signal);
      return hanging();
    });
    const cancel = jest.fn();
    const clock = fakeClock();
    const boot = { registry: hanging(), cancel, started: 0 };
    const reading = createRegistry(clock, boot).rows({});
    reading.catch(() => undefined);
    await clock.pass(15_000);
    await expect(reading).rejects.toMatchObject({ code: 'AREA-001', late: expect.any(Promise) });
    expect(cancel).toHaveBeenCalled();
    expect(signals.filter((signal) => !signal?.aborted)).toHaveLength(3);
  });
});

describe('the last good registry', () => {
  const registry = () => createRegistry(fakeClock(), undefined);

  test('is the last one that was read, with the released versions alone', async () => {
    expect(registry().lastGood()).toBeUndefined();
    const older = rowOf('reports', { version: '0.9.0' });
    fetching.mockResolvedValueOnce(answer({ schema: 1, areas: [row, older, rowOf('learning')] }));
    await registry().rows({});
    expect(registry().lastGood()).toEqual({
      rows: [row, rowOf('learning')],
      rejected: [],
      readAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    fetching.mockResolvedValueOnce(answer(good));
    await registry().rows({});
    expect(registry().lastGood()?.rows).toEqual([row]);
  });

  test('stays when a later answer is broken', async () => {
    fetching.mockResolvedValueOnce(answer(good)).mockResolvedValueOnce(answer({ schema: 1, areas: [] }));
    await registry().rows({});
    await expect(registry().rows({})).rejects.toMatchObject({ code: 'AREA-001' });
    expect(registry().lastGood()?.rows).toEqual([row]);
  });

  test.each([
    ['is not JSON', '{'],
    ['has no time', JSON.stringify({ registry: good })],
    ['has no registry', JSON.stringify({ readAt: '2026-01-02T03:04:05.000Z', registry: [] })],
    [
      'has a row without a hash',
      JSON.stringify({
        readAt: '2026-01-02T03:04:05.000Z',
        registry: { schema: 1, areas: [{ ...row, entry: 'https://evil.example/e.js', integrity: undefined }] },
      }),
    ],
  ])('that %s is ignored', (_, text) => {
    localStorage.setItem('back-office:registry', text);
    expect(registry().lastGood()).toBeUndefined();
  });
});

describe('an override by address', () => {
  const local = {
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
    fetching.mockResolvedValue(answer(local));
    await expect(createRegistry(fakeClock(), undefined).rowAt('http://localhost:4310')).resolves.toMatchObject({
      entry: 'http://localhost:4310/dev/remoteEntry.js',
    });
    expect(fetching).toHaveBeenCalledWith('http://localhost:4310/area.json', noCache);
  });

  test('on another machine is rejected without a request', async () => {
    await expect(createRegistry(fakeClock(), undefined).rowAt('https://evil.example')).rejects.toMatchObject({
      code: 'AREA-010',
    });
    expect(fetching).not.toHaveBeenCalled();
  });

  test('whose entry is on another machine is rejected', async () => {
    fetching.mockResolvedValue(answer({ ...local, entry: 'https://evil.example/e.js', integrity: 'sha384-abc' }));
    await expect(createRegistry(fakeClock(), undefined).rowAt('http://localhost:4310')).rejects.toMatchObject({
      code: 'AREA-010',
    });
  });
});
