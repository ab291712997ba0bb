import fc from 'fast-check';
import {
  filterTransactions,
  groupSales,
  ledgerSession,
  noFilters,
  salesDataOf,
  type TransactionFilters,
} from '@back-office/shared/ledger';
import { anyDay, openLedger } from '@back-office/shared/ledger/testing';
import { ledgerParams, withLedgerParams } from '@back-office/shared/url';
import { metrics } from './dashboard';
import { itemLink, transactionLink } from './links';
import { sampleDashboard } from './sampleDashboard.testing';

const anySource = fc.record({ seed: fc.nat(99_999).map(String), revision: fc.nat(50) });

/** The rows that an address shows to a visitor who has nothing but the address. */
function rowsAt(address: string) {
  const params = new URL(address, 'http://localhost').searchParams;
  openLedger(ledgerParams(params));
  const filters: TransactionFilters = {
    ...noFilters,
    dateRange: { from: params.get('from') ?? '', to: params.get('to') ?? '' },
    searchQuery: params.get('q') ?? '',
  };
  return filterTransactions(ledgerSession().read().rowsOf(filters.dateRange), filters);
}

test('each key metric is the figure of the address that its link carries, for any day, revision and seed', () => {
  fc.assert(
    fc.property(anySource, anyDay, (source, day) => {
      openLedger(source);
      const { keyMetrics } = sampleDashboard(day, ledgerSession().read());
      const addresses = keyMetrics.map(({ href }) => withLedgerParams(href));
      const shown = addresses.map((address, index) => metrics[index]?.valueOf(salesDataOf(rowsAt(address))));
      expect(shown).toEqual(keyMetrics.map(({ value }) => value));
    }),
  );
});

test('the bar of an item leads to the transactions with its gross sales', () => {
  fc.assert(
    fc.property(anySource, anyDay, (source, day) => {
      openLedger(source);
      const { bestSellers } = sampleDashboard(day, ledgerSession().read()).itemSales;
      const addresses = bestSellers.map(({ name }) => withLedgerParams(itemLink(name, day)));
      const shown = addresses.map((address, index) => {
        const groups = groupSales(rowsAt(address), 'Item');
        return groups.find(({ name }) => name === bestSellers[index]?.name)?.data.grossSales;
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
