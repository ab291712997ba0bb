import type { DimensionId } from '@back-office/shared/ledger';
import { textOf } from '../language/words';
import type { Question } from '../question';
import type { Parts } from './parts';

/**
 * What holds of every question that was read rightly, however it was read: the answer is of the kind that the question word asks
 * for, and what was named is in it. A reading of which that is not so is asked back.
 */
type Check = (question: Question, parts: Parts) => readonly string[];

/** Words that the reading leaves unanswered. */
export function unmet(question: Question, parts: Parts): readonly string[] {
  return question.problem === undefined ? checks.flatMap((check) => check(question, parts)).slice(0, 2) : [];
}

const checks: readonly Check[] = [
  answersQuestionWord,
  // `compare it to everyone else`, after figures of one: all of them are not the others
  ({ kind, by, filters }, { texts, context: { earlier } }) => {
    const others = texts.find((text) => /^(?:else|rest|others)$/.test(text));
    const isOfAll = earlier?.filters.every(({ field }) => field !== by && filters.every((one) => one.field !== field));
    return others && kind === 'figures' && earlier?.filters.length && isOfAll ? [others] : [];
  },
  // `compared to may`, after customers: nothing is compared
  ({ kind, customersBy }, { words, baseline: named }) =>
    kind === 'customers' && customersBy && named ? [textOf(words)] : [],
  // `how many customers come on that day`, after figures of a month: no day is pointed at
  ({ kind, filters, period }, { senses, context: { earlier } }) => {
    const time = senses.find(({ phrase }) => /^that (?:day|week|month)$/.test(phrase));
    const isOfTime = filters.some(({ field }) => field === 'weekday' || field === 'hour');
    const isKnown = earlier?.period !== period || earlier?.rank !== undefined || isOfTime || isOneDay(period);
    return time && isOfRows.has(kind) && !isKnown && !time.phrase.endsWith(period?.unit ?? '') ? [time.phrase] : [];
  },
  // `show me that one by week`, after figures of all locations
  ({ kind, filters, period }, { texts, context: { earlier } }) => {
    const isPointed = /\b(?:that|this) (?:1|one)\b/.test(texts.join(' '));
    const isOfAll = earlier?.by !== undefined && earlier.rank === undefined && earlier.period === period;
    return isPointed && kind === 'figures' && isOfAll && filters.every(({ field }) => field !== earlier.by)
      ? ['that one']
      : [];
  },
  // `cash only`: what is named limits or divides what is answered
  ({ kind, filters, share, by, figures }, parts) => {
    const isOfTender = figures.some((id) => id === 'card-tips' || id === 'cash-tips');
    const has = ({ field, values }: Parts['filters'][number]) =>
      by === field ||
      share?.field === field ||
      (field === 'tender' && isOfTender) ||
      filters.some((one) => one.field === field && values.every((value) => one.values.includes(value)));
    return isOfRows.has(kind) ? parts.filters.filter((one) => !has(one)).flatMap(({ values }) => values) : [];
  },
];

function isOneDay(period: Question['period']): boolean {
  return period === undefined || period.range.from === period.range.to;
}

/** Kinds that tell figures or rows. */
const isOfRows: ReadonlySet<Question['kind']> = new Set<Question['kind']>(['figures', 'transactions', 'customers']);

/** `who` asks for people, `when` for a time, `where` for a place: figures that name none are no answer. */
function answersQuestionWord({ kind, by, filters, figures, listed }: Question, parts: Parts): readonly string[] {
  const asked = textOf(parts.words.filter(({ isAside }) => !isAside));
  const [, word = ''] = leading.exec(asked) ?? [];
  const wanted = wantedBy[word];
  if (!wanted || (kind !== 'figures' && !(kind === 'customers' && wanted === times))) return [];
  const isOfRefunds = listed?.type === 'Refund' || figures.some((id) => /^re(?:fund|turn)/.test(id));
  const isTold = (by !== undefined && wanted.has(by)) || (wanted === people && isOfRefunds);
  // `whos ahead`, of two places
  const isOfSides = wanted === people && filters.some(({ field, values }) => field === by && values.length > 1);
  return isTold || isOfSides ? [] : [word];
}

const leading =
  /^(?:(?:and|so|ok|but|now|then|please|well|hey|tell me|show me|i wonder|do you know) )*(who|whom|when(?= (?:do|does|did|is|are|was|were|will|should|can)\b)|what time|where|how to)\b/;

const people: ReadonlySet<DimensionId> = new Set<DimensionId>([
  'collected-by',
  'attributed-to',
  'customer',
  'customer-id',
]);
const times: ReadonlySet<DimensionId> = new Set<DimensionId>([
  'date',
  'week',
  'month',
  'hour',
  'weekday',
  'part-of-day',
]);
const places: ReadonlySet<DimensionId> = new Set<DimensionId>([
  'location',
  'channel',
  'source',
  'device-name',
  'device-nickname',
]);

const wantedBy: Readonly<Record<string, ReadonlySet<DimensionId>>> = {
  who: people,
  whom: people,
  when: times,
  'what time': times,
  where: places,
  'how to': new Set(),
};
