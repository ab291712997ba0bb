import type { AskedDimension } from './dimensionIn';
import type { Concept } from './language/concepts';
import type { AskedMeasure } from './measures';
import type { Topic } from './question';

/** What a question contains, from which its topic follows. */
export interface Signals {
  readonly concepts: ReadonlySet<Concept>;
  readonly measures: readonly AskedMeasure[];
  readonly dimension: AskedDimension | undefined;
  readonly hasPeriod: boolean;
  readonly hasAmount: boolean;
  readonly hasItems: boolean;
  readonly hasTransactionId: boolean;
  /** `over $100` */
  readonly hasBound: boolean;
  /** `what about fees` after figures asks for figures. */
  readonly isFollowUp: boolean;
  /** `last 5 transactions` */
  readonly asksForLatest: boolean;
  /** `what did not sell` */
  readonly asksForUnsold: boolean;
  /** Words such as `did` and `were`: it is about what happened, not about what something means. */
  readonly isPast: boolean;
  /** `total fees` and `how much in fees` ask for money, not for rates. */
  readonly asksForTotal: boolean;
  /** Starts with `what is`, `what are`, `what's`. */
  readonly asksWhatIs: boolean;
  /** `average tip` */
  readonly isAverage: boolean;
  readonly namesScreen: boolean;
  /** Nothing in it but the concept. */
  readonly isOnly: (concept: Concept) => boolean;
}

type Rule = readonly [topic: Topic, holds: (signals: Signals) => boolean];

/** From special to general: the first rule that holds decides. */
const rules: readonly Rule[] = [
  ['transaction', ({ hasTransactionId }) => hasTransactionId],
  ['greeting', ({ isOnly }) => isOnly('greeting')],
  ['thanks', ({ isOnly }) => isOnly('thanks') || isOnly('bye') || isOnly('praise')],
  ['note', ({ concepts }) => concepts.has('note')],
  ['checklist', ({ concepts }) => concepts.has('checklist')],
  ['unusedGiftCards', ({ concepts }) => concepts.has('giftCard') && concepts.has('unused')],
  ['redeemedGiftCards', ({ concepts }) => concepts.has('giftCard') && concepts.has('redeemed')],
  ['profit', ({ concepts }) => concepts.has('profit')],
  ['payout', ({ concepts }) => concepts.has('payout')],
  ['forecast', ({ concepts }) => concepts.has('forecast')],
  ['metric', ({ isAverage }) => isAverage],
  ['largest', ({ hasBound }) => hasBound],
  ['largest', ({ asksForLatest }) => asksForLatest],
  [
    'topCustomers',
    ({ concepts, dimension }) =>
      concepts.has('customer') &&
      dimension === undefined &&
      (['best', 'worst', 'largest'] as const).some((one) => concepts.has(one)),
  ],
  ['ranking', ({ asksForUnsold }) => asksForUnsold],
  [
    'feeOfAmount',
    ({ concepts, hasAmount }) =>
      hasAmount &&
      (concepts.has('fee') ||
        concepts.has('card') ||
        concepts.has('invoice') ||
        concepts.has('netTotal') ||
        concepts.has('wallet') ||
        (concepts.has('cash') && concepts.has('collected'))) &&
      !concepts.has('largest'),
  ],
  ['screen', ({ concepts, namesScreen }) => concepts.has('howTo') && concepts.has('change') && namesScreen],
  ['screen', ({ concepts, hasPeriod }) => concepts.has('where') && !hasPeriod],
  [
    'screen',
    ({ concepts, namesScreen, hasPeriod, isPast }) => concepts.has('change') && namesScreen && !hasPeriod && !isPast,
  ],
  [
    'definition',
    ({ concepts, measures: named, hasPeriod, isPast }) =>
      concepts.has('define') && named.length > 0 && !hasPeriod && !(isPast && named.length < 2),
  ],
  [
    'definition',
    ({ asksWhatIs, measures: named, hasPeriod, isPast, concepts }) =>
      asksWhatIs && named.length > 0 && !hasPeriod && !isPast && !hasSubject(concepts) && !concepts.has('fee'),
  ],
  [
    'feeRates',
    ({ concepts, hasPeriod, isPast, asksForTotal, isFollowUp }) =>
      concepts.has('fee') && !hasPeriod && !isPast && !asksForTotal && !isFollowUp,
  ],
  ['price', ({ concepts, hasItems }) => concepts.has('price') && hasItems && !concepts.has('sales')],
  ['price', ({ concepts, dimension, hasPeriod }) => concepts.has('price') && dimension === 'item-name' && !hasPeriod],
  // `what was left after refunds` asks for money.
  ['stock', ({ concepts }) => concepts.has('stock') && !concepts.has('net') && !concepts.has('netTotal')],
  ['largest', ({ concepts }) => concepts.has('largest')],
  [
    'refunds',
    ({ concepts, measures: named, dimension, hasItems }) =>
      concepts.has('refund') &&
      !hasItems &&
      (dimension === undefined || !(concepts.has('best') || concepts.has('worst'))) &&
      named.every((id) => id === 'returns' || id === 'transactions'),
  ],
  [
    'customers',
    ({ concepts }) => ['newCustomers', 'returning', 'feedback'].some((one) => concepts.has(one as Concept)),
  ],
  ['item', ({ hasItems, concepts, dimension }) => hasItems && !(concepts.has('best') && dimension === 'item-name')],
  [
    'ranking',
    ({ concepts, dimension, measures: named }) =>
      (concepts.has('best') || concepts.has('worst')) && (dimension !== undefined || named.length === 0),
  ],
  [
    'customers',
    ({ concepts, measures: named }) =>
      concepts.has('customer') &&
      !concepts.has('mix') &&
      named.every((id) => id === 'total-payments' || id === 'transactions'),
  ],
  [
    'breakdown',
    ({ dimension, measures: named }) =>
      dimension !== undefined && !(dimension === 'tender' && named.every((id) => id === 'total-payments')),
  ],
  [
    'payments',
    ({ concepts, measures: named }) =>
      (concepts.has('mix') || concepts.has('card') || concepts.has('cash') || concepts.has('wallet')) &&
      named.every((id) => id === 'total-payments'),
  ],
  ['metric', ({ measures: named }) => named.length > 0],
  ['sales', ({ concepts }) => concepts.has('sales') || concepts.has('trend') || concepts.has('recap')],
  ['price', ({ concepts }) => concepts.has('price')],
  ['help', ({ concepts }) => concepts.has('help')],
  ['greeting', ({ concepts, hasPeriod }) => concepts.has('greeting') && !hasPeriod],
  ['thanks', ({ concepts, hasPeriod }) => (concepts.has('thanks') || concepts.has('bye')) && !hasPeriod],
  ['unknown', () => true],
];

export function topicOf(signals: Signals): Topic {
  return rules.find(([, holds]) => holds(signals))?.[0] ?? 'unknown';
}

/** `What are the best items` asks for no definition. */
function hasSubject(concepts: ReadonlySet<Concept>) {
  return (['best', 'worst', 'largest', 'stock', 'compare', 'trend', 'breakdown'] as const).some((concept) =>
    concepts.has(concept),
  );
}
