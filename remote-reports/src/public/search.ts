import type { SearchContext, SearchGroup, SearchProvider, SearchResult } from '@back-office/shared/contract';
import { formatCount, formatMoney, formatRange, isInRange, type DayRange } from '@back-office/shared/format';
import { ledgerPortOf, ledgerSession, noFilters, type Transaction } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { placeGroup, type LinkedPlace } from '@back-office/shared/search';
import { withLedgerParams, withParams } from '@back-office/shared/url';
import { readCustomReports } from '../data/readCustomReports';
import { withRange } from '../domain/rangeParams';
import { customReportsSearch } from '../features/custom-reports/domain/customReportsSearch';
import { deferredSalesSearch } from '../features/deferred-sales/domain/deferredSalesSearch';
import { reportsSearch } from '../features/ledger-reports/domain/reportsSearch';
import { findTransactions, searchedPeriod } from '../features/transactions/domain/findTransactions';

const maxTransactions = 5;

const screens: readonly LinkedPlace[] = [
  { title: 'Sales summary', path: paths.salesSummary(), words: 'report net gross sales' },
  { title: 'Transactions', path: paths.transactions(), words: 'payments orders sales refunds' },
  { title: 'Create Custom Report', path: paths.createCustomReport(), words: 'report builder new metrics charts' },
  { title: 'Deferred Sales', path: paths.deferredSales(), words: 'deposits gift cards prepayments roll-forward' },
];

/** Transactions of a period, reports and their metrics, and the screens of this remote. */
export const search: SearchProvider = {
  finds: 'reports, and transactions by ID, amount or description',
  async search(query, { signal, context }) {
    const found = await transactionsGroup(query, signal, context);
    const linked = screens.map((screen) => ({ ...screen, path: withLedgerParams(screen.path) }));
    return [
      ...placeGroup('Screens', linked, query),
      ...reportsSearch(query),
      ...customReportsSearch(readCustomReports(), query),
      ...deferredSalesSearch(query),
      found,
    ];
  },
};

/** Without results, the note still says where was searched. */
async function transactionsGroup(
  query: string,
  signal: AbortSignal,
  { range: onScreen, ledger: lent }: SearchContext,
): Promise<SearchGroup> {
  const ledger = ledgerSession().read();
  const port = ledgerPortOf(lent, ledger);
  const { range, note } = searchedPeriod(onScreen, ledger.volume);
  const title = 'Transactions';

  // A complete id names its day, so it is found in any period.
  const named = await port.row(query.toUpperCase(), { signal });
  if (named) {
    if (isInRange(named.date, range)) return { title, note, results: [resultOf(named, range)] };
    const day = { from: named.date, to: named.date };
    return { title, note: 'Found by its ID, outside the period searched', results: [resultOf(named, day)] };
  }

  const { rows } = await port.rows({ ...noFilters, dateRange: range }, { signal });
  const found = findTransactions(rows, query, maxTransactions);
  const results = found.rows.map((row) => resultOf(row, range));
  if (found.total === results.length) return { title, note, results };
  const path = withLedgerParams(addressOf(range, { q: query }));
  return { title, note, results, all: { title: `See all ${formatCount(found.total)} transactions`, path } };
}

function resultOf({ id, description, date, time, amount }: Transaction, dateRange: DayRange): SearchResult {
  return {
    id,
    title: description,
    detail: `${id} · ${formatRange({ from: date, to: date })}, ${time} · ${formatMoney(amount)}`,
    path: withLedgerParams(addressOf(dateRange, { txn: id })),
    kind: 'transaction',
  };
}

/** Not by `transactionsAddress`, which would bring the rules of all filters along. */
function addressOf(dateRange: DayRange, rest: { readonly txn: string } | { readonly q: string }): string {
  const params = withParams(withRange(new URLSearchParams(), dateRange), rest);
  return `${paths.transactions()}?${params.toString()}`;
}
