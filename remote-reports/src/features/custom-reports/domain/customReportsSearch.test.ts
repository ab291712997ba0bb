import { testReport } from '../../../domain/customReports.testing';
import { customReportsSearch } from './customReportsSearch';

const reports = [
  testReport({ id: 'a', name: 'Weekly sales', description: 'By location', type: 'dashboard', status: 'active' }),
  testReport({ id: 'b/2', name: '' }),
];
const found = (query: string) =>
  customReportsSearch(reports, query).flatMap(({ results }) =>
    results.map(({ title, detail, path }) => [title, detail, path]),
  );

test.each([
  ['weekly', [['Weekly sales', 'Dashboard · Active', '/financial-suite/custom-reports/view/a']]],
  ['custom loc', [['Weekly sales', 'Dashboard · Active', '/financial-suite/custom-reports/view/a']]],
  ['untitled', [['Untitled report', 'Table · Draft', '/financial-suite/custom-reports/view/b%2F2']]],
  ['nothing like it', []],
])('searching for “%s” finds %j', (query, expected) => expect(found(query)).toEqual(expected));
