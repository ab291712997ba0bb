import fc from 'fast-check';
import { createLedger } from '../sample/createLedger';
import { defaultRange, filterTransactions, noFilters, statusChoices, type TransactionFilters } from './filters';
import { anyFilters, anyRange, anySource } from './ledgerArbitraries';
import { defaultReportFilters, rowFiltersOf } from './reportFilters';
import { sources, staffNames } from '../sample/registers';
import { isInTimeRange, timeRangeLabel, timeRanges } from './timeRange';
import { paymentMethods, tenders } from './tenders';
import { locations, transactionTypes, type KnownTransaction } from './transaction';

const rows = createLedger().rowsOf(defaultRange);
const passing = (filters: Partial<TransactionFilters>) => filterTransactions(rows, { ...noFilters, ...filters });

test('without filters the default week shows its 22 rows', () => {
  expect(passing({})).toEqual(rows);
  expect(rows).toHaveLength(22);
});

const fields: readonly (readonly [keyof TransactionFilters, readonly string[], (row: KnownTransaction) => string])[] = [
  ['paymentMethods', paymentMethods, (row) => row.paymentMethod],
  ['tenders', tenders, (row) => row.tender],
  ['types', transactionTypes, (row) => row.type],
  ['status', statusChoices, (row) => row.status],
  ['locations', locations, (row) => row.location],
  ['sources', sources, (row) => row.source],
  ['teamMembers', staffNames, (row) => row.staffName],
  ['fees', ['With fee', 'Without fee'], (row) => (row.fee > 0 ? 'With fee' : 'Without fee')],
];

test.each(fields)('%s: one choice keeps its rows, all choices together keep every row', (field, choices, valueOf) => {
  for (const choice of choices) {
    const kept = passing({ [field]: [choice] });
    expect(kept).toEqual(rows.filter((row) => valueOf(row) === choice));
    expect(kept.length > 0).toBe(choice !== 'Awaiting Capture');
  }
  expect(passing({ [field]: choices })).toEqual(rows);
});

test('until a moment, the rows of its day count up to its minute', () => {
  const [first, ...others] = rows.filter(({ date }) => date === '2025-06-24');
  const until = { day: '2025-06-24', minute: first?.minute ?? 0 };
  expect(others).toHaveLength(2);
  expect(passing({ until })).toEqual(rows.slice(0, 6));
  expect(passing({ until: { ...until, minute: until.minute - 1 } })).toEqual(rows.slice(0, 5));
});

test('the parts of the day contain every row exactly once', () => {
  const parts = timeRanges.filter((part) => part !== 'All day');
  for (let minute = 0; minute < 1440; minute++)
    expect(parts.filter((part) => isInTimeRange(minute, part))).toHaveLength(1);
  expect(parts.map((timeRange) => passing({ timeRange }).length)).toEqual([11, 8, 3]);
});

test.each([
  [4 * 60 + 59, 'Evening'],
  [5 * 60, 'Morning'],
  [12 * 60 - 1, 'Morning'],
  [12 * 60, 'Afternoon'],
  [17 * 60 - 1, 'Afternoon'],
  [17 * 60, 'Evening'],
] as const)('minute %i is %s', (minute, part) => expect(isInTimeRange(minute, part)).toBe(true));

test.each([
  ['All day', 'All day (12:00 am - 12:00 am EDT)'],
  ['Morning', 'Morning (5:00 am - 12:00 pm EDT)'],
  ['Evening', 'Evening (5:00 pm - 5:00 am EDT)'],
] as const)('%s is labeled %s', (timeRange, label) => expect(timeRangeLabel(timeRange, 'EDT')).toBe(label));

test.each([
  ['HONEY', 7],
  ['owen', 7],
  ['case of 6', 4],
  ['  gift ', 1],
  ['partial refund', 1],
  ['PAY-', rows.filter(({ id }) => id.startsWith('PAY-')).length],
  // Neither channel nor device is searched.
  ['in-store', 0],
  ['register', 0],
  ['$', 0],
])('the search "%s" finds %i rows', (searchQuery, count) => expect(passing({ searchQuery }).length).toBe(count));

test('a range includes both of its ends and nothing outside', () => {
  const dateRange = { from: '2025-06-23', to: '2025-06-24' };
  expect(passing({ dateRange }).map(({ date }) => date)).toEqual([
    ...Array<string>(3).fill('2025-06-23'),
    ...Array<string>(3).fill('2025-06-24'),
  ]);
});

test('filters combine with AND and leave rows and their order unchanged', () => {
  const anyFilter = anyRange.chain((range) => fc.record({ source: anySource, filters: anyFilters(range) }));
  fc.assert(
    fc.property(anyFilter, ({ source, filters }) => {
      const all = createLedger(source).rowsOf(filters.dateRange);
      const kept = filterTransactions(all, filters);
      const singly = (Object.keys(noFilters) as (keyof TransactionFilters)[]).map(
        (field) =>
          new Set(filterTransactions(all, { ...noFilters, dateRange: filters.dateRange, [field]: filters[field] })),
      );
      expect(kept).toEqual(all.filter((row) => singly.every((passed) => passed.has(row))));
      expect(kept.every((row) => all.includes(row))).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('a report selects by range, location and time of day', () => {
  expect(rowFiltersOf(defaultReportFilters)).toEqual(noFilters);
  const filters = rowFiltersOf({ ...defaultReportFilters, location: 'Location 3', timeframe: 'Morning' });
  expect(filterTransactions(rows, filters).map(({ id }) => id.slice(0, 3))).toEqual(['INV', 'INV']);
});
