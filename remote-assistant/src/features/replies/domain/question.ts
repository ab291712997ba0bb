import type { Cents, Day, DayRange } from '@back-office/shared/format';
import type { DimensionId, Filter, MeasureId } from '@back-office/shared/ledger';
import type { CatalogItem } from '../../../domain/catalog';
import type { GuideEntry } from './guide';
import type { Period } from './periods/period';
import type { Names } from './reading/readNames';

/** What a reply to the question is made of. Those of the ledger come first. */
export type Kind =
  | 'figures'
  | 'transactions'
  | 'customers'
  | 'unsold'
  | 'owed'
  | 'transaction'
  | 'feeOfAmount'
  | 'feeRates'
  | 'stock'
  | 'price'
  | 'costs'
  | 'definition'
  | 'guide'
  | 'cannot'
  | 'checklist'
  | 'note'
  | 'greeting'
  | 'thanks'
  | 'complaint'
  | 'help'
  | 'unclear';

/** Kinds whose answer has figures of a period. */
export const periodKinds: ReadonlySet<Kind> = new Set(['figures', 'transactions', 'customers', 'unsold']);

/** Which transactions are listed, and in which order. */
export interface ListedTransactions {
  readonly type: 'Sale' | 'Refund' | undefined;
  readonly order: 'largest' | 'smallest' | 'latest' | 'first';
  /** Those behind a figure, such as discounts. */
  readonly behind?: MeasureId | undefined;
  /** Everything about the first of them. */
  readonly isDetailed: boolean;
}

/**
 * A question as it was understood: a question to the catalog, and what the reply says of it. A follow-up is an edit of the
 * question before, and keeps what it does not name.
 */
export interface Question {
  readonly kind: Kind;
  /** The figures asked for, the first one first. Empty: sales as a whole. */
  readonly figures: readonly MeasureId[];
  /** What they are divided by. */
  readonly by: DimensionId | undefined;
  /** Of weekdays: two sets of them that are compared. */
  readonly weekdaySets: readonly (readonly string[])[] | undefined;
  /** The highest or lowest groups come first; `undefined`: all are listed in their order. */
  readonly rank: 'best' | 'worst' | undefined;
  /** Groups are ranked by their change, not by their value. */
  readonly byChange: boolean;
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
  /** Of the groups: those whose part of the whole is asked for. */
  readonly share: Filter | undefined;
  readonly listed: ListedTransactions | undefined;
  readonly amount: Cents | undefined;
  /** Only payments above or below `amount` count, or of exactly this amount; of groups, those whose figure is. */
  readonly bound: 'over' | 'under' | 'exactly' | undefined;
  /** Of groups whose figure is a number, instead of `amount`. */
  readonly countBound: number | undefined;
  readonly isInvoice: boolean;
  readonly transactionId: string | undefined;
  /** Of customers: by what they are ranked. */
  readonly customersBy: 'spent' | 'visits' | undefined;
  readonly guide: readonly GuideEntry[];
  /** The words of a question about the product. */
  readonly words: readonly string[];
  /** It asks what changed, not only by how much. */
  readonly asksWhy: boolean;
  /** Why it cannot be answered, such as a date that does not exist. */
  readonly problem: string | undefined;
  /** Words that nothing is known about: without them the question would be this one. */
  readonly unclear: readonly string[];
  /** The question before, which a comparison of two answers needs, and through it those before that. */
  readonly previous: Question | undefined;
}

/** What a reply lists, in its order, so that a follow-up can name one of them: `the second one`. */
export type Shown =
  | { readonly by: DimensionId; readonly keys: readonly string[] }
  | { readonly by: 'transaction-id'; readonly keys: readonly string[]; readonly customers?: readonly string[] };

/** What a question is read against. */
export interface QuestionContext {
  /** Today in the store. */
  readonly today: Day;
  readonly catalog: readonly CatalogItem[];
  /** The names that the ledger has in some days. */
  readonly namesIn: (range: DayRange, words: readonly string[]) => Promise<Names>;
  /** The question before. */
  readonly earlier?: Question | undefined;
  /** What the reply to it lists. */
  readonly shown?: ((question: Question) => Promise<Shown | undefined>) | undefined;
  /** The period and filters of the screen that the merchant is looking at. */
  readonly onScreen?: OnScreen | undefined;
  /** False in a shop that is not the sample. */
  readonly isSample?: boolean | undefined;
  /** The first day with sales. */
  readonly since?: Day | undefined;
}

export interface OnScreen {
  readonly period: Period;
  readonly filters: readonly Filter[];
}

/** The amount or number above or below which groups and customers count, if the question names one. */
export function limitIn({ bound, amount, countBound }: Question) {
  const value = amount ?? countBound;
  return value === undefined || bound === undefined || bound === 'exactly' ? undefined : { bound, value };
}

/** The sign of a figure does not count: refunds over $100 are those that paid back more. */
export function isWithin({ bound, value }: NonNullable<ReturnType<typeof limitIn>>, figure: number): boolean {
  return bound === 'over' ? Math.abs(figure) > value : Math.abs(figure) < value;
}
