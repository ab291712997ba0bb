import type { SearchContext, SearchGroup, SearchProvider, SearchResult } from '@back-office/shared/contract';
import { formatCount, formatMoney, formatRange, isInRange, type DayRange } from '@back-office/shared/format';
import {
  causeOf,
  idPrefixes,
  ledgerPortOf,
  ledgerSession,
  LedgerSourceError,
  noFilters,
  storeNow,
  type LedgerPort,
  type Transaction,
} from '@back-office/shared/ledger';
import { loadOnce } from '@back-office/shared/loading';
import { paths } from '@back-office/shared/routes';
import { withLedgerParams, withParams } from '@back-office/shared/url';
import { isRange, paramsOfRange } from '../domain/rangeParams';
import {
  findTransactions,
  searchedPeriod,
  searchedPeriodOfSource,
  yearsOf,
} from '../features/transactions/domain/findTransactions';

const title = 'Transactions';
const maxTransactions = 5;

/** Loaded with the first query, so that focusing the search box stays cheap. */
const loadPlaces = loadOnce(() => import(/* webpackChunkName: "search-places" */ './searchPlaces'));

/** Transactions, reports and their metrics, and the screens of this remote. */
export const search: SearchProvider = {
  finds: 'reports, and transactions by ID, amount, description or customer',
  async search(query, { signal, context }) {
    const [places, transactions] = await Promise.all([
      loadPlaces.load().then(({ searchPlaces }) => searchPlaces(query)),
      transactionsGroup(query, signal, context).catch(failedGroup),
    ]);
    return [...places, transactions];
  },
};

/** The page's own ledger failed: reports are found nevertheless. */
function failedGroup(error: unknown): SearchGroup {
  if (!(error instanceof LedgerSourceError)) throw error;
  return { title, problem: `Transactions could not be searched. ${causeOf(error)}`, results: [] };
}

/** Without results, the note still says where was searched. */
async function transactionsGroup(
  query: string,
  signal: AbortSignal,
  { range: onScreen, ledger: lent }: SearchContext,
): Promise<SearchGroup> {
  const ledger = ledgerSession().read();
  const port = ledgerPortOf(lent, ledger);
  const today = storeNow().day;
  const { range, note } = lent ? searchedPeriodOfSource(today, onScreen) : searchedPeriod(today, ledger.volume);

  // A complete id names its day, so it is found in any year.
  const named = await port.row(query.toUpperCase(), { signal });
  if (named) return { title, note: 'Found by its ID', results: [resultOf(named, onScreen)] };

  const rows = await rowsOf(port, range, signal);
  const found = findTransactions(rows, query, maxTransactions);
  if (found.total === 0 && !lent) {
    const numbered = await rowOfNumber(port, query, signal);
    if (numbered) return { title, note: 'Found by its ID', results: [resultOf(numbered, onScreen)] };
  }
  const results = found.rows.map((row) => resultOf(row, onScreen));
  if (found.total === results.length) return { title, note, results };
  const path = withLedgerParams(addressOf(range, { q: query }));
  return { title, note, results, all: { title: `See all ${formatCount(found.total)} transactions`, path } };
}

/** In order of time. One year after the other, so that the page can be used while they are generated for the first time. */
async function rowsOf(port: LedgerPort, range: DayRange, signal: AbortSignal): Promise<readonly Transaction[]> {
  const key = [port.version, range.from, range.to].join(' ');
  if (lastRows?.key === key) return lastRows.rows;
  const years: (readonly Transaction[])[] = [];
  for (const dateRange of yearsOf(range)) {
    if (years.length > 0) await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    const { rows } = await port.rows({ ...noFilters, dateRange }, { signal });
    years.unshift(rows);
  }
  const rows = years.flat();
  lastRows = { key, rows };
  return rows;
}

/** The rows that were searched last, for the next letter. */
let lastRows: { readonly key: string; readonly rows: readonly Transaction[] } | undefined;

/** The number of an id without its prefix, in any year. */
async function rowOfNumber(port: LedgerPort, query: string, signal: AbortSignal): Promise<Transaction | undefined> {
  if (!/^\d{4,}$/.test(query)) return undefined;
  for (const prefix of idPrefixes) {
    const row = await port.row(`${prefix}-${query}`, { signal });
    if (row) return row;
  }
  return undefined;
}

/** Leads to the list of the period on screen if the row is in it, otherwise to that of its day. */
function resultOf({ id, description, date, time, amount }: Transaction, onScreen: DayRange | undefined): SearchResult {
  const day = { from: date, to: date };
  const dateRange = onScreen && isRange(onScreen) && isInRange(date, onScreen) ? onScreen : day;
  return {
    id,
    title: description,
    detail: `${id} · ${formatRange(day)}, ${time} · ${formatMoney(amount)}`,
    path: withLedgerParams(addressOf(dateRange, { txn: id })),
    kind: 'transaction',
  };
}

/** Not by `transactionsAddress`, which would bring the rules of all filters along. */
function addressOf(dateRange: DayRange, rest: { readonly txn: string } | { readonly q: string }): string {
  const params = withParams(paramsOfRange(dateRange), rest);
  return `${paths.transactions()}?${params.toString()}`;
}
