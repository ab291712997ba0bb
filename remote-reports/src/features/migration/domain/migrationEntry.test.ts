import { migrationEntries } from '../data/migrationEntries';
import { filterEntries, migrationStates, noMigrationFilters, stateShares } from './migrationEntry';

const found = (filters: Partial<typeof noMigrationFilters>) =>
  filterEntries(migrationEntries, { ...noMigrationFilters, ...filters });

test('the tracker lists 53 reports, each once', () => {
  expect(migrationEntries).toHaveLength(53);
  expect(new Set(migrationEntries.map(({ report }) => report)).size).toBe(53);
});

test('every report has one of the five states, and the shares add up to the whole bar', () => {
  const shares = stateShares(migrationEntries);
  expect(shares.map(({ state }) => state)).toEqual([...migrationStates]);
  expect(shares.every(({ count }) => count > 0)).toBe(true);
  expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(53);
  expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 10);
});

test('a part of the bar is exactly its share, not the rounded percentage', () => {
  const [migrated] = stateShares(migrationEntries);
  expect(migrated?.share).toBe(((migrated?.count ?? 0) / 53) * 100);
  expect(Number.isInteger(migrated?.share)).toBe(false);
});

test('without entries every share is 0', () => {
  expect(stateShares([]).every(({ count, share }) => count === 0 && share === 0)).toBe(true);
});

test.each(['report', 'dataSource', 'owner', 'notes'] as const)('the search looks at the field %s', (field) => {
  const entry = migrationEntries.find((candidate) => candidate[field] !== undefined);
  const text = entry?.[field] ?? '';
  expect(found({ query: text.toUpperCase() })).toContain(entry);
});

test('every word of the search must occur, in any field and order', () => {
  expect(found({ query: 'ledger  summary' }).map(({ report }) => report)).toContain('Sales summary');
  expect(found({ query: 'summary nonsense' })).toEqual([]);
});

test('search, category and status combine', () => {
  const sales = found({ category: 'Sales' });
  const migrated = found({ state: 'Migrated to SDP' });
  const both = found({ category: 'Sales', state: 'Migrated to SDP' });
  expect(both).toEqual(sales.filter((entry) => migrated.includes(entry)));
  expect(both.length).toBeGreaterThan(0);
  expect(both.length).toBeLessThan(Math.min(sales.length, migrated.length));
});

test('no filter shows all', () => expect(found({ query: '  ' })).toEqual(migrationEntries));
