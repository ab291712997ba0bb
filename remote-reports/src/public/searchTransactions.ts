import type { SearchContext, SearchGroup, SearchOptions, SearchResult } from '@back-office/shared/contract';
import {
  formatCount,
  formatMoney,
  formatRange,
  isInRange,
  rangeProblemOf,
  unknown,
  type Day,
  type DayRange,
} from '@back-office/shared/format';
import {
  causeOf,
  dayWithTime,
  idPrefixes,
  lastDayOf,
  LedgerSourceError,
  loadSampleLedger,
  storeNow,
  transactionTitle,
  type LedgerPort,
  type SampleColumns,
  type Transaction,
} from '@back-office/shared/ledger';
import { finishInSlices, loadOnce } from '@back-office/shared/loading';
import { paths } from '@back-office/shared/routes';
import { pageLedgerParams, withLedgerParams, withParams } from '@back-office/shared/url';
import { searchedPeriod, searchedPeriodOfSource } from '../features/transactions/domain/searchedPeriod';

const title = 'Transactions';
const maxTransactions = 5;

/** With the questions of the ledger, and the checks of what a lent one answers. */
const ledgerPort = loadOnce(
  () => import(/* webpackChunkName: "search-ledger", webpackExports: "ledgerPortOf" */ '@back-office/shared/ledger'),
);

/** Generates the days that are searched. A source outside may count each question, so it is asked nothing. */
export async function prepareTransactions({ ledger: lent }: SearchContext): Promise<void> {
  await Promise.all([ledgerPort.preload(), lent ?? loadSampleLedger().then(generateSample)]);
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
  const [code, sample] = await Promise.all([ledgerPort.load(), lent ? undefined : loadSampleLedger()]);
  const port = code.ledgerPortOf(lent, pageLedgerParams().read().revision);

  // A complete id names its day, so it is found in any year.
  const id = query.toUpperCase();
  const named = await port.row(id, { signal });
  if (named) return { title, note: 'Found by its ID', results: [resultOf(named, onScreen)] };

  if (sample) await generateSample(sample);
  const facts = lent && (await port.describe({ signal }));
  const lastDay = lastDayOf(facts, storeNow().day);
  const { range, note } = sample ? samplePeriod(sample) : searchedPeriodOfSource(lastDay, onScreen);
  const question = { scope: { range, filters: [] }, text: query, limit: maxTransactions };
  const found = await port.search(question, { signal });
  signal.throwIfAborted();
  const numbered = found.total === 0 && sample ? await rowOfNumber(port, query) : undefined;
  if (numbered) return { title, note: 'Found by its ID', results: [resultOf(numbered, onScreen)] };
  const results = found.rows.map((row) => resultOf(row, onScreen));
  if (found.total === results.length) return { title, note, results };
  const path = withLedgerParams(addressOf(range, { q: query }));
  return { title, note, results, all: { title: `See all ${formatCount(found.total)} transactions`, path } };
}

function samplePeriod({ volume }: SampleColumns) {
  return searchedPeriod(storeNow().day, volume);
}

/**
 * Generates what is searched in slices, so that the page can be used meanwhile. The ledger keeps it for the next letter.
 */
function generateSample(ledger: SampleColumns): Promise<unknown> {
  const { range } = samplePeriod(ledger);
  if (generating?.ledger === ledger && generating.to === range.to) return generating.done;
  const done = finishInSlices(ledger.columnsInSteps(range));
  generating = { ledger, to: range.to, done };
  return done;
}

let generating: { readonly ledger: SampleColumns; readonly to: Day; readonly done: Promise<unknown> } | undefined;

/** The number of an id without its prefix, in any year. */
async function rowOfNumber(port: LedgerPort, query: string): Promise<Transaction | undefined> {
  if (!/^\d{4,}$/.test(query)) return undefined;
  for (const prefix of idPrefixes) {
    const row = await port.row(`${prefix}-${query}`);
    if (row) return row;
  }
  return undefined;
}

/** Leads to the list of the period on screen if the row is in it, otherwise to that of its day. */
function resultOf(row: Transaction, onScreen: DayRange | undefined): SearchResult {
  const { id, date, time } = row;
  const day = { from: date, to: date };
  const isShown = onScreen && rangeProblemOf(onScreen.from, onScreen.to) === undefined && isInRange(date, onScreen);
  return {
    id,
    title: transactionTitle(row),
    detail: `${id} · ${dayWithTime(formatRange(day), time)} · ${amountText(row)}`,
    path: withLedgerParams(addressOf(isShown ? onScreen : day, { txn: id })),
    kind: 'transaction',
  };
}

/** As in the list: net sales where these are known, but not what was paid. */
function amountText({ amount, netSales }: Transaction): string {
  return amount === unknown && netSales !== unknown ? `net sales ${formatMoney(netSales)}` : formatMoney(amount);
}

/** Not by `transactionsAddress`, which would bring the rules of all filters along. */
function addressOf(dateRange: DayRange, rest: { readonly txn: string } | { readonly q: string }): string {
  const params = withParams(new URLSearchParams({ ...dateRange }), rest);
  return `${paths.transactions()}?${params.toString()}`;
}
