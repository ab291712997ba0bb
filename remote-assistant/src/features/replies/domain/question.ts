import type { Cents, Day, DayRange } from '@back-office/shared/format';
import type { Filter } from '@back-office/shared/ledger';
import type { CatalogItem } from '../../../domain/catalog';
import type { AskedDimension } from './reading/dimensionIn';
import type { Names } from './reading/readNames';
import type { AskedMeasure } from './measures';
import type { Period } from './periods/period';

/** What a question is about. */
export type Topic =
  | 'sales'
  | 'metric'
  | 'ranking'
  | 'breakdown'
  | 'largest'
  | 'payments'
  | 'refunds'
  | 'customers'
  | 'topCustomers'
  | 'feeOfAmount'
  | 'feeRates'
  | 'stock'
  | 'item'
  | 'price'
  | 'definition'
  | 'screen'
  | 'transaction'
  | 'checklist'
  | 'note'
  | 'greeting'
  | 'thanks'
  | 'help'
  | 'profit'
  | 'forecast'
  | 'payout'
  | 'unusedGiftCards'
  | 'redeemedGiftCards'
  | 'unknown';

/** Topics whose answer has figures of a period. */
export const periodTopics: ReadonlySet<Topic> = new Set([
  'sales',
  'metric',
  'ranking',
  'breakdown',
  'largest',
  'payments',
  'refunds',
  'customers',
  'topCustomers',
  'item',
]);

/** A question as it was understood. A follow-up takes what it lacks from the question before. */
export interface Question {
  readonly topic: Topic;
  /** The figures asked for, the first one first. Empty: what the topic shows by itself. */
  readonly measures: readonly AskedMeasure[];
  readonly dimension: AskedDimension | undefined;
  /** It names a second one, which is left out. */
  readonly dividesTwice: boolean;
  readonly order: 'best' | 'worst';
  /** `top 3`: how many are asked for. */
  readonly count: number | undefined;
  /** `average tip`: the figure is asked for per transaction that has one. */
  readonly isAverage: boolean;
  readonly period: Period | undefined;
  /** Where the period comes from. It is said if the merchant did not name it. */
  readonly periodFrom: 'question' | 'conversation' | 'screen' | 'default';
  /** What to compare with: a named period, or the one before. */
  readonly baseline: Period | undefined;
  /** Only some transactions of the period count. */
  readonly filters: readonly Filter[];
  /** Names of the items that the question is about. */
  readonly items: readonly string[];
  readonly category: string | undefined;
  /** What looks like the name of an item that does not exist. */
  readonly unknownItem: string | undefined;
  readonly amount: Cents | undefined;
  readonly isInvoice: boolean;
  readonly transactionId: string | undefined;
  /** Words that may name a screen. */
  readonly screenWords: readonly string[];
  /** `last 5 transactions`: by time, not by amount. */
  readonly asksForLatest: boolean;
  /** The merchant wants something changed, which the assistant does not do. */
  readonly wantsChange: boolean;
  /** `delete`, `export` …, if the question tells the assistant to do so. */
  readonly command: string | undefined;
  /** Words that nothing is known about, so that the figures do not depend on them. */
  readonly unknownWords: readonly string[];
  /** It asks what changed, not only by how much. */
  readonly asksWhy: boolean;
  /** Only payments above or below `amount` count. */
  readonly bound: 'over' | 'under' | undefined;
  /** Why it cannot be answered, such as a date that does not exist. */
  readonly problem: string | undefined;
}

/** What a question is read against. */
export interface QuestionContext {
  /** Today in the store. */
  readonly today: Day;
  readonly catalog: readonly CatalogItem[];
  /** The names that the ledger has in some days. */
  readonly namesIn: (range: DayRange, words: readonly string[]) => Promise<Names>;
  /** The question before. */
  readonly earlier?: Question | undefined;
  /** The period of the screen that the merchant is looking at. */
  readonly onScreen?: Period | undefined;
}
