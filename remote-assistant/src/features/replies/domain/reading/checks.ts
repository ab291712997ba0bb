import type { DimensionId } from '@back-office/shared/ledger';
import type { Sign } from '../language/lexicon';
import { textOf } from '../language/words';
import type { Question } from '../question';
import { comparing } from './groupingsIn';
import { isSales } from './kindOf';
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
  namesSomething,
  ({ kind }, { words }) => {
    const [, time, product] = ofOthers.exec(textOf(words.filter(({ isAside }) => !isAside))) ?? [];
    return kind === 'figures' ? [time, product].filter((one) => one !== undefined) : [];
  },
  // `which had more tips`: of what is not said
  ({ kind, by, baseline, share }, { words }) => {
    const asked = textOf(words.filter(({ isAside }) => !isAside));
    return kind === 'figures' && comparing.test(asked) && by === undefined && !baseline && !share ? ['which'] : [];
  },
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
  // `I promised a line for each week. Net sales will do`
  ({ kind, by }, { words }) => {
    const told = textOf(words.filter(({ isAside }) => isAside));
    const [each] =
      /\b(?:each|every|per|by) (?:day|week|month|hour|location|store|shop|category|person)\b/.exec(told) ?? [];
    return kind === 'figures' && by === undefined && each ? [each] : [];
  },
  // `who is it from`, after what is owed: of whom is not known
  ({ kind, by }, { signs, hasPeriod, context: { earlier } }) =>
    earlier?.kind === 'owed' && signs.has('who') && !hasPeriod && (kind === 'customers' || by !== undefined)
      ? ['who']
      : [],
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

/** Sales as a whole are told only if they, days, or a part of them are named: `split the bill how` asks for nothing of them. */
function namesSomething({ kind, figures, by, filters, listed }: Question, parts: Parts): readonly string[] {
  const { hasPeriod, signs, limits, context } = parts;
  const isNamed =
    figures.length + filters.length + limits.length > 0 || by !== undefined || listed || hasPeriod || isSales(parts);
  const isTold = ['greeting', 'recap', 'compare', 'trend', 'sales', 'refers'].some((sign) => signs.has(sign as Sign));
  return kind !== 'figures' || isNamed || isTold || context.earlier ? [] : [textOf(parts.words)];
}

/** What will be, and what the product does, is told by no figures: `what will August be like`, `do you store my data`. */
const ofOthers =
  /\b(will)\b(?! (?:you|do)\b)|^(?:(?:and|so|ok|hey|hi) )*(do you|does (?:this|the app)) (?!know|have|see|think|remember|happen|want|need|mean)/;

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
