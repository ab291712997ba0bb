import { AreaFailure } from '@back-office/shared/loading';
import { readRegistry, readRow } from './row';

const base = 'https://office.example/remotes.json';
const good = {
  name: 'reports',
  version: '1.4.2',
  contract: '1.0.0',
  ledger: '1',
  container: 'reports_1_4_2',
  entry: 'https://reports.example/1.4.2/remoteEntry.js',
  routes: ['/reports'],
  slots: [],
  preload: [{ href: 'https://reports.example/1.4.2/routes.js', integrity: 'sha384-abc' }],
  integrity: 'sha384-abc',
};
const registry = (...areas: unknown[]) => ({ schema: 1, areas });

test('a valid row is read', () => {
  expect(readRegistry(registry(good), base)).toEqual({ rows: [good], rejected: [] });
});

test('addresses are resolved against the registry', () => {
  const row = readRow({ ...good, entry: '/reports/entry.js', preload: [{ href: 'a.js' }] }, base);
  expect(row).toMatchObject({
    entry: 'https://office.example/reports/entry.js',
    preload: [{ href: 'https://office.example/a.js' }],
  });
});

test.each([
  ['no name', { ...good, name: undefined }, 'unnamed', /name/],
  ['a path without slash', { ...good, routes: ['reports'] }, 'reports', /routes\.0/],
  ['a contract that is no version', { ...good, contract: 'latest' }, 'reports', /contract/],
  ['a container that is no global name', { ...good, container: 'reports-1' }, 'reports', /container/],
  ['an entry that is code', { ...good, entry: 'javascript:alert(1)' }, 'reports', /entry/],
  ['an invalid hash', { ...good, integrity: 'abc' }, 'reports', /integrity/],
  ['no hash for another machine', { ...good, integrity: undefined }, 'reports', /integrity: missing/],
  ['no object', 7, 'unnamed', /object/i],
])('a row with %s is rejected', (_, raw, name, reason) => {
  const { rows, rejected } = readRegistry(registry(raw), base);
  expect(rows).toEqual([]);
  expect(rejected).toEqual([{ name, reason: expect.stringMatching(reason) }]);
});

test('an invalid row disables only its area', () => {
  const { rows, rejected } = readRegistry(registry({ name: 'learning' }, good), base);
  expect(rows.map(({ name }) => name)).toEqual(['reports']);
  expect(rejected.map(({ name }) => name)).toEqual(['learning']);
});

test('a row that claims another area’s paths is rejected', () => {
  const thief = { ...good, name: 'learning', container: 'learning_1', routes: ['/education', '/reports/daily'] };
  expect(readRegistry(registry(good, thief), base)).toMatchObject({
    rows: [{ name: 'reports' }],
    rejected: [{ name: 'learning', reason: 'routes: /reports/daily belongs to reports' }],
  });
});

test('a second version of an area is kept for overrides', () => {
  const older = { ...good, version: '1.4.1', container: 'reports_1_4_1' };
  expect(readRegistry(registry(good, older), base).rows.map(({ version }) => version)).toEqual(['1.4.2', '1.4.1']);
});

test('an entry on this machine needs no hash', () => {
  expect(
    readRow({ ...good, entry: 'http://localhost:4310/remoteEntry.js', integrity: undefined }, base),
  ).toHaveProperty('version');
});

test.each([[{ schema: 2, areas: [] }], [[]], ['<!doctype html>'], [null]])('%j is not a registry', (raw) => {
  expect(() => readRegistry(raw, base)).toThrow(AreaFailure);
});
