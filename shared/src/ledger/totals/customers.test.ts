import fc from 'fast-check';
import { addDays, sumOf } from '@back-office/shared/format';
import { createLedger, type Transaction } from '@back-office/shared/ledger';
import { anyDay, anySource } from '../model/ledgerArbitraries';
import { customersOf } from './customersOfRows.testing';

const day = '2025-07-18';

function customersOn(on: string, ledger = createLedger()) {
  const rows = ledger.rowsOf({ from: on, to: on });
  return { rows, ...customersOf(rows, ledger.rowsOf({ from: addDays(on, -28), to: addDays(on, -1) })) };
}

test('returning customers are listed with their visits, what they spent and their last visit', () => {
  const { rows, stats, details } = customersOn(day);
  expect(details.returningCustomers).toHaveLength(stats.returningCustomers);
  const [first] = details.returningCustomers;
  const own = rows.filter(({ type, customerId }) => type === 'sale' && customerId === first?.id);
  expect(first?.visits.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
  expect(first?.spent).toBe(own.reduce((sum, { totalCollected }) => sum + totalCollected, 0));
  expect(first && first.lastVisit.day < day && first.lastVisit.customerId === first.id).toBe(true);
});

test('the lists have as many entries as the figures say, and returning customers spend part of the total', () => {
  fc.assert(
    fc.property(anySource, anyDay, (source, on) => {
      const { stats, details } = customersOn(on, createLedger(source));
      expect(details.returningCustomers).toHaveLength(stats.returningCustomers);
      expect(details.positiveFeedback).toHaveLength(stats.positiveFeedback);
      expect(details.negativeFeedback).toHaveLength(stats.negativeFeedback);
      const spent = details.returningCustomers.map((customer) => customer.spent);
      expect(spent).toEqual(spent.toSorted((one, other) => Number(other) - Number(one)));
      expect(Number(sumOf(spent))).toBeLessThanOrEqual(Number(details.totalPaid));
      for (const { lastVisit } of details.returningCustomers)
        expect(lastVisit.day < on && lastVisit.day >= addDays(on, -28)).toBe(true);
    }),
  );
});

test('a refund is not a visit', () => {
  const sale = createLedger().rowsOf({ from: day, to: day })[0] as Transaction;
  const refund: Transaction = { ...sale, id: 'RET-1', type: 'refund', feedback: 'negative' };
  const { stats, details } = customersOf([sale, refund], [{ ...refund, date: '2025-07-11' }]);
  expect([details.visits, stats.totalCustomers, stats.returningCustomers, stats.negativeFeedback]).toEqual([
    1, 1, 0, 0,
  ]);
  expect(details.returningCustomers).toEqual([]);
});
