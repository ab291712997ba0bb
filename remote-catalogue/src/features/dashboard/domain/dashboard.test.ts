import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import { createLedger, defaultDay, type KnownTransaction } from '@back-office/shared/ledger';
import { anyDay, anySource } from '@back-office/shared/ledger/testing';
import type { KeyMetric } from './dashboard';
import { sampleDashboard } from './sampleDashboard.testing';

const ledger = createLedger();
const rowsOn = (day: string) => ledger.rowsOf({ from: day, to: day });
const sumOf = (rows: readonly KnownTransaction[], valueOf: (row: KnownTransaction) => number) =>
  rows.reduce((sum, row) => sum + valueOf(row), 0);

function metric(day: string, id: KeyMetric['id']) {
  const found = sampleDashboard(day).keyMetrics.find((one) => one.id === id);
  if (!found) throw new Error(`No metric ${id}.`);
  return found;
}

test('the default day is Jul 18, 2025, compared with the prior Friday', () => {
  expect(sampleDashboard(defaultDay)).toMatchObject({
    selectedDate: '2025-07-18',
    priorDate: '2025-07-11',
    comparisonLabel: 'vs. Prior Friday',
    hasItemsSales: true,
  });
});

test.each([
  '2025-07-18',
  '2025-07-17',
  '2025-07-19',
  '2025-06-22',
  '2025-06-23',
  '2025-01-02',
  '2024-02-29',
  '2026-05-05',
  '2025-12-24',
  '2025-12-25',
])('the figures of %s are the sums of its rows', (day) => {
  const rows = rowsOn(day);
  const { paymentTypes, customerStats, hasItemsSales } = sampleDashboard(day);
  const net = sumOf(rows, (row) => row.netSales);
  expect(metric(day, 'net-sales').value).toBe(net);
  expect(metric(day, 'gross-sales').value).toBe(sumOf(rows, (row) => row.grossSales));
  expect(metric(day, 'transactions').value).toBe(rows.length);
  expect(metric(day, 'average-net-sale').value).toBe(rows.length === 0 ? undefined : Math.round(net / rows.length));
  expect(metric(day, 'refunds').value).toBe(0 - sumOf(rows, (row) => row.returns + row.partialRefunds));
  for (const { name, amount } of paymentTypes)
    expect(amount).toBe(
      sumOf(
        rows.filter((row) => row.tender === name),
        (row) => row.totalCollected,
      ),
    );
  expect(hasItemsSales).toBe(sumOf(rows, (row) => row.itemSales) > 0);
  const visits = rows.filter(({ type }) => type === 'sale');
  expect(customerStats.totalCustomers).toBe(new Set(visits.map(({ customerId }) => customerId)).size);
  expect(customerStats.positiveFeedback).toBe(visits.filter(({ feedback }) => feedback === 'positive').length);
});

test('a closed day has no sales and no averages, and no changes against it', () => {
  const { keyMetrics, customerStats, paymentTypes, hasItemsSales } = sampleDashboard('2025-12-25');
  expect(hasItemsSales).toBe(false);
  expect(paymentTypes.map(({ amount, percentage }) => [amount, percentage])).toEqual(Array(4).fill([0, 0]));
  expect(customerStats).toMatchObject({ avgVisitsPerCustomer: undefined, avgSpentPerVisit: undefined });
  expect(keyMetrics.find(({ id }) => id === 'average-net-sale')).toMatchObject({ value: undefined, change: undefined });
  // Against the open day one week before, everything fell to zero: fewer returns are positive.
  for (const { id, change, changeType } of keyMetrics.filter((one) => one.change !== undefined))
    expect([change, changeType]).toEqual([-1, id === 'refunds' ? 'positive' : 'negative']);
});

test('an equal number of transactions is no change', () => {
  const metricOf = metric(defaultDay, 'transactions');
  expect(metricOf).toMatchObject({ change: undefined, changeType: undefined, changeDescription: 'No change' });
});

test('without a baseline there is nothing to compare with', () => {
  for (const { changeDescription } of sampleDashboard('2026-01-08').keyMetrics)
    expect(changeDescription).toBe('Nothing to compare with');
});

test('more returns than before are a rise that is negative', () => {
  const { value, priorValue, change, changeType } = metric(defaultDay, 'refunds');
  expect([value, priorValue]).toEqual([-6085, -5586]);
  expect(change).toBeCloseTo(0.0893, 4);
  expect(changeType).toBe('negative');
});

test('Transactions links to the transactions of the day, all other metrics to its sales summary', () => {
  const links = sampleDashboard('2025-12-26').keyMetrics.map(({ id, href }) => [id, href]);
  const report = '/dashboard/sales/reports/sales-summary?from=2025-12-26&to=2025-12-26';
  expect(links).toEqual([
    ['net-sales', report],
    ['gross-sales', report],
    ['transactions', '/dashboard/sales/transactions?from=2025-12-26&to=2025-12-26'],
    ['average-net-sale', report],
    ['refunds', report],
  ]);
});

test('the shares of the tenders are never negative and add up to one on days with payments', () => {
  fc.assert(
    fc.property(anySource, anyDay, (source, day) => {
      const { paymentTypes, keyMetrics, customerStats } = sampleDashboard(day, source);
      const shares = paymentTypes.map(({ percentage }) => Number(percentage));
      expect(paymentTypes.map(({ name }) => name)).toEqual(['Card', 'Cash', 'Digital Wallet', 'Other']);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      const whole = shares.reduce((sum, share) => sum + share, 0);
      expect(whole).toBeCloseTo(whole === 0 ? 0 : 1, 10);
      expect(customerStats.returningCustomers).toBeLessThanOrEqual(Number(customerStats.totalCustomers));
      for (const { change } of keyMetrics) expect(change === undefined || Number.isFinite(change)).toBe(true);
    }),
    { numRuns: effort(40, 100) },
  );
});
