import { testReport } from '../../../domain/customReports.testing';
import { whenText } from '../../../domain/reportTexts';
import { countText, filterOf, filterReports, statusChoices, withFilter, type StatusChoice } from './reportsList';

const reports = [
  testReport({ id: 'a', name: 'Weekly sales', status: 'active', description: 'By location', createdBy: 'Owen Reyes' }),
  testReport({ id: 'b', name: '', status: 'draft', type: 'chart' }),
  testReport({ id: 'c', name: 'Old taxes', status: 'archived', type: 'dashboard' }),
];
const found = (search: string, status: StatusChoice = 'All Status') =>
  filterReports(reports, { search, status }).map(({ id }) => id);

test('the status filter offers these choices', () =>
  expect(statusChoices).toEqual(['All Status', 'Active', 'Draft', 'Archived']));

test.each<[string, StatusChoice, readonly string[]]>([
  ['', 'All Status', ['a', 'b', 'c']],
  ['', 'Active', ['a']],
  ['', 'Draft', ['b']],
  ['', 'Archived', ['c']],
  ['WEEKLY', 'All Status', ['a']],
  ['location owen', 'All Status', ['a']],
  ['untitled', 'All Status', ['b']],
  ['chart', 'All Status', ['b']],
  ['taxes', 'Active', []],
])('searching “%s” in %s finds %j', (search, status, expected) => expect(found(search, status)).toEqual(expected));

test('the filter survives the address; the other parameters stay', () => {
  const params = withFilter(new URLSearchParams('rev=2'), { search: 'tax ', status: 'Draft' });
  expect(params.toString()).toBe('rev=2&q=tax+&status=draft');
  expect(filterOf(params)).toEqual({ search: 'tax ', status: 'Draft' });
  expect(withFilter(params, { search: '', status: 'All Status' }).toString()).toBe('rev=2');
  expect(filterOf(new URLSearchParams('status=gone'))).toEqual({ search: '', status: 'All Status' });
});

test.each([
  [{ filtered: 4, builtIn: 4, saved: 0 }, '4 of 4'],
  [{ filtered: 1, builtIn: 4, saved: 0 }, '1 of 4'],
  [{ filtered: 6, builtIn: 4, saved: 2 }, '6 of 4 plus 2 saved'],
  [{ filtered: 0, builtIn: 3, saved: 1 }, '0 of 3 plus 1 saved'],
  [{ filtered: 1, builtIn: 0, saved: 2 }, '1 of 2'],
  [{ filtered: 0, builtIn: 0, saved: 0 }, '0 of 0'],
])('the count of %j is %s', (counts, text) => expect(countText(counts)).toBe(text));

const now = Date.parse('2025-07-18T12:00:00.000Z');
test.each([
  [undefined, 'Never'],
  ['Never', 'Never'],
  ['', 'Never'],
  ['2025-07-18T11:30:00.000Z', 'Just now'],
  ['2025-07-18T07:00:00.000Z', '5h ago'],
  ['2025-07-17T08:00:00.000Z', 'Yesterday'],
  ['2024-07-14T12:00:00.000Z', 'Jul 14, 2024'],
])('%p is shown as %s', (time, text) => expect(whenText(time, now)).toBe(text));
