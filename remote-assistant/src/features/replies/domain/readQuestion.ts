import { parseCents, type Cents } from '@back-office/shared/format';
import { lastDays, lastWeek, periodOfComparison } from './comparison';
import { conceptsIn, type Concept } from './language/concepts';
import { knownWords } from './language/plainWords';
import { correctSpelling, wordsOf, type Word } from './language/words';
import type { Period } from './periods/period';
import { readPeriods, type PeriodMention } from './periods/readPeriods';
import { withYearsBeside } from './periods/yearsBeside';
import { noQuestionFilters, type Question, type QuestionContext, type QuestionFilters, type Topic } from './question';
import { screensNamed } from './screens';
import {
  categoryNamed,
  filtersIn,
  itemsNamed,
  namesEveryWeekday,
  subjectWords,
  unknownHours,
  unknownItemIn,
  unknownLocation,
  unknownWeekdays,
} from './subjects';
import { averagedIn, dimensionIn, metricsIn, topicOf } from './topicOf';

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
  'item',
]);

/** Reads a question as a merchant types it. What a follow-up leaves out comes from the question before. */
export function readQuestion(text: string, context: QuestionContext): Question {
  const { catalog, earlier, today } = context;
  const subjects = subjectWords(catalog);
  const known = new Set([...knownWords, ...subjects]);
  const calendar = { today, earlier: earlier?.period ?? context.onScreen };
  const words = withYearsBeside(correctSpelling(wordsOf(text), known), calendar);
  const mentions = readPeriods(words, calendar);
  const rest = withoutGreeting(withoutPeriods(words, mentions));
  const texts = rest.map((word) => word.text);
  const found = conceptsIn(texts);
  const concepts = new Set(found.flatMap((one) => one.concepts));
  const items = itemsNamed(rest, catalog);
  const category = items.length > 0 ? undefined : categoryNamed(rest, catalog);
  const isFollowUpItem = earlier?.topic === 'item' && startsAsFollowUp(texts);
  const unknownItem =
    items.length > 0 || category !== undefined ? undefined : unknownItemIn(rest, known, isFollowUpItem);
  const { period, baseline, problem } = periodOfComparison(words, mentions, { today, earlier: earlier?.period });
  const amount = amountIn(rest, concepts.has('fee'));
  const transactionId = rest.map((word) => word.text).find((one) => /^[a-z]{1,3}-\d{3,}(?:-\d+)?$/.test(one));
  const ownFilters = filtersIn(rest, concepts);
  const dimension =
    category !== undefined && items.length === 0
      ? undefined
      : (dimensionIn(concepts, texts) ?? comparedSides(ownFilters, concepts));
  const averaged = dimension === undefined && items.length === 0 ? averagedIn(found) : undefined;
  const metrics = averaged ? [averaged] : metricsIn(concepts);
  const bound = amount === undefined ? undefined : boundIn(texts);
  const screenWords = words.map((word) => word.text);
  const hasPeriod = period !== undefined || problem !== undefined || baseline !== undefined;
  const own = topicOf({
    concepts,
    metrics,
    dimension,
    hasPeriod,
    hasAmount: amount !== undefined,
    hasItems: items.length > 0 || category !== undefined || unknownItem !== undefined,
    hasTransactionId: transactionId !== undefined,
    hasBound: bound !== undefined,
    isFollowUp: earlier !== undefined && periodTopics.has(earlier.topic) && startsAsFollowUp(texts),
    asksForUnsold: asksForUnsold(texts),
    isPast: texts.some((one) => pastWords.has(one)),
    asksForTotal: texts.includes('total') || texts.includes('much'),
    asksWhatIs:
      /^(?:what (?:is|are|s)|whats|what's|wats) (?!my |our )/.test(`${texts.join(' ')} `) && !texts.includes('much'),
    isAverage: averaged !== undefined,
    namesScreen: screensNamed(screenWords).length > 0,
    isOnly: (concept) => found.length > 0 && found.every((one) => one.concepts.includes(concept)) && !hasPeriod,
  });
  const filters = withPeriodTime(ownFilters, period);
  const isFollowUp = earlier !== undefined && (own === 'unknown' || startsAsFollowUp(texts));
  const asksWhy = texts.includes('why');
  const isForeign = texts.some((one) => /^\p{L}{4,}$/u.test(one) && !known.has(one));
  const isComplete = own !== 'unknown' || earlier === undefined;
  const alone = own === 'unknown' && hasPeriod && !isForeign ? 'sales' : own;
  const topic = isComplete ? alone : followUpTopic({ hasPeriod, filters, concepts, isForeign, asksWhy }, earlier);
  // `who sold the least` after `who sold the most`: of the same kind.
  const continuesRanking = isFollowUp && topic === 'ranking' && earlier.topic === 'ranking';
  const merged = mergedFilters(filters, topic, isFollowUp ? earlier : undefined);
  const needsPeriod = periodTopics.has(topic);
  // Also without figures the period is kept, for the follow-up after this one.
  const chosen = needsPeriod
    ? chosenPeriod(period, context, concepts)
    : { period: period ?? earlier?.period, periodFrom: 'question' as const };
  const byWeekday = namesEveryWeekday(rest) && (topic === 'sales' || topic === 'metric');
  const limit =
    unknownLocation(rest) ??
    unknownHours(rest) ??
    (byWeekday || !periodTopics.has(topic) ? undefined : unknownWeekdays(rest));
  return {
    topic: byWeekday ? 'breakdown' : topic,
    metrics: metrics.length > 0 || isComplete ? metrics : (earlier?.metrics ?? []),
    dimension: byWeekday
      ? 'weekday'
      : (dimension ?? (isComplete && !continuesRanking ? undefined : earlier?.dimension)),
    order:
      concepts.has('worst') || asksForUnsold(texts)
        ? 'worst'
        : concepts.has('best') || isComplete
          ? 'best'
          : (earlier?.order ?? 'best'),
    count: countIn(rest),
    isAverage: averaged !== undefined,
    ...chosen,
    baseline,
    filters: merged,
    items: items.length > 0 || isComplete ? items : (earlier?.items ?? []),
    category: category ?? (isComplete ? undefined : earlier?.category),
    unknownItem,
    amount,
    isInvoice: concepts.has('invoice'),
    transactionId: transactionId?.toUpperCase(),
    screenWords,
    wantsChange: concepts.has('change'),
    asksForNewOrReturning: concepts.has('newCustomers') || concepts.has('returning'),
    asksWhy,
    bound,
    problem: (topic === 'unknown' ? undefined : problem) ?? limit,
  };
}

const pastWords = new Set([
  'did',
  'was',
  'were',
  'paid',
  'had',
  'got',
  'made',
  'took',
  'sold',
  'earned',
  'spent',
  'went',
  'charged',
  'gave',
  'came',
  'brought',
]);

/** Words that name days are taken out, so that `first` in `first week of June` is nothing else. */
function withoutPeriods(words: readonly Word[], mentions: readonly PeriodMention[]): readonly Word[] {
  return words.filter((_, index) => !mentions.some(({ start, end }) => start <= index && index < end));
}

/** `good morning` before a question names no time of day. */
function withoutGreeting(words: readonly Word[]): readonly Word[] {
  const [good, time] = words.map(({ text }) => text);
  const isGreeting = good === 'good' && ['morning', 'afternoon', 'evening', 'day'].includes(time ?? '');
  return isGreeting && words.length > 2 ? words.slice(2) : words;
}

/** `location 1 vs. location 3` and `Maya vs. Jonas` compare two sides of the same period. */
function comparedSides({ locations, teamMembers }: QuestionFilters, concepts: ReadonlySet<Concept>) {
  if (!concepts.has('compare')) return undefined;
  if (locations.length > 1) return 'location';
  return teamMembers.length > 1 ? 'staff' : undefined;
}

/** `top 3`, `3 largest sales`, `which 3 items`; but not `the best one` and `location 1 best items`. */
function countIn(words: readonly Word[]): number | undefined {
  const isRank = (word: Word | undefined) =>
    /^(?:which|what|my|our|the)$/.test(word?.text ?? '') || ranks.has(word?.text ?? '');
  const place = words.findIndex(
    ({ text, typed }, index) =>
      /^[1-9]\d?$/.test(text) &&
      typed !== 'one' &&
      (isRank(words[index - 1]) || (index === 0 && ranks.has(words[1]?.text ?? ''))),
  );
  return place < 0 ? undefined : Number(words[place]?.text);
}

const ranks = new Set(
  'top best worst bottom most least highest lowest largest biggest smallest strongest weakest busiest quietest slowest cheapest'.split(
    ' ',
  ),
);

function boundIn(texts: readonly string[]): Question['bound'] {
  const before = texts
    .slice(
      0,
      texts.findIndex((text) => /^\$?\d/.test(text)),
    )
    .slice(-2);
  if (before.some((text) => ['over', 'above', 'more', 'exceeding'].includes(text))) return 'over';
  return before.some((text) => ['under', 'below', 'less'].includes(text)) ? 'under' : undefined;
}

function asksForUnsold(texts: readonly string[]): boolean {
  return /\bwhat (?:items |products )?(?:did ?n[o']?t|did not|has ?n[o']?t|has not|does ?n[o']?t|does not|is ?n[o']?t|is not|was ?n[o']?t|was not|never) (?:sell|sold|sells|selling|been sold)\b/.test(
    texts.join(' '),
  );
}

function startsAsFollowUp(texts: readonly string[]): boolean {
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
function followUpTopic({ hasPeriod, filters, concepts, isForeign, asksWhy }: FollowUpSigns, earlier: Question): Topic {
  const addsFilter = filters.locations.length + filters.teamMembers.length > 0 || filters.time !== 'All day';
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

function mergedFilters(own: QuestionFilters, topic: Topic, earlier: Question | undefined): QuestionFilters {
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
  };
}

function withPeriodTime(filters: QuestionFilters, period: Period | undefined): QuestionFilters {
  return period?.time === undefined ? filters : { ...filters, time: period.time };
}

/** `$48`, `48 dollars`; other numbers count only beside a word for fees. */
function amountIn(words: readonly Word[], takesPlain: boolean): Cents | undefined {
  const amounts = words.flatMap(({ text }, index) => {
    const next = words[index + 1]?.text ?? '';
    const isNumber = /^\$?\d[\d,]*(?:\.\d+)?$/.test(text);
    const hasUnit = text.startsWith('$') || ['dollar', 'dollars', 'bucks', 'usd'].includes(next);
    const cents = isNumber ? parseCents(text) : undefined;
    return cents === undefined ? [] : [{ cents, hasUnit }];
  });
  return (amounts.find(({ hasUnit }) => hasUnit) ?? (takesPlain ? amounts[0] : undefined))?.cents;
}

/** Named, or that of the conversation, or that on screen, or the last 30 days. */
function chosenPeriod(
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
