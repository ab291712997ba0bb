import type { Day } from '@back-office/shared/format';
import type { CustomersAnswer } from '../columns/customers';
import type { FacetsAnswer } from '../columns/facets';
import type { FacetsQuestion, FiguresAnswer, Question } from '../columns/question';
import type { RowsAnswer, RowsPage, RowsQuestion, SearchQuestion } from '../columns/transactions';
import type { Scope } from '../columns/select';
import type { Transaction } from '../model/transaction';
import type { DeferredBalance } from '../sample/deferredBalance';
import type { RelatedRows } from '../sample/relatedRows';
import type { Answer } from './answer';
import type { LedgerFacts } from './ledgerFacts';

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
  /**
   * Calls the listener when `version` or `isSlow` may have changed, such as when a server has other figures. Returns a
   * function that ends the subscription.
   */
  subscribe?(listener: () => void): () => void;
  /** Whether somebody has waited for an answer for longer than usual: an embedded area says so. */
  isSlow?(): boolean;
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
