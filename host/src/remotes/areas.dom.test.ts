import { AreaFailure, type FailureCode } from '@back-office/shared/loading';
import { fakeClock } from '../testing/fakeClock';
import { areaNamed, fakeSource, registryOf, rowOf, type FakeSource } from '../testing/fakeSource';
import { createAreas } from './areas';
import type { Overrides } from './overrides';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

function setUp(source: FakeSource, overrides: Overrides = {}) {
  const clock = fakeClock();
  const areas = createAreas({ source, clock, random: () => 0.5, overrides });
  areas.start();
  const state = (name = 'reports') => areas.snapshot().areas[name];
  return { areas, clock, state };
}

const rowsWhile = (isUp: () => boolean) => async () => {
  if (!isUp()) throw new AreaFailure('AREA-001', 'down');
  return registryOf(rowOf('reports'));
};

test('an area goes from loading to ready', async () => {
  const { areas, clock, state } = setUp(fakeSource());
  areas.load('reports');
  expect(state()).toMatchObject({ step: 'loading', attempt: 0 });
  await clock.pass(0);
  expect(state()).toMatchObject({ step: 'ready', row: { version: '1.0.0' } });
});

test('a further load while it is loading or ready does nothing', async () => {
  const source = fakeSource();
  const { areas, clock } = setUp(source);
  areas.load('reports');
  areas.load('reports');
  await clock.pass(0);
  areas.load('reports');
  await clock.pass(0);
  expect(source.requested).toEqual(['rows', 'reports_1_0_0']);
});

test('a failing load is retried twice, each time with a fresh registry, then fails', async () => {
  const source = fakeSource({ area: () => Promise.reject(new AreaFailure('AREA-004', 'gone')) });
  const { areas, clock, state } = setUp(source);
  areas.load('reports');
  await clock.pass(299);
  expect(state()).toMatchObject({ step: 'loading', attempt: 0 });
  await clock.pass(1);
  expect(state()).toMatchObject({ step: 'loading', attempt: 1 });
  await clock.pass(600);
  expect(state()).toMatchObject({ step: 'failed', failure: { code: 'AREA-004' } });
  expect(source.requested).toEqual([
    'rows',
    'reports_1_0_0',
    'rows fresh',
    'reports_1_0_0',
    'rows fresh',
    'reports_1_0_0',
  ]);
});

test.each<[FailureCode]>([['AREA-002'], ['AREA-007'], ['AREA-009']])('%s is not retried', async (code) => {
  const source = fakeSource({ area: () => Promise.reject(new AreaFailure(code, 'no')) });
  const { areas, clock, state } = setUp(source);
  areas.load('reports');
  await clock.pass(0);
  expect(state()).toMatchObject({ step: 'failed', failure: { code } });
});

test('a registry that never responds fails every area that is loaded, after its own two retries', async () => {
  const source = fakeSource({ rows: () => Promise.reject(new AreaFailure('AREA-001', 'down')) });
  const { areas, clock, state } = setUp(source);
  areas.load('reports');
  await clock.pass(900);
  expect(state()).toMatchObject({ step: 'failed', failure: { code: 'AREA-001' } });
  expect(areas.snapshot().registry).toMatchObject({ step: 'failed' });
  expect(source.requested).toEqual(['rows', 'rows fresh', 'rows fresh']);
});

test('an area without a row is AREA-009, with an invalid row AREA-002', async () => {
  const rejected = [{ name: 'learning', reason: 'entry: not a web address' }];
  const { areas, clock, state } = setUp(fakeSource({ rows: async () => ({ rows: [], rejected }) }));
  areas.load('reports');
  areas.load('learning');
  await clock.pass(0);
  expect(state('reports')).toMatchObject({ failure: { code: 'AREA-009' } });
  expect(state('learning')).toMatchObject({ failure: { code: 'AREA-002', message: /web address/ } });
});

test('another contract major is rejected before the code runs', async () => {
  const source = fakeSource({ rows: async () => registryOf(rowOf('reports', { contract: '2.0.0' })) });
  const { areas, clock, state } = setUp(source);
  areas.load('reports');
  await clock.pass(0);
  expect(state()).toMatchObject({ failure: { code: 'AREA-007' } });
  expect(source.requested).toEqual(['rows']);
});

