import fc from 'fast-check';
import { createLedger, defaultRange, filterRows, type TransactionFilters } from '@back-office/shared/ledger';
import { listCondition, reportLineIds } from '../../../domain/reportLineRows';
import { activeFilters } from './activeFilters';
import { anyView } from '../../../domain/transactionsArbitraries.testing';
import { choiceFilters, choiceNames, withChoices } from '../../../domain/choiceFilters';
import { countersOf } from './counters';
import { optionCounts } from './optionCounts';
import { shownRows, sumsByDay } from './shownRows';
import { sortRows } from './sortRows';
import { defaultView, sortColumns, withoutFilters } from '../../../domain/transactionsView';

const ledger = createLedger();
const week = ledger.rowsOf(defaultRange);
const passing = (filters: Partial<TransactionFilters>) =>
  shownRows(week, { ...defaultView, filters: { ...defaultView.filters, ...filters } });

test('without filters the default week shows its 22 transactions', () => {
  expect(shownRows(week, defaultView)).toHaveLength(22);
  expect(countersOf(week)[0]).toMatchObject({ label: 'Transactions', value: 22 });
});

test('no transaction is awaiting capture', () => expect(passing({ status: ['Awaiting Capture'] })).toEqual([]));

test.each(['PAY', 'In-Store', 'Register 1', '$'])('"%s" is not searched for', (searchQuery) =>
  expect(passing({ searchQuery })).toEqual([]),
);

test.each(reportLineIds)('the report line %s filters to its rows', (line) => {
  const shown = shownRows(week, { ...defaultView, line });
  expect(shown).toEqual(filterRows(week, { where: listCondition(line) }));
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThanOrEqual(22);
});

test('removing a filter never removes a row', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const rows = ledger.rowsOf(view.filters.dateRange);
      const shown = shownRows(rows, view);
      for (const { without } of activeFilters(view)) {
        const wider = shownRows(ledger.rowsOf(without.filters.dateRange), without);
        const isOtherRange = without.filters.dateRange !== view.filters.dateRange;
        if (!isOtherRange && isOneChoiceLess(view.filters, without.filters))
          expect(wider.length).toBeLessThanOrEqual(shown.length);
        else if (!isOtherRange) expect(shown.every((row) => wider.includes(row))).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

/** Choices of one filter combine with OR, so removing one of several leaves fewer rows. */
function isOneChoiceLess(before: TransactionFilters, after: TransactionFilters) {
  return choiceNames.some((name) => after[name].length < before[name].length && after[name].length > 0);
}

test('removing every chip gives the same view as Clear filters', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      let current = view;
      let [next] = activeFilters(current);
      while (next) {
        current = next.without;
        [next] = activeFilters(current);
      }
      expect(current).toEqual(withoutFilters(view));
    }),
  );
});

test('a chip names its filter and value', () => {
  const filters = withChoices(defaultView.filters, 'paymentMethods', ['card']);
  const view = { ...defaultView, line: 'gross-sales', filters: { ...filters, searchQuery: ' honey ' } } as const;
  expect(activeFilters(view).map(({ label }) => label)).toEqual([
    'Report line: Gross sales',
    'Search: honey',
    'Payment method: Card',
  ]);
});

test('the counters are sums of the rows, and their parts add up to them', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const shown = shownRows(ledger.rowsOf(view.filters.dateRange), view);
      const counters = countersOf(shown);
      const sum = (of: (row: (typeof shown)[number]) => number) => shown.reduce((total, row) => total + of(row), 0);
      const isOfRefunds = shown.length > 0 && shown.every(({ type }) => type === 'refund');
      expect(counters.map(({ id, value }) => [id, value])).toEqual(
        isOfRefunds
          ? [
              ['refunds', shown.length],
              ['returns', 0 - sum((row) => row.returns)],
              ['partial-refunds', 0 - sum((row) => row.partialRefunds)],
              ['taxes', sum((row) => row.taxes)],
              ['total-collected', sum((row) => row.amount)],
            ]
          : [
              ['transactions', shown.length],
              ['gross-sales', sum((row) => row.grossSales)],
              ['returns', 0 - sum((row) => row.returns)],
              ['net-sales', sum((row) => row.netSales)],
              ['total-collected', sum((row) => row.amount)],
            ],
      );
      for (const counter of counters)
        if (counter.parts.length > 0)
          expect(counter.parts.reduce((total, { value }) => total + value, 0)).toBe(counter.value);
      expect([...sumsByDay(shown).values()].reduce((total, value) => total + value, 0)).toBe(counters.at(-1)?.value);
    }),
    { numRuns: 40 },
  );
});

test('the count of a choice is the number of rows left when only it is chosen', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const rows = ledger.rowsOf(view.filters.dateRange);
      const counts = optionCounts(rows, view, shownRows(rows, view));
      for (const name of choiceNames)
        for (const choice of choiceFilters[name].choices) {
          const chosen = shownRows(rows, { ...view, filters: withChoices(view.filters, name, [choice]) });
          expect(counts?.[name].get(choice) ?? 0).toBe(chosen.length);
        }
      for (const [timeRange, count] of counts?.timeRange ?? [])
        expect(
          shownRows(rows, { ...view, filters: { ...view.filters, timeRange } as TransactionFilters }),
        ).toHaveLength(count);
    }),
    { numRuns: 25 },
  );
});

test('too many rows are not counted', () => {
  const many = createLedger({ volume: 1000 }).rowsOf(defaultRange);
  expect(optionCounts(many, defaultView, many)).toBeUndefined();
});

test('newest first reverses the ledger, oldest first does not', () => {
  expect(sortRows(week, defaultView.sort)).toEqual(week.toReversed());
  expect(sortRows(week, { column: 'time', isDescending: false })).toEqual(week);
});

test.each(sortColumns)('sorting by %s in both directions loses nothing and puts equal rows newest first', (column) => {
  const keyOf = (row: (typeof week)[number]) => (column === 'time' ? `${row.date} ${row.minute + 1000}` : row[column]);
  for (const isDescending of [false, true]) {
    const sorted = sortRows(week, { column, isDescending });
    expect(new Set(sorted)).toEqual(new Set(week));
    sorted.slice(1).forEach((row, index) => {
      const before = sorted[index] ?? row;
      const [one, other] = isDescending ? [keyOf(row), keyOf(before)] : [keyOf(before), keyOf(row)];
      if (one === other && column !== 'time') expect(week.indexOf(before)).toBeGreaterThan(week.indexOf(row));
      else expect(one <= other).toBe(true);
    });
  }
});
