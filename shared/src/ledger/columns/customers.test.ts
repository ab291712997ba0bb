/** @jest-environment node */
import fc from 'fast-check';
import { effort } from '../../testing/effort';
import { addDays, unknown, type DayRange } from '@back-office/shared/format';
import { anyRange, anySource } from '../model/ledgerArbitraries.testing';
import { hasHappened } from '../model/calendar';
import type { Transaction } from '../model/transaction';
import { createLedger } from '../sample/createLedger';
import { customersOf } from './customersOfRows.testing';
import { columnsOfRows } from './columnsOfRows';
import { customersIn, daysBefore, maxListedCustomers } from './customers';

const day = '2025-07-18';
const range = { from: day, to: day };
const [sale] = createLedger().rowsOf(range) as readonly [Transaction];

function customersOn(rows: readonly Transaction[], earlier: readonly Transaction[] = []) {
  return customersIn(columnsOfRows(rows), { range, filters: [] }, columnsOfRows(earlier));
}

function isAt(locations: readonly string[], { location }: Transaction) {
  return locations.length === 0 || locations.includes(location);
}

test('customers of any days, locations and moment are those of their rows', () => {
  const anyMoment = fc.option(fc.nat(24 * 60 - 1), { nil: undefined });
  const anyLocations = fc.subarray(['Location 1', 'Location 2', 'Location 3']);
  // Many sales have no customer, some shops no feedback.
  const anyKept = fc.record({ customers: fc.nat(3), feedback: fc.boolean() });
  fc.assert(
    fc.property(anySource, anyRange, anyMoment, anyLocations, anyKept, (source, asked, minute, locations, kept) => {
      const withoutSome = (row: Transaction, index: number): Transaction => ({
        ...row,
        ...(index % 3 >= kept.customers && { customerId: '', customerName: '' }),
        ...(!kept.feedback && { feedback: undefined }),
      });
      const ledger = createLedger(source);
      const rowsIn = (days: DayRange) => ledger.rowsOf(days).map(withoutSome);
      const [rows, earlier] = [rowsIn(asked), rowsIn(daysBefore(asked))];
      const until = minute === undefined ? undefined : { day: asked.to, minute };
      const scope = { range: asked, until, filters: [{ field: 'location', values: locations }] } as const;
      const { stats, details } = customersOf(
        rows.filter((row) => isAt(locations, row) && (!until || hasHappened(row, until))),
        earlier.filter((row) => isAt(locations, row)),
      );
      const returningCustomers = details.returningCustomers.slice(0, maxListedCustomers);
      expect(customersIn(columnsOfRows(rows), scope, columnsOfRows(earlier))).toEqual({
        stats,
        details: { ...details, returningCustomers },
      });
    }),
    { numRuns: effort(20, 40) },
  );
});

test('customers and feedback that no visit has are unknown, and so is their average; a customer of some is counted', () => {
  const anonymous: Transaction = { ...sale, customerId: '', customerName: '', feedback: undefined };
  expect(customersOn([anonymous, anonymous]).stats).toEqual({
    totalCustomers: unknown,
    returningCustomers: unknown,
    avgVisitsPerCustomer: unknown,
    avgSpentPerVisit: sale.totalCollected,
    positiveFeedback: unknown,
    negativeFeedback: unknown,
  });
  expect(
    customersOn([anonymous, sale, sale], [{ ...sale, date: addDays(day, -1), feedback: 'positive' }]).stats,
  ).toEqual({
    totalCustomers: 1,
    returningCustomers: 1,
    avgVisitsPerCustomer: 2,
    avgSpentPerVisit: sale.totalCollected,
    positiveFeedback: sale.feedback === 'positive' ? 2 : 0,
    negativeFeedback: sale.feedback === 'negative' ? 2 : 0,
  });
});

test('a refund is not a visit', () => {
  const refund: Transaction = { ...sale, id: 'RET-1', type: 'refund', feedback: 'negative' };
  const { stats, details } = customersOn([sale, refund], [{ ...refund, date: addDays(day, -7) }]);
  expect([details.visits, stats.totalCustomers, stats.returningCustomers, stats.negativeFeedback]).toEqual([
    1, 1, 0, 0,
  ]);
});

test.each([
  [28, 1],
  [29, 0],
])('a customer who also bought %i days earlier counts %i times as returning', (daysEarlier, returning) => {
  const { stats } = customersOn([sale], [{ ...sale, date: addDays(day, -daysEarlier) }]);
  expect(stats.returningCustomers).toBe(returning);
});

test('without visits there are no averages', () => {
  const { stats, details } = customersOn([]);
  expect(stats).toEqual({
    totalCustomers: 0,
    returningCustomers: 0,
    avgVisitsPerCustomer: undefined,
    avgSpentPerVisit: undefined,
    positiveFeedback: 0,
    negativeFeedback: 0,
  });
  expect(details).toMatchObject({ visits: 0, totalPaid: 0 });
});
