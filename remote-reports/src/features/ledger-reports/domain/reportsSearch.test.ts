import { openLedger } from '@back-office/shared/ledger/testing';
import { reportsSearch } from './reportsSearch';

beforeEach(() => openLedger());

const found = (query: string, title: 'Reports' | 'Metrics') =>
  reportsSearch(query).find((group) => group.title === title)?.results ?? [];

test('a report is found by its title first, then by what it shows', () => {
  const titles = found('fees', 'Reports').map(({ title }) => title);
  expect(titles).toEqual(['Fees', 'Accounting', 'Payments']);
  expect(found('taxes', 'Reports')[0]).toMatchObject({ path: '/financial-suite/reports/taxes', kind: 'report' });
});

test('a metric leads to a report that draws it, or else to the builder', () => {
  const pathOf = (query: string) => found(query, 'Metrics')[0]?.path;
  expect(pathOf('gross sales')).toMatch(/^\/financial-suite\/reports\/[a-z-]+\?chart=gross-sales$/);
  expect(pathOf('modifiers sold')).toBe('/financial-suite/custom-reports/create');
});

test('at most five of each are shown', () => {
  expect(found('item', 'Metrics')).toHaveLength(5);
  expect(found('sales', 'Reports')).toHaveLength(5);
});

test('links carry the revision', () => {
  openLedger({ revision: 3 });
  expect(found('taxes', 'Reports')[0]?.path).toBe('/financial-suite/reports/taxes?rev=3');
});
