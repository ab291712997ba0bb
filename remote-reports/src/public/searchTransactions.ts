import type { SearchContext, SearchGroup, SearchOptions, SearchResult } from '@back-office/shared/contract';
import {
  formatCount,
  formatMoney,
  formatRange,
  isInRange,
  rangeProblemOf,
  type Day,
  type DayRange,
} from '@back-office/shared/format';
import {
  causeOf,
  finishInSlices,
  idPrefixes,
  ledgerSession,
  LedgerSourceError,
  noFilters,
  storeNow,
  type Ledger,
  type LedgerPort,
  type Transaction,
} from '@back-office/shared/ledger';
import { loadOnce } from '@back-office/shared/loading';
import { paths } from '@back-office/shared/routes';
import { withLedgerParams, withParams } from '@back-office/shared/url';
import {
  findTransactions,
  searchedPeriod,
  searchedPeriodOfSource,
} from '../features/transactions/domain/findTransactions';

const title = 'Transactions';
const maxTransactions = 5;

/** With the checks of its answers. Most pages lend no ledger. */
const lentLedger = loadOnce(() => import(/* webpackChunkName: "search-lent-ledger" */ './searchLentLedger'));

/** Generates the days that are searched. A source outside may count each question, so it is asked nothing. */
export async function prepareTransactions({ ledger: lent }: SearchContext): Promise<void> {
  await (lent ? lentLedger.preload() : sampleRows(ledgerSession().read()));
}

/** The transactions that match; of a ledger of the page that fails, what it reported. */
export function searchTransactions(query: string, { signal, context }: SearchOptions): Promise<SearchGroup> {
  return transactionsGroup(query, signal, context).catch(failedGroup);
}

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
  const port = lent && (await lentLedger.load()).ledgerPortOf(lent, ledger);

  // A complete id names its day, so it is found in any year.
  const id = query.toUpperCase();
  const named = port ? await port.row(id, { signal }) : ledger.find(id);
  if (named) return { title, note: 'Found by its ID', results: [resultOf(named, onScreen)] };

  const { range, note } = port ? searchedPeriodOfSource(storeNow().day, onScreen) : samplePeriod(ledger);
  const rows = port ? await lentRows(port, range, signal) : await sampleRows(ledger);
  signal.throwIfAborted();
  const found = findTransactions(rows, query, maxTransactions);
  const numbered = found.total === 0 && !port ? rowOfNumber(ledger, query) : undefined;
  if (numbered) return { title, note: 'Found by its ID', results: [resultOf(numbered, onScreen)] };
  const results = found.rows.map((row) => resultOf(row, onScreen));
  if (found.total === results.length) return { title, note, results };
  const path = withLedgerParams(addressOf(range, { q: query }));
  return { title, note, results, all: { title: `See all ${formatCount(found.total)} transactions`, path } };
}

function samplePeriod({ volume }: Ledger) {
  return searchedPeriod(storeNow().day, volume);
}

/**
 * All rows that are searched, in order of time. They are generated in slices, so that the page can be used meanwhile, and
 * kept for the next letter.
 */
function sampleRows(ledger: Ledger): Promise<readonly Transaction[]> {
  const { range } = samplePeriod(ledger);
  if (generated?.ledger === ledger && generated.to === range.to) return generated.rows;
  const rows = finishInSlices(ledger.rowsInSteps(range));
  generated = { ledger, to: range.to, rows };
  return rows;
}

let generated:
  { readonly ledger: Ledger; readonly to: Day; readonly rows: Promise<readonly Transaction[]> } | undefined;

async function lentRows(port: LedgerPort, range: DayRange, signal: AbortSignal): Promise<readonly Transaction[]> {
  const key = [port.version, range.from, range.to].join(' ');
  if (answered?.port === port && answered.key === key) return answered.rows;
  const { rows } = await port.rows({ ...noFilters, dateRange: range }, { signal });
  answered = { port, key, rows };
  return rows;
}

/** What the page's own ledger answered last, for the next letter. */
let answered: { readonly port: LedgerPort; readonly key: string; readonly rows: readonly Transaction[] } | undefined;

/** The number of an id without its prefix, in any year. */
function rowOfNumber(ledger: Ledger, query: string): Transaction | undefined {
  if (!/^\d{4,}$/.test(query)) return undefined;
  for (const prefix of idPrefixes) {
    const row = ledger.find(`${prefix}-${query}`);
    if (row) return row;
  }
  return undefined;
}

/** Leads to the list of the period on screen if the row is in it, otherwise to that of its day. */
function resultOf({ id, description, date, time, amount }: Transaction, onScreen: DayRange | undefined): SearchResult {
  const day = { from: date, to: date };
  const isShown = onScreen && rangeProblemOf(onScreen.from, onScreen.to) === undefined && isInRange(date, onScreen);
  return {
    id,
    title: description,
    detail: `${id} · ${formatRange(day)}, ${time} · ${formatMoney(amount)}`,
    path: withLedgerParams(addressOf(isShown ? onScreen : day, { txn: id })),
    kind: 'transaction',
  };
}

/** Not by `transactionsAddress`, which would bring the rules of all filters along. */
function addressOf(dateRange: DayRange, rest: { readonly txn: string } | { readonly q: string }): string {
  const params = withParams(new URLSearchParams({ ...dateRange }), rest);
  return `${paths.transactions()}?${params.toString()}`;
}