test('an area of the same major is accepted, older or newer', async () => {
  const source = fakeSource({ rows: async () => registryOf(rowOf('reports', { contract: '1.7.0' })) });
  const { areas, clock, state } = setUp(source);
  areas.load('reports');
  await clock.pass(0);
  expect(state()).toMatchObject({ step: 'ready' });
});

test('an area that throws when it is created is AREA-005', async () => {
  const source = fakeSource({
    area: async () => () => {
      throw new Error('boom');
    },
  });
  const { areas, clock, state } = setUp(source);
  areas.load('reports');
  await clock.pass(900);
  expect(state()).toMatchObject({ failure: { code: 'AREA-005' } });
});

test('Retry reads the registry again, creates a new area and recovers', async () => {
  let isUp = false;
  const source = fakeSource({
    area: async (row) => {
      if (!isUp) throw new AreaFailure('AREA-003', 'late');
      return areaNamed(row.version);
    },
  });
  const { areas, clock, state } = setUp(source);
  areas.load('reports');
  await clock.pass(900);
  isUp = true;
  areas.retry('reports');
  expect(state()).toMatchObject({ step: 'loading', after: { code: 'AREA-003' } });
  await clock.pass(0);
  expect(state()).toMatchObject({ step: 'ready' });
  expect(source.requested.slice(-2)).toEqual(['rows fresh', 'reports_1_0_0']);
  expect(areas.snapshot().failures['reports']).toMatchObject({ code: 'AREA-003' });
});

test('Retry uses the last registry when a fresh one is not available', async () => {
  let isUp = true;
  const source = fakeSource({ rows: rowsWhile(() => isUp) });
  const { areas, clock, state } = setUp(source);
  areas.load('reports');
  await clock.pass(0);
  areas.areaThrew('reports', new Error('boom'), '/reports');
  isUp = false;
  areas.retry('reports');
  await clock.pass(0);
  expect(state()).toMatchObject({ step: 'ready' });
});

test('a screen that throws is AREA-008, and only its own path fails', async () => {
  const { areas, clock, state } = setUp(fakeSource());
  areas.load('reports');
  await clock.pass(0);
  areas.areaThrew('reports', new Error('boom'), '/reports');
  expect(state()).toMatchObject({ step: 'failed', failure: { code: 'AREA-008' } });
  areas.visit('reports', '/reports');
  expect(state()).toMatchObject({ step: 'failed' });
  areas.visit('reports', '/transactions');
  await clock.pass(0);
  expect(state()).toMatchObject({ step: 'ready' });
});

const missingChunk = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

test('when a chunk is gone after a release, the page moves to the new version', async () => {
  let version = '1.0.0';
  const source = fakeSource({ rows: async () => registryOf(rowOf('reports', { version })) });
  const { areas, clock, state } = setUp(source);
  areas.load('reports');
  await clock.pass(0);
  version = '1.1.0';
  areas.areaThrew('reports', missingChunk, '/reports');
  expect(state()).toMatchObject({ step: 'loading' });
  await clock.pass(0);
  expect(state()).toMatchObject({ step: 'ready', row: { version: '1.1.0' } });
  expect(source.requested.slice(-1)).toEqual(['reports_1_1_0']);
});

test('a missing chunk of the released version is AREA-006', async () => {
  const { areas, clock, state } = setUp(fakeSource());
  areas.load('reports');
  await clock.pass(0);
  areas.areaThrew('reports', missingChunk, '/reports');
  await clock.pass(0);
  expect(state()).toMatchObject({ step: 'failed', failure: { code: 'AREA-006' } });
});

