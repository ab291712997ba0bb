import fc from 'fast-check';
import { effort } from '@back-office/shared/testing/effort';
import {
  figuresOfRows,
  filterRows,
  ledgerOfColumns,
  ledgerSession,
  readFigures,
  type KnownTransaction,
} from '@back-office/shared/ledger';
import { anyDay, openLedger } from '@back-office/shared/ledger/testing';
import { ledgerParams, withLedgerParams } from '@back-office/shared/url';
import { itemLink, paymentsLink, transactionLink, visitsLink } from './links';
import { paymentShares } from './paymentShares';
import { sampleDashboard } from './sampleDashboard.testing';

const anySource = fc.record({ seed: fc.nat(99_999).map(String), revision: fc.nat(50) });

/** The rows that an address shows to a visitor who has nothing but the address. */
function rowsAt(address: string) {
  const params = new URL(address, 'http://localhost').searchParams;
  openLedger(ledgerParams(params));
  const view = readFigures(params);
  return filterRows(ledgerOfColumns(ledgerSession().read()).rowsOf(view.range), {
    filters: view.filters,
    text: view.text,
  });
}

function sumOf(rows: readonly KnownTransaction[], valueOf: (row: KnownTransaction) => number) {
  return rows.reduce((sum, row) => sum + valueOf(row), 0);
}

/** In the order shown. */
function metricsOf(rows: readonly KnownTransaction[]) {
  const net = sumOf(rows, ({ netSales }) => netSales);
  const gross = sumOf(rows, ({ grossSales }) => grossSales);
  const refunds = sumOf(rows, ({ returns, partialRefunds }) => returns + partialRefunds);
  return [net, gross, rows.length, rows.length === 0 ? undefined : Math.round(net / rows.length), 0 - refunds];
}

test('each key metric is the figure of the address that its link carries, for any day, revision and seed', () => {
  fc.assert(
    fc.property(anySource, anyDay, (source, day) => {
      openLedger(source);
      const { keyMetrics } = sampleDashboard(day, ledgerOfColumns(ledgerSession().read()));
      const addresses = keyMetrics.map(({ href }) => withLedgerParams(href));
      const shown = addresses.map((address, index) => metricsOf(rowsAt(address))[index]);
      expect(shown).toEqual(keyMetrics.map(({ value }) => value));
    }),
    { numRuns: effort(30, 100) },
  );
});

test('the amounts of payment types and the figures of customers are those of the rows they lead to', () => {
  fc.assert(
    fc.property(anySource, anyDay, (source, day) => {
      openLedger(source);
      const { paymentTypes, customerStats } = sampleDashboard(day, ledgerOfColumns(ledgerSession().read()));
      const { shown, other } = paymentShares(paymentTypes);
      const amounts = [...shown.map(({ name, amount }) => ({ names: [name], amount })), other];
      const visits = withLedgerParams(visitsLink(day));
      for (const { names, amount } of amounts) {
        const rows = rowsAt(withLedgerParams(paymentsLink(names, day)));
        expect(sumOf(rows, ({ totalCollected }) => totalCollected)).toBe(amount);
      }
      const rows = rowsAt(visits);
      const customers = new Set(rows.map(({ customerId }) => customerId)).size;
      expect(customerStats.totalCustomers).toBe(customers);
      expect(customerStats.avgVisitsPerCustomer).toBe(customers === 0 ? undefined : rows.length / customers);
    }),
    { numRuns: 30 },
  );
});

test('the bar of an item leads to the transactions with its gross sales', () => {
  fc.assert(
    fc.property(anySource, anyDay, (source, day) => {
      openLedger(source);
      const { bestSellers } = sampleDashboard(day, ledgerOfColumns(ledgerSession().read())).itemSales;
      const addresses = bestSellers.map(({ name }) => withLedgerParams(itemLink(name, day)));
      const shown = addresses.map((address, index) => {
        const byItem = { measures: ['gross-sales'], groupBy: ['item-name'], of: 'lines' } as const;
        const { groups } = figuresOfRows(rowsAt(address), byItem);
        return groups.find(({ key }) => key === bestSellers[index]?.name)?.figures['gross-sales'];
      });
      expect(shown).toEqual(bestSellers.map(({ grossSales }) => grossSales));
    }),
    { numRuns: 30 },
  );
});

test('a visit leads to its transaction, opened', () => {
  openLedger({ revision: 3, seed: '7' });
  expect(withLedgerParams(transactionLink({ id: 'PAY-144021', day: '2025-07-11' }))).toBe(
    '/transactions?from=2025-07-11&to=2025-07-11&txn=PAY-144021&rev=3&seed=7',
  );
});
