import type { Cents, Day } from '@back-office/shared/format';
import type { Tender, TimeRange } from '@back-office/shared/ledger';
import type { CatalogItem } from '../../../domain/catalog/catalogItem';
import type { MetricId } from './metrics';
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

export type Dimension =
  'item' | 'category' | 'staff' | 'location' | 'source' | 'tender' | 'day' | 'weekday' | 'week' | 'month' | 'hour';

/** Only some rows of the period count. All combine with AND. */
export interface QuestionFilters {
  readonly locations: readonly string[];
  readonly time: TimeRange;
  readonly tenders: readonly Tender[];
  readonly teamMembers: readonly string[];
  /** Where payments were taken, such as the online store. */
  readonly sources: readonly string[];
}

export const noQuestionFilters: QuestionFilters = {
  locations: [],
  time: 'All day',
  tenders: [],
  teamMembers: [],
  sources: [],
};

/** A question as it was understood. A follow-up takes what it lacks from the question before. */
export interface Question {
  readonly topic: Topic;
  /** The figures asked for, the first one first. Empty: what the topic shows by itself. */
  readonly metrics: readonly MetricId[];
  readonly dimension: Dimension | undefined;
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
  readonly filters: QuestionFilters;
  /** Items of the catalog that the question names. */
  readonly items: readonly CatalogItem[];
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
  readonly asksForNewOrReturning: boolean;
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
  /** The question before. */
  readonly earlier?: Question | undefined;
  /** The period of the screen that the merchant is looking at. */
  readonly onScreen?: Period | undefined;
}
