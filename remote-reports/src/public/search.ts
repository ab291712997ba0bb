import type { SearchContext, SearchGroup, SearchProvider, SearchResult } from '@back-office/shared/contract';
import { formatCount, formatMoney, formatRange, isInRange, type DayRange } from '@back-office/shared/format';
import { ledgerPortOf, ledgerSession, noFilters, type Transaction } from '@back-office/shared/ledger';
import { loadOnce } from '@back-office/shared/loading';
import { paths } from '@back-office/shared/routes';
import { withLedgerParams, withParams } from '@back-office/shared/url';
import { withRange } from '../domain/rangeParams';
import { findTransactions, searchedPeriod } from '../features/transactions/domain/findTransactions';

const maxTransactions = 5;

/** Loaded with the first query, so that focusing the search box stays cheap. */
const loadPlaces = loadOnce(() => import(/* webpackChunkName: "search-places" */ './searchPlaces'));

/** Transactions of a period, reports and their metrics, and the screens of this remote. */
export const search: SearchProvider = {
  finds: 'reports, and transactions by ID, amount, description or customer',
  async search(query, { signal, context }) {
    const [places, transactions] = await Promise.all([
      loadPlaces.load().then(({ searchPlaces }) => searchPlaces(query)),
      transactionsGroup(query, signal, context),
    ]);
    return [...places, transactions];
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
