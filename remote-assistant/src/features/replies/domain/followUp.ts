import { lastDays, lastWeek } from './comparison';
import type { Concept } from './language/concepts';
import type { Period } from './periods/period';
import { noQuestionFilters, type Question, type QuestionContext, type QuestionFilters, type Topic } from './question';

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
  readonly filters: QuestionFilters;
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
  const addsFilter =
    filters.locations.length + filters.teamMembers.length + filters.sources.length > 0 || filters.time !== 'All day';
  const comparesOrRanks = concepts.has('compare') || concepts.has('best') || concepts.has('worst');
  if (asksWhy && (earlier.topic === 'sales' || earlier.topic === 'metric')) return earlier.topic;
  if (concepts.has('define') && earlier.metrics.length > 0) return 'definition';
  if ((hasPeriod || addsFilter || comparesOrRanks) && !isForeign) return continued(earlier.topic);
  return 'unknown';
}

/** After talk that has no figures, a period asks for sales. */
function continued(topic: Topic): Topic {
  return periodTopics.has(topic) ? topic : 'sales';
}

export function mergedFilters(own: QuestionFilters, topic: Topic, earlier: Question | undefined): QuestionFilters {
  const before = earlier?.filters ?? noQuestionFilters;
  const pick = <Value>(mine: readonly Value[], theirs: readonly Value[]) => (mine.length > 0 ? mine : theirs);
  return {
    locations: pick(own.locations, before.locations),
    time: own.time === 'All day' ? before.time : own.time,
    // For the payment mix, tenders are what is asked about and exclude nothing.
    tenders:
      topic === 'payments' || topic === 'feeRates' || topic === 'feeOfAmount'
        ? own.tenders
        : pick(own.tenders, before.tenders),
    teamMembers: pick(own.teamMembers, before.teamMembers),
    sources: pick(own.sources, before.sources),
  };
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
