import { AreaFailure } from '@back-office/shared/loading';
import { idle, type AreasSnapshot } from '../remotes/areaState';
import { rowOf } from '../testing/fakeSource';
import { healthReport } from './report';

const reports = rowOf('reports', { entry: 'http://localhost:4303/1/remoteEntry.js' });
const assistant = rowOf('assistant', {
  entry: 'http://localhost:4302/1/remoteEntry.js',
  slots: ['widget'],
  ledger: '2',
});
const area = { contract: '1.0.0', routes: [] };

function reportOf(change: Partial<AreasSnapshot> = {}, overrides = {}) {
  const snapshot: AreasSnapshot = {
    registry: { step: 'read', rows: [reports, assistant], rejected: [] },
    areas: { reports: { step: 'ready', exposed: area, row: reports, loadId: 1, ms: 80 } },
    slots: {},
    failures: {},
    ...change,
  };
  const resources = [
    { name: 'http://localhost:4300/remotes.json', duration: 12, encodedBodySize: 900 },
    { name: 'http://localhost:4303/1/remoteEntry.js', duration: 30, encodedBodySize: 9_000 },
    { name: 'http://localhost:4303/1/remoteEntry.js', duration: 0, encodedBodySize: 9_000 },
    { name: 'http://localhost:4303/1/routes.js', duration: 40, encodedBodySize: 21_000 },
  ];
  return healthReport({ snapshot, overrides, resources, shared: [] });
}

test('each area is reported with its measurements; a preloaded file counts once', () => {
  const { areas, registryMs } = reportOf();
  expect(registryMs).toBe(12);
  expect(areas[0]).toMatchObject({
    name: 'reports',
    version: '1.0.0',
    source: 'registry',
    state: 'ready',
    slot: undefined,
    readyMs: 80,
    entryMs: 30,
    chunkMs: 40,
    bytes: 30_000,
  });
  expect(areas[1]).toMatchObject({
    name: 'assistant',
    state: 'idle',
    slot: 'idle',
    entryMs: undefined,
    bytes: undefined,
  });
});

test('an overridden area reports the version that runs', () => {
  const dev = rowOf('reports', { version: 'dev' });
  const { areas } = reportOf(
    { areas: { reports: { step: 'ready', exposed: area, row: dev, loadId: 1, ms: 8 } } },
    { reports: 'http://localhost:4310' },
  );
  expect(areas[0]).toMatchObject({ version: 'dev', source: 'override' });
});

test('the last error is kept', () => {
  const { areas } = reportOf({ failures: { reports: new AreaFailure('AREA-003', 'late') } });
  expect(areas[0]?.lastError).toEqual({ code: 'AREA-003', detail: 'AREA-003: late' });
});

test('only the ledgers of running areas are compared', () => {
  expect(reportOf().hasLedgerMismatch).toBe(false);
  const widget = { step: 'ready', exposed: () => null, row: assistant, loadId: 2, ms: 5 } as const;
  expect(reportOf({ slots: { assistant: widget } }).hasLedgerMismatch).toBe(true);
});

test('a registry that failed is reported with the reason', () => {
  const failure = new AreaFailure('AREA-001', 'down');
  expect(reportOf({ registry: { step: 'failed', failure }, areas: { reports: idle } })).toMatchObject({
    registry: 'failed',
    registryError: 'AREA-001: down',
    areas: [],
  });
});

test('the last good registry is named as the source', () => {
  const failure = new AreaFailure('AREA-001', 'down');
  const readAt = '2026-01-02T03:04:05.000Z';
  const report = reportOf({
    registry: { step: 'read', rows: [reports], rejected: [], lastGood: { readAt, failure } },
  });
  expect(report).toMatchObject({ lastGoodReadAt: readAt, registryError: 'AREA-001: down' });
  expect(report.areas[0]).toMatchObject({ name: 'reports', source: 'last good registry' });
});