describe('a chunk of a screen that is late', () => {
  const lateChunk = () => {
    let arrive: () => void = () => undefined;
    let fail: () => void = () => undefined;
    const late = new Promise<void>((resolve, reject) => {
      arrive = resolve;
      fail = () => reject(missingChunk);
    });
    return { error: Object.assign(new Error(missingChunk.message), { name: missingChunk.name, late }), arrive, fail };
  };
  const shown = async () => {
    const source = fakeSource();
    const chunk = lateChunk();
    const { areas, clock, state } = setUp(source);
    areas.load('reports');
    await clock.pass(0);
    areas.areaThrew('reports', chunk.error, '/reports');
    expect(state()).toMatchObject({ step: 'failed', failure: { code: 'AREA-006' } });
    return { ...chunk, source, areas, clock, state };
  };

  test('opens the screen when it arrives, with the code that is there', async () => {
    const { arrive, clock, state, source } = await shown();
    arrive();
    await clock.pass(0);
    expect(state()).toMatchObject({ step: 'ready' });
    expect(source.requested).toEqual(['rows', 'reports_1_0_0', 'reports_1_0_0']);
  });

  test('may be asked for by Retry, with the code that is there, and changes nothing when it arrives later', async () => {
    const { areas, arrive, clock, state, source } = await shown();
    areas.retry('reports');
    await clock.pass(0);
    const after = state();
    arrive();
    await clock.pass(0);
    expect(state()).toBe(after);
    expect(source.requested).toEqual(['rows', 'reports_1_0_0', 'rows fresh', 'reports_1_0_0']);
  });

  test('that fails in the end has the code evaluated again on Retry', async () => {
    const { fail, clock, state, source } = await shown();
    fail();
    await clock.pass(0);
    expect(state()).toMatchObject({ step: 'failed' });
    expect(source.requested).toContain('replace reports_1_0_0');
  });
});

test('each load has its own id, so that React mounts a recovered area as a new component', async () => {
  const { areas, clock, state } = setUp(fakeSource());
  areas.load('reports');
  await clock.pass(0);
  const before = state();
  areas.retry('reports');
  await clock.pass(0);
  expect(before).toMatchObject({ step: 'ready', loadId: 1 });
  expect(state()).toMatchObject({ step: 'ready', loadId: 2 });
});

test('a slot fails and recovers independently of its area', async () => {
  let isUp = false;
  const source = fakeSource({
    rows: async () => registryOf(rowOf('assistant', { slots: ['widget'] })),
    slot: async () => {
      if (!isUp) throw new AreaFailure('AREA-006', 'gone');
      return () => null;
    },
  });
  const { areas, clock, state } = setUp(source);
  areas.load('assistant');
  areas.loadSlot('assistant');
  await clock.pass(900);
  expect(areas.snapshot().slots['assistant']).toMatchObject({ step: 'failed' });
  expect(state('assistant')).toMatchObject({ step: 'ready' });
  isUp = true;
  areas.retrySlot('assistant');
  await clock.pass(0);
  expect(areas.snapshot().slots['assistant']).toMatchObject({ step: 'ready' });
});

test.each(['retry', 'retrySlot'] as const)(
  '%s tries all of the remote again that failed, with one reading of the registry, and nothing else',
  async (press) => {
    let isUp = false;
    const gone = () => Promise.reject(new AreaFailure('AREA-004', 'gone'));
    const source = fakeSource({
      rows: async () => registryOf(rowOf('assistant', { slots: ['widget'] }), rowOf('reports')),
      area: (row) => (isUp ? Promise.resolve(areaNamed(row.name)) : gone()),
      slot: () => (isUp ? Promise.resolve(() => null) : gone()),
    });
    const { areas, clock, state } = setUp(source);
    areas.load('assistant');
    areas.load('reports');
    areas.loadSlot('assistant');
    await clock.pass(900);
    const slot = () => areas.snapshot().slots['assistant'];
    expect([state('assistant'), slot(), state('reports')].map((each) => each?.step)).toEqual(Array(3).fill('failed'));
    isUp = true;
    source.requested.length = 0;
    areas[press]('assistant');
    await clock.pass(0);
    expect([state('assistant'), slot(), state('reports')].map((each) => each?.step)).toEqual([
      'ready',
      'ready',
      'failed',
    ]);
    expect(source.requested.filter((each) => each.startsWith('rows'))).toEqual(['rows fresh']);
  },
);

