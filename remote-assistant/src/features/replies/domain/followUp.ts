import type { Filter } from '@back-office/shared/ledger';
import { lastDays, lastWeek } from './comparison';
import type { Concept } from './language/concepts';
import type { Period } from './periods/period';
import { filtersOf, valuesOf } from './filters';
import type { Question, QuestionContext, Topic } from './question';

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

/** `and last week?`, `what about refunds` */
export function startsAsFollowUp(texts: readonly string[]): boolean {
  return /^(?:and|what about|how about|ok|okay|also|only|just|now|then|same|but|so)\b/.test(texts.join(' '));
}

interface FollowUpSigns {
  readonly hasPeriod: boolean;
  readonly filters: readonly Filter[];
  readonly concepts: ReadonlySet<Concept>;
  /** It has words that are not understood. */
  readonly isForeign: boolean;
  readonly asksWhy: boolean;
}

/** A question without a subject of its own continues the one before, if it adds a period, a filter or a comparison. */
export function followUpTopic(
  { hasPeriod, filters, concepts, isForeign, asksWhy }: FollowUpSigns,
  earlier: Question,
): Topic {
  const addsFilter = filters.some(({ field }) => field !== 'tender');
  const comparesOrRanks = concepts.has('compare') || concepts.has('best') || concepts.has('worst');
  if (asksWhy && (earlier.topic === 'sales' || earlier.topic === 'metric')) return earlier.topic;
  if (concepts.has('define') && earlier.measures.length > 0) return 'definition';
  if ((hasPeriod || addsFilter || comparesOrRanks) && !isForeign) return continued(earlier.topic);
  return 'unknown';
}

/** After talk that has no figures, a period asks for sales. */
function continued(topic: Topic): Topic {
  return periodTopics.has(topic) ? topic : 'sales';
}

/** For the payment mix, tenders are what is asked about and exclude nothing. */
const topicsOfTenders: ReadonlySet<Topic> = new Set(['payments', 'feeRates', 'feeOfAmount']);

/** A field that the question does not limit is limited as before. */
export function mergedFilters(own: readonly Filter[], topic: Topic, earlier: Question | undefined): readonly Filter[] {
  return filtersOf((field) => {
    const named = valuesOf(own, field);
    const isOwn = named.length > 0 || !earlier || (field === 'tender' && topicsOfTenders.has(topic));
    return isOwn ? named : valuesOf(earlier.filters, field);
  });
}

/** Named, or that of the conversation, or that on screen, or the last 30 days. */
export function chosenPeriod(
  named: Period | undefined,
  { today, earlier, onScreen }: QuestionContext,
  concepts: ReadonlySet<Concept>,
): Pick<Question, 'period' | 'periodFrom'> {
  if (named) return { period: named, periodFrom: 'question' };
  if (earlier?.period) return { period: earlier.period, periodFrom: 'conversation' };
  if (onScreen) return { period: onScreen, periodFrom: 'screen' };
  if (concepts.has('recap')) return { period: lastWeek(today), periodFrom: 'default' };
  return { period: lastDays(today), periodFrom: 'default' };
}
