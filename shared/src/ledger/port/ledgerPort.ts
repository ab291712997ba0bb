import { firstDay, lastDay, type Day, type DayRange } from '@back-office/shared/format';
import type { LedgerColumns } from '../columns/columns';
import { customersIn, daysBefore, type CustomersAnswer } from '../columns/customers';
import { facetsOf, type FacetsAnswer } from '../columns/facets';
import { figuresOf } from '../columns/figures';
import type { FacetsQuestion, FiguresAnswer, Question } from '../columns/question';
import {
  searchTransactions,
  transactionsOf,
  type SearchQuestion,
  type RowsAnswer,
  type RowsPage,
  type RowsQuestion,
} from '../columns/transactions';
import type { Scope } from '../columns/select';
import type { Moment } from '../model/moment';
import type { Transaction } from '../model/transaction';
import type { Ledger } from '../sample/createLedger';
import { deferredBalance, deferredBalanceInSteps, type DeferredBalance } from '../sample/deferredBalance';
import { relatedRows, type RelatedRows } from '../sample/relatedRows';
import { finish, finishInSlices, type Steps } from '../sample/steps';
import { allAnswers, mapAnswer, type Answer } from './answer';
import { sampleFacts, type LedgerFacts } from './ledgerFacts';

/**
 * Where screens get their figures. A source may answer at once, take seconds, answer in part or fail. Screens ask
 * through `useLedgerAnswer` and know none of its implementations. See `docs/product/ledger.md`.
 */
export interface LedgerPort {
  /** Differs whenever the same question may have another answer. */
  readonly version: string;
  /** What the shop says of itself. Asked once for each version. */
  describe(options?: AskOptions): Answer<LedgerFacts>;
  /** Figures by groups: what summary, reports, cards, charts and replies ask for. */
  figures(question: Question, options?: AskOptions): Answer<FiguresAnswer>;
  /** A page of transactions, at most 500: no answer grows with the ledger. */
  rows(question: RowsQuestion, options?: AskOptions): Answer<RowsPage>;
  /** The values of a field in a scope, the most frequent first, at most 500: further ones are found by their text. */
  facets(question: FacetsQuestion, options?: AskOptions): Answer<FacetsAnswer>;
  /** The transactions that a text finds, the more exact matches first, the newest first among equals. */
  search(question: SearchQuestion, options?: AskOptions): Answer<RowsAnswer>;
  row(id: string, options?: AskOptions): Answer<Transaction | undefined>;
  /** The other transactions of the same sale. */
  related(row: Transaction, options?: AskOptions): Answer<RelatedRows>;
  /**
   * What is deferred when a day begins. The first day has the balance with which the ledger begins, days ahead that of
   * now.
   */
  deferred(day: Day, options?: AskOptions): Answer<DeferredBalance>;
  /** Customers and their visits in a scope, and who of them also made a purchase in the days before. */
  customers(scope: Scope, options?: AskOptions): Answer<CustomersAnswer>;
}

/** What a ledger of the second version answers. The first sent rows. */
export const questionNames = [
  'describe',
  'figures',
  'rows',
  'facets',
  'search',
  'row',
  'related',
  'deferred',
  'customers',
] as const;

export type QuestionName = (typeof questionNames)[number];

export type Ask = (question: unknown, options?: AskOptions) => Answer<unknown>;

/** The same port, but its questions are asked in another way. `describe` has no question. */
export function eachQuestion(port: LedgerPort, wrap: (ask: Ask, name: QuestionName) => Ask): LedgerPort {
  const asks: Readonly<Record<Exclude<QuestionName, 'describe'>, (question: never, options?: AskOptions) => unknown>> =
    port;
  const describe = wrap((_, options) => port.describe(options), 'describe');
  const wrapped = questionNames.map((name) => [
    name,
    name === 'describe'
      ? (options?: AskOptions) => describe(undefined, options)
      : wrap((question, options) => asks[name](question as never, options), name),
  ]);
  return {
    get version() {
      return port.version;
    },
    ...(Object.fromEntries(wrapped) as Omit<LedgerPort, 'version'>),
  };
}

export interface AskOptions {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
}

/** With more repeats, adding up the gift cards of all years takes longer than a frame. */
const maxRepeatsAtOnce = 50;

/**
 * The sample ledger as a port. It answers at once, so that a screen has its figures in its first render; only the many
 * rows of a high `?volume=` are generated in slices. Generating `maxRowsAtOnce` takes less than a frame.
 */
export function localLedgerPort(ledger: Ledger, maxRowsAtOnce = 5_000): LedgerPort {
  const version = [ledger.seed, ledger.revision, ledger.volume, ledger.until?.day, ledger.until?.minute].join('-');
  const inSlices = createQueue();
  const untilNow = <Asked extends Pick<Scope, 'until'>>(asked: Asked): Asked => ({
    ...asked,
    until: earlierOf(asked.until, ledger.until),
  });
  function columnsOf(range: DayRange, { signal }: AskOptions = {}): Answer<LedgerColumns> {
    const isLarge = ledger.volume > 1 && ledger.missingColumns(range) > maxRowsAtOnce;
    return isLarge ? inSlices(() => ledger.columnsInSteps(range), signal) : finish(ledger.columnsInSteps(range));
  }
  return {
    version,
    describe: () => ({ version, ...sampleFacts, days: { from: firstDay, to: ledger.until?.day ?? lastDay } }),
    row: (id) => ledger.find(id),
    related: (row) => relatedRows(ledger, row),
    deferred: (day, { signal } = {}) =>
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
    rows: (question, options) =>
      mapAnswer(columnsOf(question.scope.range, options), (columns) =>
        transactionsOf(columns, { ...question, scope: untilNow(question.scope) }),
      ),
    search: (question, options) =>
      mapAnswer(columnsOf(question.scope.range, options), (columns) =>
        searchTransactions(columns, { ...question, scope: untilNow(question.scope) }),
      ),
    facets: (question, options) =>
      mapAnswer(columnsOf(question.scope.range, options), (columns) =>
        facetsOf(columns, { ...question, scope: untilNow(question.scope) }),
      ),
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
