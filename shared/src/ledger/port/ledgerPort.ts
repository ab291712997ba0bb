import type { Day } from '@back-office/shared/format';
import { filterTransactions, type TransactionFilters } from '../model/filters';
import type { Transaction } from '../model/transaction';
import type { Ledger } from '../sample/createLedger';
import { deferredBalance, deferredBalanceInSteps, type DeferredBalance } from '../sample/deferredBalance';
import { relatedRows, type RelatedRows } from '../sample/relatedRows';
import { finishInSlices, type Steps } from '../sample/steps';
import { dailyRows, type DailyRow } from '../totals/dailyRows';
import { salesDataOf, type SalesData } from '../totals/salesData';
import { mapAnswer, type Answer } from './answer';

/**
 * Where screens get their figures. A source may answer at once, take seconds, answer in part or fail. Screens ask
 * through `useLedgerAnswer` and know none of its implementations. See `docs/product/ledger.md`.
 */
export interface LedgerPort {
  /** Differs whenever the same question may have another answer. */
  readonly version: string;
  totals(query: TransactionFilters, options?: AskOptions): Answer<SalesData>;
  /** A row for every day of the range, including days without sales. */
  dailyRows(query: TransactionFilters, options?: AskOptions): Answer<readonly DailyRow[]>;
  /** In order of day and time. Without a page, all rows. */
  rows(query: TransactionFilters, options?: RowsOptions): Answer<RowsAnswer>;
  row(id: string, options?: AskOptions): Answer<Transaction | undefined>;
  relatedRows(row: Transaction, options?: AskOptions): Answer<RelatedRows>;
  /**
   * What is deferred when a day begins. The first day has the balance with which the ledger begins, days ahead that of
   * now.
   */
  deferredBalance(day: Day, options?: AskOptions): Answer<DeferredBalance>;
}

export interface AskOptions {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

export interface RowsOptions extends AskOptions {
  readonly page?: RowsPage;
}

export interface RowsPage {
  /** From 0. */
  readonly offset: number;
  readonly limit: number;
}

export interface RowsAnswer {
  readonly rows: readonly Transaction[];
  /** Number of rows that match the query: more than `rows.length` for a page, or if the source answered in part. */
  readonly total: number;
}

/** With more repeats, adding up the gift cards of all years takes longer than a frame. */
const maxRepeatsAtOnce = 50;

/**
 * The sample ledger as a port. It answers at once, so that a screen has its figures in its first render; only the many
 * rows of a high `?volume=` are generated in slices. Generating `maxRowsAtOnce` takes less than a frame.
 */
export function localLedgerPort(ledger: Ledger, maxRowsAtOnce = 5_000): LedgerPort {
  const inSlices = createQueue();
  function rowsOf(query: TransactionFilters, { signal }: AskOptions = {}) {
    const range = query.dateRange;
    const isLarge = ledger.volume > 1 && ledger.missingRows(range) > maxRowsAtOnce;
    const rows = isLarge ? inSlices(() => ledger.rowsInSteps(range), signal) : ledger.rowsOf(range);
    return mapAnswer(rows, (all) => filterTransactions(all, query));
  }
  return {
    version: [ledger.seed, ledger.revision, ledger.volume, ledger.until?.day, ledger.until?.minute].join('-'),
    totals: (query, options) => mapAnswer(rowsOf(query, options), salesDataOf),
    dailyRows: (query, options) => mapAnswer(rowsOf(query, options), (rows) => dailyRows(rows, query.dateRange)),
    rows: (query, { page, ...options } = {}) =>
      mapAnswer(rowsOf(query, options), (rows) => ({
        rows: page ? rows.slice(page.offset, page.offset + page.limit) : rows,
        total: rows.length,
      })),
    row: (id) => ledger.find(id),
    relatedRows: (row) => relatedRows(ledger, row),
    deferredBalance: (day, { signal } = {}) =>
      ledger.volume > maxRepeatsAtOnce
        ? inSlices(() => deferredBalanceInSteps(ledger, day), signal)
        : deferredBalance(ledger, day),
  };
}

/** Work in slices, one after the other, because the next question often needs the days of the one before. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function inSlices<Result>(start: () => Steps<Result>, signal?: AbortSignal): Promise<Result> {
    const result = last.then(() => finishInSlices(start(), { signal }));
    last = result.catch(() => undefined);
    return result;
  };
}
