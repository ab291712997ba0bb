import type { Day } from '@back-office/shared/format';
import { filterTransactions, type TransactionFilters } from '../model/filters';
import type { Transaction } from '../model/transaction';
import type { Ledger } from '../sample/createLedger';
import { deferredBalance, deferredBalanceInSlices, type DeferredBalance } from '../sample/deferredBalance';
import { relatedRows, type RelatedRows } from '../sample/relatedRows';
import { dailyRows, type DailyRow } from '../totals/dailyRows';
import { salesDataOf, type SalesData } from '../totals/salesData';
import type { Answer } from './answer';

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
  /** What is deferred when a day begins. The first day has the balance with which the ledger begins. */
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

/** With more, the balance of a day takes longer than a frame. */
const manyRepeats = 50;

/** The sample ledger as a port. It answers at once, so that a screen has its figures in its first render. */
export function localLedgerPort(ledger: Ledger): LedgerPort {
  const rowsOf = (query: TransactionFilters) => filterTransactions(ledger.rowsOf(query.dateRange), query);
  return {
    version: [ledger.seed, ledger.revision, ledger.volume].join('-'),
    totals: (query) => salesDataOf(rowsOf(query)),
    dailyRows: (query) => dailyRows(rowsOf(query), query.dateRange),
    rows(query, { page } = {}) {
      const rows = rowsOf(query);
      return { rows: page ? rows.slice(page.offset, page.offset + page.limit) : rows, total: rows.length };
    },
    row: (id) => ledger.find(id),
    relatedRows: (row) => relatedRows(ledger, row),
    deferredBalance: (day) =>
      ledger.volume > manyRepeats ? deferredBalanceInSlices(ledger, day) : deferredBalance(ledger, day),
  };
}
