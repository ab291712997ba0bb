import fc from 'fast-check';
import { addDays, dayCount, type DayRange } from '@back-office/shared/format';
import { granularities, salesBuckets } from './buckets';
import { createLedger } from '../sample/createLedger';
import { defaultRange, filterTransactions } from '../model/filters';
import { groupSales } from './groups';
import { anyFilters, anyRange, anySource } from '../model/ledgerArbitraries';
import { groupByChoices } from '../model/reportFilters';
import { salesDataOf, type SalesData } from './salesData';
import type { KnownTransaction } from '../model/transaction';

const anyRows = anyRange.chain((range) =>
  fc.record({ source: anySource, filters: anyFilters(range) }).map(({ source, filters }) => {
    const all = createLedger(source).rowsOf(range);
    return { range, all, rows: filterTransactions(all, filters) };
  }),
);

function sumOf(rows: readonly KnownTransaction[], valueOf: (row: KnownTransaction) => number) {
  return rows.reduce((sum, row) => sum + valueOf(row), 0);
}

/** Every amount of some sales data by its path, such as `fees.total`. */
function amountsOf(data: object): ReadonlyMap<string, number> {
  const amounts = new Map<string, number>();
  function visit(value: unknown, path: string) {
    if (typeof value === 'number') amounts.set(path, value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`);
  }
  visit(data, '');
  return amounts;
}

function summed(parts: readonly SalesData[]): ReadonlyMap<string, number> {
  const totals = new Map(amountsOf(salesDataOf([])));
  for (const part of parts)
    for (const [path, amount] of amountsOf(part)) totals.set(path, (totals.get(path) ?? 0) + amount);
  return totals;
}

test('the formulas of the report hold to the cent for any range and filters', () => {
  fc.assert(
    fc.property(anyRows, ({ rows }) => {
      const data = salesDataOf(rows);
      const { serviceCharges, deferredSales, fees } = data;
      expect(data.netSales).toBe(data.items + serviceCharges.total + data.returns + data.discountsAndComps);
      expect(data.totalSales).toBe(data.netSales + data.giftCardSales + data.taxes + data.tips);
      expect(data.totalPaymentsCollected).toBe(data.paymentMethods.reduce((sum, { amount }) => sum + amount, 0));
      expect(data.totalPaymentsCollected).toBe(data.tenders.reduce((sum, { amount }) => sum + amount, 0));
      expect(data.netTotal).toBe(data.totalPaymentsCollected + fees.total);
      // Both sides are summed from the rows independently.
      expect(data.totalPaymentsCollected).toBe(
        data.totalSales +
          sumOf(rows, (row) => row.depositCollected) -
          sumOf(rows, (row) => row.depositRedeemed) -
          sumOf(rows, (row) => row.partialRefunds),
      );
      expect(deferredSales.total).toBe(
        deferredSales.invoices + deferredSales.invoiceDepositRedeemed + deferredSales.squareOnline,
      );
      expect(data.totalPaymentsCollected).toBe(data.totalSales + deferredSales.total + data.partialRefunds);
    }),
  );
});

test('every total is the sum of its rows', () => {
  fc.assert(
    fc.property(anyRows, ({ rows }) => {
      const data = salesDataOf(rows);
      expect(data).toMatchObject({
        transactions: rows.length,
        grossSales: sumOf(rows, (row) => row.grossSales),
        netSales: sumOf(rows, (row) => row.netSales),
        giftCardSales: sumOf(rows, (row) => row.giftCardSales),
        taxes: sumOf(rows, (row) => row.taxes),
        tips: sumOf(rows, (row) => row.tips),
        totalPaymentsCollected: sumOf(rows, (row) => row.totalCollected),
      });
      expect(data.returns + sumOf(rows, (row) => row.returns)).toBe(0);
      expect(data.discountsAndComps + sumOf(rows, (row) => row.discounts + row.comps)).toBe(0);
      expect(data.fees.total + sumOf(rows, (row) => row.fee)).toBe(0);
      expect(data.paymentMethods[1]?.amount).toBe(
        sumOf(
          rows.filter((row) => row.paymentMethod === 'cash'),
          (row) => row.totalCollected,
        ),
      );
    }),
  );
});

test('deductions are never positive, and nothing is negative zero', () => {
  fc.assert(
    fc.property(anyRows, ({ rows }) => {
      const data = salesDataOf(rows);
      for (const line of [data.returns, data.discounts, data.comps, data.partialRefunds, data.fees.total])
        expect(line).toBeLessThanOrEqual(0);
      const all = [data, ...groupSales(rows, 'Item').map((group) => group.data)];
      const amounts = all.flatMap((part) => [...amountsOf(part).values()]);
      expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || Object.is(amount, -0))).toEqual([]);
    }),
  );
});

test('a range cut in two adds up to the whole', () => {
  fc.assert(
    fc.property(anySource, anyRange, fc.nat(), (source, range, cut) => {
      const ledger = createLedger(source);
      const middle = addDays(range.from, cut % dayCount(range));
      const before: DayRange = { from: range.from, to: addDays(middle, -1) };
      const after: DayRange = { from: middle, to: range.to };
      const parts = [before, after].map((part) => salesDataOf(ledger.rowsOf(part)));
      expect(summed(parts)).toEqual(amountsOf(salesDataOf(ledger.rowsOf(range))));
    }),
  );
});

test.each(granularities)('%s buckets add up to the range', (granularity) => {
  fc.assert(
    fc.property(anyRows, ({ range, rows }) => {
      const buckets = salesBuckets(rows, range, granularity);
      expect(new Set(buckets.map(({ key }) => key)).size).toBe(buckets.length);
      expect(summed(buckets.map(({ data }) => data))).toEqual(amountsOf(salesDataOf(rows)));
    }),
    { numRuns: 50 },
  );
});

test.each(groupByChoices)('groups by %s add up to the whole', (by) => {
  fc.assert(
    fc.property(anyRows, ({ rows }) => {
      const ignoreCounts = (amounts: ReadonlyMap<string, number>) =>
        new Map([...amounts].filter(([path]) => path !== '.transactions'));
      const groups = groupSales(rows, by).map(({ data }) => data);
      expect(ignoreCounts(summed(groups))).toEqual(ignoreCounts(amountsOf(salesDataOf(rows))));
    }),
    { numRuns: 50 },
  );
});

test('the line items of a row add up to its item sales and its returns', () => {
  fc.assert(
    fc.property(anyRows, ({ rows }) => {
      const totals = rows.map((row) => {
        const total = (isReturned: boolean) =>
          row.lines.reduce((sum, line) => ((line.isReturned ?? false) === isReturned ? sum + line.gross : sum), 0);
        return [total(false), total(true)];
      });
      expect(totals).toEqual(rows.map((row) => [row.itemSales, row.returns]));
    }),
  );
});

const week = createLedger().rowsOf(defaultRange);

test('two weeks have about twice the sales of one', () => {
  const fortnight = createLedger().rowsOf({ ...defaultRange, to: '2025-07-05' });
  expect(fortnight).toHaveLength(2 * week.length);
  const ratio = salesDataOf(fortnight).grossSales / salesDataOf(week).grossSales;
  expect(ratio).toBeGreaterThan(1.7);
  expect(ratio).toBeLessThan(2.3);
});

test('the default week has the figures of a small store', () => {
  const data = salesDataOf(week);
  expect(data.netSales).toBeGreaterThan(250_000);
  expect(data.netSales).toBeLessThan(320_000);
  expect(data.returns).toBeLessThan(0);
  expect(data.partialRefunds).toBeLessThan(0);
  expect(data.tips).toBeGreaterThan(0);
  expect(data.giftCardSales % 500).toBe(0);
  expect(data.deferredSales.invoices).toBeGreaterThan(0);
  expect(data.deferredSales.invoiceDepositRedeemed).toBeLessThan(0);
  const count = (figure: 'grossSales' | 'returns' | 'giftCardSales' | 'totalCollected') =>
    week.filter((row) => row[figure] !== 0).length;
  expect([count('grossSales'), count('returns'), count('giftCardSales'), count('totalCollected')]).toEqual([
    17, 2, 1, 22,
  ]);
});

test('weeks begin on Sunday and stop at the ends of the range; months are named', () => {
  const range = { from: '2025-06-26', to: '2025-07-07' };
  const labels = (granularity: 'Weekly' | 'Monthly' | 'Summary') =>
    salesBuckets(createLedger().rowsOf(range), range, granularity).map(({ label }) => label);
  expect(labels('Weekly')).toEqual(['Jun 26 – Jun 28', 'Jun 29 – Jul 5', 'Jul 6 – Jul 7']);
  expect(labels('Monthly')).toEqual(['June 2025', 'July 2025']);
  expect(labels('Summary')).toEqual(['Jun 26 – Jul 7']);
});

test('hours run from the first to the last that has a row', () => {
  const buckets = salesBuckets(week, defaultRange, 'Hourly');
  expect(buckets[0]?.label).toBe('8 AM');
  expect(buckets.at(-1)?.label).toBe('6 PM');
  expect(buckets).toHaveLength(11);
  expect(salesBuckets([], defaultRange, 'Hourly')).toEqual([]);
});
