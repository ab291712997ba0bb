import { periodTopics, type Question, type Topic } from '../question';
import type { Subjects } from './readSubjects';
import { topicOf } from './topicOf';

export interface TopicalQuestion extends Subjects {
  readonly topic: Topic;
  /** It can be understood without the question before. */
  readonly isComplete: boolean;
  /** The question before, if this one continues it. */
  readonly continued: Question | undefined;
}

/** A question without a subject of its own continues the one before. */
export function readTopic(asked: Subjects): TopicalQuestion {
  const { context, signs, hasPeriod } = asked;
  const { earlier } = context;
  const own = isMoreOfSame(asked) ? 'unknown' : topicOf(asked);
  const isComplete = own !== 'unknown' || earlier === undefined;
  const topic = isComplete
    ? own === 'unknown' && hasPeriod && !isForeign(asked)
      ? 'sales'
      : own
    : topicAfter(earlier, asked);
  const continued = own === 'unknown' || signs.startsAsFollowUp ? earlier : undefined;
  // Days cannot be limited to Tuesdays; they can be divided by weekday.
  const isByWeekday = namesEveryWeekday(asked.texts) && (topic === 'sales' || topic === 'metric');
  if (isByWeekday) return { ...asked, topic: 'breakdown', dimension: 'weekday', isComplete, continued };
  return { ...asked, topic, isComplete, continued };
}

/** `top 10` after the best customers: more of them. */
function isMoreOfSame(asked: Subjects): boolean {
  const { context, dimension, texts } = asked;
  const isShort = dimension === undefined && texts.length < 4;
  return isShort && context.earlier?.topic === 'topCustomers' && topicOf(asked) === 'ranking';
}

/** It continues the question before if it adds a period, a filter or a comparison. */
function topicAfter(earlier: Question, asked: Subjects): Topic {
  const { signs, concepts, hasPeriod, filters } = asked;
  if (signs.asksWhy && (earlier.topic === 'sales' || earlier.topic === 'metric')) return earlier.topic;
  if (concepts.has('define') && earlier.measures.length > 0) return 'definition';
  const adds =
    hasPeriod ||
    filters.some(({ field }) => field !== 'tender') ||
    concepts.has('compare') ||
    concepts.has('best') ||
    concepts.has('worst');
  if (!adds || isForeign(asked)) return 'unknown';
  // After talk that has no figures, a period asks for sales.
  return periodTopics.has(earlier.topic) ? earlier.topic : 'sales';
}

/** It has words that are not understood. */
function isForeign({ texts, known }: Subjects): boolean {
  return texts.some((text) => /^\p{L}{4,}$/u.test(text) && !known.has(text));
}

/** `on Tuesdays`, `on weekends` */
export function namesEveryWeekday(texts: readonly string[]): boolean {
  return texts.some((text) => /^(?:(?:sun|mon|tues|wednes|thurs|fri|satur|week)days|weekends)$/.test(text));
}