test('an area that threw is evaluated again on Retry', async () => {
  const source = fakeSource();
  const { areas, clock } = setUp(source);
  areas.load('reports');
  await clock.pass(0);
  areas.areaThrew('reports', new Error('boom'), '/reports');
  areas.retry('reports');
  await clock.pass(0);
  const replaced = 'replace reports_1_0_0';
  // Again on Retry: a slot may have had the code evaluated since.
  expect(source.requested).toEqual(['rows', 'reports_1_0_0', replaced, replaced, 'rows fresh', 'reports_1_0_0']);
});

test('what is late is not retried at once, and opens when it arrives after all', async () => {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  let isUp = false;
  const source = fakeSource({
    area: async (row) => {
      if (!isUp) throw new AreaFailure('AREA-003', 'late', { late });
      return areaNamed(row.version);
    },
  });
  const { areas, clock, state } = setUp(source);
  areas.load('reports');
  await clock.pass(0);
  expect(state()).toMatchObject({ step: 'failed', failure: { code: 'AREA-003' } });
  isUp = true;
  arrive();
  await clock.pass(0);
  expect(state()).toMatchObject({ step: 'ready' });
});

test('a fresh registry that does not answer is not waited for: the last one is used', async () => {
  let reads = 0;
  const source = fakeSource({
    rows: () => ((reads += 1) === 1 ? Promise.resolve(registryOf(rowOf('reports'))) : new Promise(() => undefined)),
  });
  const { areas, clock, state } = setUp(source);
  areas.load('reports');
  await clock.pass(0);
  areas.retry('reports');
  await clock.pass(3_000);
  expect(state()).toMatchObject({ step: 'ready' });
});

describe('when the connection may be back', () => {
  const failing = (code: FailureCode) => {
    let isUp = false;
    const source = fakeSource({
      rows: async () => registryOf(rowOf('reports'), rowOf('assistant', { slots: ['widget'] })),
      area: async (row) => {
        if (!isUp) throw new AreaFailure(code, 'no');
        return areaNamed(row.version);
      },
      slot: async () => {
        if (!isUp) throw new AreaFailure('AREA-006', 'gone');
        return () => null;
      },
    });
    const repair = () => (isUp = true);
    return { ...setUp(source), source, repair };
  };
  const readings = ({ requested }: FakeSource) => requested.filter((one) => one.startsWith('rows')).length;

  test('areas and slots that failed are tried again, with one more reading of the registry', async () => {
    const { areas, clock, state, source, repair } = failing('AREA-004');
    areas.load('reports');
    areas.loadSlot('assistant');
    await clock.pass(900);
    const before = readings(source);
    repair();
    areas.reconnect();
    expect(state()).toMatchObject({ step: 'loading', after: { code: 'AREA-004' } });
    await clock.pass(0);
    expect(state()).toMatchObject({ step: 'ready' });
    expect(areas.snapshot().slots['assistant']).toMatchObject({ step: 'ready' });
    expect(readings(source)).toBe(before + 1);
  });

  test('an attempt that is under way is left alone, and one that fails is not repeated', async () => {
    const { areas, clock, state, source } = failing('AREA-004');
    areas.load('reports');
    areas.reconnect();
    await clock.pass(900);
    expect(source.requested).toHaveLength(6);
    areas.reconnect();
    areas.reconnect();
    await clock.pass(60_000);
    expect(state()).toMatchObject({ step: 'failed' });
    expect(source.requested.filter((one) => one === 'reports_1_0_0')).toHaveLength(6);
  });

  test.each<[FailureCode]>([['AREA-002'], ['AREA-005'], ['AREA-007'], ['AREA-009'], ['AREA-010']])(
    '%s stays, because no connection mends it',
    async (code) => {
      const { areas, clock, state, source, repair } = failing(code);
      areas.load('reports');
      await clock.pass(900);
      const { length } = source.requested;
      repair();
      areas.reconnect();
      await clock.pass(900);
      expect(state()).toMatchObject({ step: 'failed' });
      expect(source.requested).toHaveLength(length);
    },
  );

  test('a screen whose chunk was missing is loaded again, one that threw is not', async () => {
    const { areas, clock, state } = setUp(fakeSource());
    areas.load('reports');
    await clock.pass(0);
    areas.areaThrew('reports', missingChunk, '/reports');
    await clock.pass(0);
    expect(state()).toMatchObject({ step: 'failed', failure: { code: 'AREA-006' } });
    areas.reconnect();
    await clock.pass(0);
    expect(state()).toMatchObject({ step: 'ready' });
    areas.areaThrew('reports', new Error('boom'), '/reports');
    areas.reconnect();
    await clock.pass(0);
    expect(state()).toMatchObject({ step: 'failed', failure: { code: 'AREA-008' } });
  });

  test('a registry that could not be read is read again', async () => {
    let isUp = false;
    const source = fakeSource({ rows: rowsWhile(() => isUp) });
    const { areas, clock, state } = setUp(source);
    areas.load('reports');
    await clock.pass(900);
    expect(state()).toMatchObject({ failure: { code: 'AREA-001' } });
    isUp = true;
    areas.reconnect();
    await clock.pass(0);
    expect(state()).toMatchObject({ step: 'ready' });
  });
});

