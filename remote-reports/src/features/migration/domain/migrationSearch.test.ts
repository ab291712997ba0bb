import { migrationEntries } from '../data/migrationEntries';
import { filterEntries, noMigrationFilters } from './migrationEntry';
import { migrationSearch } from './migrationSearch';

const find = (query: string) => migrationSearch(migrationEntries, query)[0];

/** What the tracker lists at an address. */
function listedAt(path: string) {
  const query = new URLSearchParams(path.split('?')[1]).get('q') ?? '';
  return filterEntries(migrationEntries, { ...noMigrationFilters, query }).map(({ report }) => report);
}

test('every report is found by its name, with its state, and leads to the tracker that lists it', () => {
  expect(migrationEntries).toHaveLength(53);
  for (const { report, currentState, category } of migrationEntries) {
    const [first] = find(report)?.results ?? [];
    expect(first).toMatchObject({ title: report, detail: `${currentState} · ${category}`, kind: 'report' });
    expect(listedAt(first?.path ?? '')).toContain(report);
  }
});

test('the address has the name of the report as the search of the tracker', () => {
  expect(find('sales summ')?.results[0]?.path).toBe('/migration-status?q=Sales+summary');
});

test('more than five reports lead to the tracker that lists at least all of them', () => {
  const names = migrationEntries.map(({ report }) => report).filter((name) => /\bsales/i.test(name));
  const found = find('sales');
  expect(names.length).toBeGreaterThan(5);
  expect(found?.results).toHaveLength(5);
  expect(found?.all).toEqual({ title: 'See all in Migration Status', path: '/migration-status?q=sales' });
  expect(listedAt(found?.all?.path ?? '')).toEqual(expect.arrayContaining(names));
});

test('other words find nothing', () => {
  expect(migrationSearch(migrationEntries, 'zeppelin')).toEqual([]);
});
