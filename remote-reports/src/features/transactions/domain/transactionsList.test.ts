import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import { createLedger, filterRows, isPromise, localLedgerPort, withFilter } from '@back-office/shared/ledger';
import { listedRows } from '../../../domain/listedRows.testing';
import { listCondition, reportLineIds } from '../../../domain/reportLineRows';
import { anyView } from '../../../domain/transactionsArbitraries.testing';
import {
  choiceFields,
  defaultView,
  scopeOf,
  withoutFilters,
  type TransactionsView,
} from '../../../domain/transactionsView';
import { activeFilters } from './activeFilters';
import { countersOf } from './counters';
import { askFigures } from './listQuestions';

const ledger = createLedger();
const port = localLedgerPort(ledger);
const week = listedRows(ledger, defaultView);

function figuresOf(view: TransactionsView) {
  const figures = askFigures(port, view, {});
  if (isPromise(figures)) throw new Error('The sample ledger answers at once.');
  return figures;
}

test('without filters the default week shows its 22 transactions', () => {
  expect(week).toHaveLength(22);
  expect(countersOf(figuresOf(defaultView).total)[0]).toMatchObject({ label: 'Transactions', value: 22 });
});

test('no transaction is awaiting capture', () =>
  expect(listedRows(ledger, { filters: withFilter([], 'transaction-status', ['Awaiting Capture']) })).toEqual([]));

test.each(['PAY', 'In-Store', 'Register 1', '$'])('"%s" is not searched for', (text) =>
  expect(listedRows(ledger, { text })).toEqual([]),
);

test.each(reportLineIds)('the report line %s filters to its rows', (line) =>
  expect(listedRows(ledger, { line })).toEqual(filterRows(week, { where: listCondition(line) })),
);

test('removing a filter never removes a row', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const shown = listedRows(ledger, view).map(({ id }) => id);
      for (const { without } of activeFilters(view)) {
        const wider = new Set(listedRows(ledger, without).map(({ id }) => id));
        const isOtherRange = without.range !== view.range;
        if (!isOtherRange && isOneChoiceLess(view, without)) expect(wider.size).toBeLessThanOrEqual(shown.length);
        else if (!isOtherRange) expect(shown.every((id) => wider.has(id))).toBe(true);
      }
    }),
    { numRuns: effort(20, 40) },
  );
});

/** Choices of one filter combine with OR, so removing one of several leaves fewer rows. */
function isOneChoiceLess(before: TransactionsView, after: TransactionsView) {
  return before.filters !== after.filters && before.filters.length === after.filters.length;
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
  const filters = withFilter(withFilter([], 'payment-method', ['Card']), 'hour', ['08']);
  const view = { ...defaultView, line: 'gross-sales', filters, text: ' honey ' } as const;
  expect(activeFilters(view).map(({ label }) => label)).toEqual([
    'Report line: Gross sales',
    'Hour: 8 AM',
    'Search: honey',
    'Payment method: Card',
  ]);
});

test('the counters are sums of the rows, and their parts add up to them', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      const shown = listedRows(ledger, view);
      const { total, days } = figuresOf(view);
      const counters = countersOf(total);
      const sum = (of: (row: (typeof shown)[number]) => number) => shown.reduce((all, row) => all + of(row), 0);
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
          expect(counter.parts.reduce((all, { value }) => all + Number(value), 0)).toBe(counter.value);
      // The days are those of the rows, with their number and their sum.
      expect(days.map(({ key, transactions, figures }) => [key, transactions, figures['total-payments']])).toEqual(
        [...new Set(shown.map(({ date }) => date))].map((day) => {
          const rows = shown.filter(({ date }) => date === day);
          return [day, rows.length, rows.reduce((all, { amount }) => all + amount, 0)];
        }),
      );
    }),
    { numRuns: 40 },
  );
});

test('the count of a choice is the number of rows left when only it is chosen', () => {
  fc.assert(
    fc.property(anyView, fc.constantFrom(...choiceFields), (view, field) => {
      const others = withFilter(view.filters, field, []);
      const facets = port.facets({ scope: scopeOf({ ...view, filters: others }), field });
      if (isPromise(facets)) throw new Error('The sample ledger answers at once.');
      for (const { value, transactions } of facets.values)
        expect(listedRows(ledger, { ...view, filters: withFilter(others, field, [value]) })).toHaveLength(transactions);
    }),
    { numRuns: 60 },
  );
});
