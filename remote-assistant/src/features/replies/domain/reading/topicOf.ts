import type { Concept } from '../language/concepts';
import { periodTopics, type QuestionContext, type Topic } from '../question';
import type { Subjects } from './readSubjects';
import type { Signs } from './signs';

type Rule = readonly [topic: Topic, holds: (asked: Subjects) => boolean];

/** From special to general: the first rule that holds decides. */
const rules: readonly Rule[] = [
  ['transaction', ({ transactionId }) => transactionId !== undefined],
  ['greeting', (asked) => isOnly(asked, 'greeting')],
  ['thanks', (asked) => isOnly(asked, 'thanks', 'bye', 'praise')],
  ['note', ({ concepts }) => concepts.has('note')],
  ['checklist', ({ concepts }) => concepts.has('checklist')],
  ['unusedGiftCards', ({ concepts }) => concepts.has('gift-card-sales') && concepts.has('unused')],
  ['redeemedGiftCards', ({ concepts }) => concepts.has('gift-card-sales') && concepts.has('redeemed')],
  ['profit', ({ concepts }) => concepts.has('profit')],
  ['payout', ({ concepts }) => concepts.has('payout')],
  ['forecast', ({ concepts }) => concepts.has('forecast')],
  ['metric', ({ isAverage }) => isAverage],
  ['largest', ({ bound }) => bound !== undefined],
  ['largest', ({ signs }) => signs.asksForLatest],
  [
    'topCustomers',
    ({ concepts, dimension }) =>
      concepts.has('customer') && dimension === undefined && hasAny(concepts, 'best', 'worst', 'largest'),
  ],
  ['ranking', ({ signs }) => signs.asksForUnsold],
  [
    'feeOfAmount',
    ({ concepts, amount }) =>
      amount !== undefined &&
      (hasAny(concepts, 'fees', 'card', 'invoice', 'net-total', 'wallet') ||
        (concepts.has('cash') && concepts.has('total-payments'))) &&
      !concepts.has('largest'),
  ],
  ['screen', ({ concepts, signs }) => concepts.has('howTo') && concepts.has('change') && signs.namesScreen],
  ['screen', ({ concepts, hasPeriod }) => concepts.has('where') && !hasPeriod],
  [
    'screen',
    ({ concepts, signs, hasPeriod }) => concepts.has('change') && signs.namesScreen && !hasPeriod && !signs.isPast,
  ],
  [
    'definition',
    ({ concepts, measures, hasPeriod, signs }) =>
      concepts.has('define') && measures.length > 0 && !hasPeriod && !(signs.isPast && measures.length < 2),
  ],
  [
    'definition',
    ({ signs, measures, hasPeriod, concepts }) =>
      signs.asksWhatIs &&
      measures.length > 0 &&
      !hasPeriod &&
      !signs.isPast &&
      !hasSubject(concepts) &&
      !concepts.has('fees'),
  ],
  [
    'feeRates',
    ({ concepts, hasPeriod, signs, context }) =>
      concepts.has('fees') && !hasPeriod && !signs.isPast && !signs.asksForTotal && !followsFigures(signs, context),
  ],
  ['price', ({ concepts, hasGoods }) => concepts.has('price') && hasGoods && !concepts.has('sales')],
  ['price', ({ concepts, dimension, hasPeriod }) => concepts.has('price') && dimension === 'item-name' && !hasPeriod],
  // `what was left after refunds` asks for money.
  ['stock', ({ concepts }) => concepts.has('stock') && !concepts.has('net-sales') && !concepts.has('net-total')],
  ['largest', ({ concepts }) => concepts.has('largest')],
  [
    'refunds',
    ({ concepts, measures, dimension, hasGoods }) =>
      concepts.has('returns') &&
      !hasGoods &&
      (dimension === undefined || !hasAny(concepts, 'best', 'worst')) &&
      measures.every((id) => id === 'returns' || id === 'transactions'),
  ],
  ['customers', ({ concepts }) => hasAny(concepts, 'newCustomers', 'returning', 'feedback')],
  ['item', ({ hasGoods, concepts, dimension }) => hasGoods && !(concepts.has('best') && dimension === 'item-name')],
  [
    'ranking',
    ({ concepts, dimension, measures }) =>
      hasAny(concepts, 'best', 'worst') && (dimension !== undefined || measures.length === 0),
  ],
  [
    'customers',
    ({ concepts, measures }) =>
      concepts.has('customer') &&
      !concepts.has('mix') &&
      measures.every((id) => id === 'total-payments' || id === 'transactions'),
  ],
  [
    'breakdown',
    ({ dimension, measures }) =>
      dimension !== undefined && !(dimension === 'tender' && measures.every((id) => id === 'total-payments')),
  ],
  [
    'payments',
    ({ concepts, measures }) =>
      hasAny(concepts, 'mix', 'card', 'cash', 'wallet') && measures.every((id) => id === 'total-payments'),
  ],
  ['metric', ({ measures }) => measures.length > 0],
  ['sales', ({ concepts }) => hasAny(concepts, 'sales', 'trend', 'recap')],
  ['price', ({ concepts }) => concepts.has('price')],
  ['help', ({ concepts }) => concepts.has('help')],
  ['greeting', ({ concepts, hasPeriod }) => concepts.has('greeting') && !hasPeriod],
  ['thanks', ({ concepts, hasPeriod }) => hasAny(concepts, 'thanks', 'bye') && !hasPeriod],
  ['unknown', () => true],
];

/** The topic of one question. Earlier questions of the conversation do not matter. */
export function topicOf(asked: Subjects): Topic {
  return rules.find(([, holds]) => holds(asked))?.[0] ?? 'unknown';
}

function hasAny(concepts: ReadonlySet<Concept>, ...some: readonly Concept[]): boolean {
  return some.some((concept) => concepts.has(concept));
}

/** Nothing is in it but one of these. */
function isOnly({ found, hasPeriod }: Subjects, ...some: readonly Concept[]): boolean {
  const isAll = (concept: Concept) => found.every((one) => one.concepts.includes(concept));
  return found.length > 0 && !hasPeriod && some.some(isAll);
}

/** `what about fees` after figures asks for figures. */
function followsFigures({ startsAsFollowUp }: Signs, { earlier }: QuestionContext): boolean {
  return startsAsFollowUp && earlier !== undefined && periodTopics.has(earlier.topic);
}

/** `What are the best items` asks for no definition. */
function hasSubject(concepts: ReadonlySet<Concept>): boolean {
  return hasAny(concepts, 'best', 'worst', 'largest', 'stock', 'compare', 'trend', 'breakdown');
}