describe('the last good registry', () => {
  const readAt = '2026-01-02T03:04:05.000Z';
  const lastGood = () => ({ ...registryOf(rowOf('reports')), readAt });
  const down = () => Promise.reject(new AreaFailure('AREA-001', 'down'));
  const inUse = (areas: ReturnType<typeof createAreas>) => {
    const { registry } = areas.snapshot();
    return registry.step === 'read' ? registry.lastGood : undefined;
  };

  test('stands in for one that is broken, after the retries', async () => {
    const source = fakeSource({ rows: down, lastGood });
    const { areas, clock, state } = setUp(source);
    areas.load('reports');
    await clock.pass(899);
    expect(state()).toMatchObject({ step: 'loading' });
    await clock.pass(1);
    expect(state()).toMatchObject({ step: 'ready', row: { version: '1.0.0' } });
    expect(inUse(areas)).toMatchObject({ readAt, failure: { code: 'AREA-001' } });
  });

  test('stands in for one that hangs after 3 s', async () => {
    const { areas, clock, state } = setUp(fakeSource({ rows: () => new Promise(() => undefined), lastGood }));
    areas.load('reports');
    await clock.pass(2_999);
    expect(state()).toMatchObject({ step: 'loading' });
    await clock.pass(1);
    expect(state()).toMatchObject({ step: 'ready' });
  });

  test('is not used when the registry answers', async () => {
    const rows = async () => registryOf(rowOf('reports', { version: '2.0.0' }));
    const { areas, clock, state } = setUp(fakeSource({ rows, lastGood }));
    areas.load('reports');
    await clock.pass(10_000);
    expect(state()).toMatchObject({ row: { version: '2.0.0' } });
    expect(inUse(areas)).toBeUndefined();
  });

  test('is replaced as soon as the registry answers, and what failed is tried again', async () => {
    let isUp = false;
    const source = fakeSource({
      rows: () => (isUp ? Promise.resolve(registryOf(rowOf('reports', { version: '2.0.0' }))) : down()),
      lastGood,
      // The files of the older version are gone.
      area: async ({ version }) => {
        if (version === '1.0.0') throw new AreaFailure('AREA-004', 'gone');
        return areaNamed(version);
      },
    });
    const { areas, clock, state } = setUp(source);
    areas.load('reports');
    await clock.pass(3_000);
    expect(state()).toMatchObject({ step: 'failed', failure: { code: 'AREA-004' } });
    isUp = true;
    await clock.pass(10_000);
    expect(state()).toMatchObject({ step: 'ready', row: { version: '2.0.0' } });
    expect(inUse(areas)).toBeUndefined();
    const { length } = source.requested;
    await clock.pass(300_000);
    expect(source.requested).toHaveLength(length);
  });

  test('is replaced by an answer that is late', async () => {
    let answer: (rows: ReturnType<typeof registryOf>) => void = () => undefined;
    const rows = () => new Promise<ReturnType<typeof registryOf>>((resolve) => (answer = resolve));
    const { areas, clock } = setUp(fakeSource({ rows, lastGood }));
    await clock.pass(3_000);
    expect(inUse(areas)).toBeDefined();
    answer(registryOf(rowOf('reports')));
    await clock.pass(0);
    expect(inUse(areas)).toBeUndefined();
  });

  test('is left by Retry of its notice', async () => {
    let isUp = false;
    const source = fakeSource({
      rows: () => (isUp ? Promise.resolve(registryOf(rowOf('reports'))) : down()),
      lastGood,
    });
    const { areas, clock } = setUp(source);
    await clock.pass(900);
    await areas.readRegistryAgain();
    expect(inUse(areas)).toBeDefined();
    isUp = true;
    await areas.readRegistryAgain();
    expect(inUse(areas)).toBeUndefined();
  });

  test('never provides the version of an override', async () => {
    const source = fakeSource({ rows: down, lastGood });
    const { areas, clock, state } = setUp(source, { reports: '1.0.0' });
    areas.load('reports');
    await clock.pass(900);
    expect(state()).toMatchObject({ step: 'failed', failure: { code: 'AREA-001' } });
  });
});

