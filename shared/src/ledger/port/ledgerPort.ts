import type { Day, DayRange } from '@back-office/shared/format';
import type { LedgerColumns } from '../columns/columns';
import { customersIn, daysBefore, type CustomersAnswer } from '../columns/customers';
import { facetsOf, type Facet } from '../columns/facets';
import { figuresOf } from '../columns/figures';
import type { FacetsQuestion, FiguresAnswer, Question } from '../columns/question';
import {
  searchTransactions,
  transactionsOf,
  type SearchQuestion,
  type TransactionsAnswer,
  type TransactionsPage,
  type TransactionsQuestion,
} from '../columns/transactions';
import type { Scope } from '../columns/select';
import { filterTransactions, type TransactionFilters } from '../model/filters';
import type { Moment } from '../model/moment';
import type { Transaction } from '../model/transaction';
import type { Ledger } from '../sample/createLedger';
import { deferredBalance, deferredBalanceInSteps, type DeferredBalance } from '../sample/deferredBalance';
import { relatedRows, type RelatedRows } from '../sample/relatedRows';
import { finish, finishInSlices, type Steps } from '../sample/steps';
import { allAnswers, mapAnswer, type Answer } from './answer';

/**
 * Where screens get their figures. A source may answer at once, take seconds, answer in part or fail. Screens ask
 * through `useLedgerAnswer` and know none of its implementations. See `docs/product/ledger.md`.
 */
export interface LedgerPort {
  /** Differs whenever the same question may have another answer. */
  readonly version: string;
  /** In order of day and time. Without a page, all rows. */
  rows(query: TransactionFilters, options?: RowsOptions): Answer<RowsAnswer>;
  row(id: string, options?: AskOptions): Answer<Transaction | undefined>;
  relatedRows(row: Transaction, options?: AskOptions): Answer<RelatedRows>;
  /**
   * What is deferred when a day begins. The first day has the balance with which the ledger begins, days ahead that of
   * now.
   */
  deferredBalance(day: Day, options?: AskOptions): Answer<DeferredBalance>;
  /** Figures by groups: what summary, reports, cards, charts and replies ask for. */
  figures(question: Question, options?: AskOptions): Answer<FiguresAnswer>;
  /** A page of single transactions. */
  transactions(question: TransactionsQuestion, options?: AskOptions): Answer<TransactionsPage>;
  /** The transactions that a text finds, the more exact matches first, the newest first among equals. */
  search(question: SearchQuestion, options?: AskOptions): Answer<TransactionsAnswer>;
  /** The values of a field in a scope, the most frequent first, for filters and suggestions. */
  facets(question: FacetsQuestion, options?: AskOptions): Answer<readonly Facet[]>;
  /** Customers and their visits in a scope, and who of them also made a purchase in the days before. */
  customers(scope: Scope, options?: AskOptions): Answer<CustomersAnswer>;
}

/** What a page may lend: a source of the first version sends rows, and figures are added up from them. */
export type LentLedgerPort = Omit<LedgerPort, QuestionName> & Partial<Pick<LedgerPort, QuestionName>>;

type QuestionName = 'figures' | 'facets' | 'transactions' | 'search' | 'customers';

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
  const untilNow = <Asked extends Pick<Scope, 'until'>>(asked: Asked): Asked => ({
    ...asked,
    until: earlierOf(asked.until, ledger.until),
  });
  function columnsOf(range: DayRange, { signal }: AskOptions = {}): Answer<LedgerColumns> {
    const isLarge = ledger.volume > 1 && ledger.missingColumns(range) > maxRowsAtOnce;
    return isLarge ? inSlices(() => ledger.columnsInSteps(range), signal) : finish(ledger.columnsInSteps(range));
  }
  function rowsOf(query: TransactionFilters, { signal }: AskOptions = {}) {
    const range = query.dateRange;
    const isLarge = ledger.volume > 1 && ledger.missingRows(range) > maxRowsAtOnce;
    const rows = isLarge ? inSlices(() => ledger.rowsInSteps(range), signal) : ledger.rowsOf(range);
    return mapAnswer(rows, (all) => filterTransactions(all, query));
  }
  return {
    version: [ledger.seed, ledger.revision, ledger.volume, ledger.until?.day, ledger.until?.minute].join('-'),
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
    figures(question, options) {
      const asked = { ...untilNow(question), baseline: question.baseline && untilNow(question.baseline) };
      const baselineColumns = asked.baseline ? columnsOf(asked.baseline.range, options) : undefined;
      return mapAnswer(
        allAnswers<[LedgerColumns, LedgerColumns | undefined]>(columnsOf(asked.range, options), baselineColumns),
        ([columns, ofBaseline]) => figuresOf(columns, asked, ofBaseline),
      );
    },
    transactions: (question, options) =>
      mapAnswer(columnsOf(question.scope.range, options), (columns) =>
        transactionsOf(columns, { ...question, scope: untilNow(question.scope) }),
      ),
    search: (question, options) =>
      mapAnswer(columnsOf(question.scope.range, options), (columns) =>
        searchTransactions(columns, { ...question, scope: untilNow(question.scope) }),
      ),
    facets: ({ scope, field }, options) =>
      mapAnswer(columnsOf(scope.range, options), (columns) => facetsOf(columns, untilNow(scope), field)),
    customers: (scope, options) =>
      mapAnswer(
        allAnswers<[LedgerColumns, LedgerColumns]>(
          columnsOf(scope.range, options),
          columnsOf(daysBefore(scope.range), options),
        ),
        ([columns, earlier]) => customersIn(columns, untilNow(scope), earlier),
      ),
  };
}

function earlierOf(one: Moment | undefined, other: Moment | undefined): Moment | undefined {
  if (!one || !other) return one ?? other;
  return one.day < other.day || (one.day === other.day && one.minute < other.minute) ? one : other;
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
