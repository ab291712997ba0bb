import type { CustomReport } from './customReport';
import { applyChanges, listReports, reverseOf, type ReportChange, type StoredReports } from './customReportChanges';
import { testReport } from './customReports.testing';

const builtIn = [testReport({ id: 'sample-a', name: 'A' }), testReport({ id: 'sample-b', name: 'B' })];
const saved = ['x', 'y', 'z'].map((id) => testReport({ id, name: id }));
const stored: StoredReports = { saved, samples: {} };
const report = (id: string) => {
  const found = [...builtIn, ...saved].find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};
const names = (state: StoredReports) => listReports(state, builtIn).map(({ name }) => name);
const apply = (state: StoredReports, ...changes: readonly ReportChange[]) => applyChanges(state, changes, builtIn);
const renamed = (id: string, name: string): ReportChange => ({
  before: report(id),
  after: { ...report(id), name },
});

test('the samples come first, then the saved reports', () => expect(names(stored)).toEqual(['A', 'B', 'x', 'y', 'z']));

test.each<[string, ReportChange, readonly string[]]>([
  ['a new report is added last', { after: testReport({ id: 'n', name: 'new' }) }, ['A', 'B', 'x', 'y', 'z', 'new']],
  ['a saved report is removed', { before: report('y'), index: 1 }, ['A', 'B', 'x', 'z']],
  ['a sample is removed', { before: report('sample-a') }, ['B', 'x', 'y', 'z']],
  ['a saved report is changed in its place', renamed('y', 'why'), ['A', 'B', 'x', 'why', 'z']],
  ['a sample is changed in its place', renamed('sample-a', 'Ah'), ['Ah', 'B', 'x', 'y', 'z']],
])('%s, and the reverse restores the list', (_, change, expected) => {
  const after = apply(stored, change);
  expect(names(after)).toEqual(expected);
  expect(apply(after, ...reverseOf([change]))).toEqual(stored);
});

test('a removed report comes back to its place, also if others were added since', () => {
  const remove: ReportChange = { before: report('x'), index: 0 };
  const later = apply(stored, remove, { after: testReport({ id: 'n', name: 'new' }) });
  expect(names(apply(later, ...reverseOf([remove])))).toEqual(['A', 'B', 'x', 'y', 'z', 'new']);
});

test('undo keeps what another tab has changed since', () => {
  const change = renamed('x', 'ex');
  const viewed = testReport({ id: 'x', name: 'ex', lastRun: '2025-07-18T10:00:00.000Z' });
  const later = apply(apply(stored, change), { before: { ...report('x'), name: 'ex' }, after: viewed });
  expect(apply(later, ...reverseOf([change])).saved[0]).toEqual({ ...viewed, name: 'x' });
});

test('a field that was edited since keeps its newer value', () => {
  const first = renamed('x', 'ex');
  const later = apply(apply(stored, first), {
    before: { ...report('x'), name: 'ex' },
    after: { ...report('x'), name: 'newest' },
  });
  expect(apply(later, ...reverseOf([first]))).toEqual(later);
});

test('changes that no longer apply do nothing', () => {
  const gone: CustomReport = testReport({ id: 'gone' });
  expect(apply(stored, { before: gone }, { before: gone, after: { ...gone, name: 'back' } })).toEqual(stored);
  expect(apply(stored, { after: { ...report('x'), name: 'again' } })).toEqual(stored);
});

test('only deleted or changed samples are stored', () => {
  expect(apply(stored, { before: report('sample-a') }).samples).toEqual({ 'sample-a': null });
  expect(apply(stored, renamed('sample-b', 'Bee')).samples).toMatchObject({ 'sample-b': { name: 'Bee' } });
});