describe('while the last good registry stands in, a hidden tab', () => {
  const show = (isVisible: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const standIn = async () => {
    const source = fakeSource({
      rows: () => Promise.reject(new AreaFailure('AREA-001', 'down')),
      lastGood: () => ({ ...registryOf(rowOf('reports')), readAt: '2026-01-02T03:04:05.000Z' }),
    });
    const { clock } = setUp(source);
    await clock.pass(900);
    const asked = () => source.requested.filter((one) => one.startsWith('rows')).length;
    return { clock, asked, before: asked() };
  };

  test('does not ask the registry again, and asks at once when it is shown', async () => {
    const { clock, asked, before } = await standIn();
    show(false);
    await clock.pass(120_000);
    expect(asked()).toBe(before);
    show(true);
    await clock.pass(0);
    expect(asked()).toBe(before + 1);
    await clock.pass(10_000);
    expect(asked()).toBe(before + 2);
  });

  test('that is visible asks at once when the browser is online again', async () => {
    const { clock, asked, before } = await standIn();
    show(true);
    await clock.pass(0);
    window.dispatchEvent(new Event('online'));
    await clock.pass(0);
    expect(asked()).toBe(before + 2);
  });

  test('asks when it is shown before its pause is over', async () => {
    const { clock, asked, before } = await standIn();
    show(false);
    await clock.pass(1_000);
    show(true);
    await clock.pass(0);
    expect(asked()).toBe(before + 1);
  });
});

describe('the error event', () => {
  const heard: unknown[] = [];
  const listen = ({ detail }: CustomEvent<unknown>) => void heard.push(detail);
  beforeEach(() => {
    heard.length = 0;
    window.addEventListener('back-office:error', listen);
  });
  afterEach(() => window.removeEventListener('back-office:error', listen));

  test('tells about an area that could not be loaded, with version and cause', async () => {
    const source = fakeSource({ area: () => Promise.reject(new AreaFailure('AREA-007', 'other contract')) });
    const { areas, clock } = setUp(source);
    areas.load('reports');
    await clock.pass(0);
    expect(heard).toEqual([
      {
        code: 'AREA-007',
        area: 'reports',
        part: 'area',
        version: '1.0.0',
        cause: 'AREA-007: other contract',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        path: '/',
        error: expect.any(AreaFailure),
      },
    ]);
  });

  test('tells about a screen that threw, with what was thrown', async () => {
    const { areas, clock } = setUp(fakeSource());
    areas.load('reports');
    await clock.pass(0);
    const error = new Error('boom');
    areas.areaThrew('reports', error, '/reports');
    expect(heard).toMatchObject([{ code: 'AREA-008', version: '1.0.0', cause: 'AREA-008: boom', error }]);
  });

  test('tells about a slot and about the registry', async () => {
    const readAt = '2026-01-02T03:04:05.000Z';
    const source = fakeSource({
      rows: () => Promise.reject(new AreaFailure('AREA-001', 'down')),
      lastGood: () => ({ ...registryOf(rowOf('assistant', { slots: ['widget'] })), readAt }),
      slot: () => Promise.reject(new AreaFailure('AREA-002', 'no')),
    });
    const { areas, clock } = setUp(source);
    areas.loadSlot('assistant');
    await clock.pass(900);
    expect(heard).toMatchObject([
      { code: 'AREA-001', area: 'host', part: 'registry' },
      { code: 'AREA-002', area: 'assistant', part: 'slot' },
    ]);
  });
});

describe('overrides', () => {
  const rows = async () => registryOf(rowOf('reports'), rowOf('reports', { version: '0.9.0' }));

  test('the first row of an area is the released one', async () => {
    const { areas, clock, state } = setUp(fakeSource({ rows }));
    areas.load('reports');
    await clock.pass(0);
    expect(state()).toMatchObject({ row: { version: '1.0.0' } });
  });

  test('another version in the registry can be requested', async () => {
    const { areas, clock, state } = setUp(fakeSource({ rows }), { reports: '0.9.0' });
    areas.load('reports');
    await clock.pass(0);
    expect(state()).toMatchObject({ row: { version: '0.9.0' } });
  });

  test.each([['3.0.0'], ['https://evil.example/remoteEntry.js']])('%s is AREA-010', async (wanted) => {
    const { areas, clock, state } = setUp(fakeSource({ rows }), { reports: wanted });
    areas.load('reports');
    await clock.pass(0);
    expect(state()).toMatchObject({ failure: { code: 'AREA-010', message: expect.not.stringContaining(wanted) } });
  });

  test('the row is read from a loopback address', async () => {
    const local = rowOf('reports', { version: 'dev' });
    const source = { ...fakeSource({ rows }), rowAt: jest.fn(async () => local) };
    const { areas, clock, state } = setUp(source, { reports: 'http://localhost:4310' });
    areas.load('reports');
    await clock.pass(0);
    expect(source.rowAt).toHaveBeenCalledWith('http://localhost:4310');
    expect(state()).toMatchObject({ row: { version: 'dev' } });
  });
});

describe('prefetch', () => {
  afterEach(() => document.head.replaceChildren());
  const preloads = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);
  const row = rowOf('reports', {
    routes: ['/reports', '/transactions'],
    preload: [{ href: 'http://a/routes.js' }, { href: 'http://a/list.js', path: '/transactions' }],
  });

  test('fetches the entry and the files of the path once', async () => {
    const { areas, clock } = setUp(fakeSource({ rows: async () => registryOf(row) }));
    await clock.pass(0);
    areas.prefetch('/reports');
    areas.prefetch('/reports');
    expect(preloads()).toEqual([row.entry, 'http://a/routes.js']);
    areas.prefetch('/transactions');
    expect(preloads()).toEqual([row.entry, 'http://a/routes.js', 'http://a/list.js']);
  });

  test('fetches only the screen of an area that is running', async () => {
    const { areas, clock } = setUp(fakeSource({ rows: async () => registryOf(row) }));
    areas.load('reports');
    await clock.pass(0);
    areas.prefetch('/transactions');
    expect(preloads()).toEqual(['http://a/list.js']);
  });
});

describe('the search of remotes', () => {
  const searchable = async () =>
    registryOf(
      rowOf('catalogue', { search: true }),
      rowOf('reports', { search: true }),
      rowOf('reports', { search: true, version: '0.9.0' }),
      rowOf('learning'),
    );

  test('is offered by the chosen version of each remote that declares one', async () => {
    const { areas } = setUp(fakeSource({ rows: searchable }), { reports: '0.9.0' });
    const rows = await areas.searchSource.rows();
    expect(rows.map(({ container }) => container)).toEqual(['catalogue_1_0_0', 'reports_0_9_0']);
  });

  test('leaves out a remote of another contract', async () => {
    const rows = async () => registryOf(rowOf('reports', { search: true, contract: '2.0.0' }));
    const { areas } = setUp(fakeSource({ rows }));
    expect(await areas.searchSource.rows()).toEqual([]);
  });
});
