import { periodOfComparison } from './comparison';
import { chosenPeriod, followUpTopic, mergedFilters, periodTopics, startsAsFollowUp } from './followUp';
import { conceptsIn, type Concept } from './language/concepts';
import { knownWords, wordsBeforeSales } from './language/plainWords';
import { limitOf, unknownWeekdays } from './limits';
import { correctSpelling, wordsOf, type Word } from './language/words';
import type { Period } from './periods/period';
import { readPeriods, type PeriodMention } from './periods/readPeriods';
import { withYearsBeside } from './periods/yearsBeside';
import { amountIn, boundIn, countIn } from './quantities';
import type { Question, QuestionContext, QuestionFilters } from './question';
import { screensNamed } from './screens';
import {
  asksForLatest,
  categoryNamed,
  filtersIn,
  itemsNamed,
  namesEveryWeekday,
  staffWords,
  subjectWords,
  unknownItemIn,
} from './subjects';
import { averagedIn, dimensionIn, metricsIn, topicOf } from './topicOf';

/** Reads a question as a merchant types it. What a follow-up leaves out comes from the question before. */
export function readQuestion(text: string, context: QuestionContext): Question {
  const { catalog, earlier, today } = context;
  const subjects = subjectWords(catalog);
  const known = new Set([...knownWords, ...subjects]);
  const calendar = { today, earlier: earlier?.period ?? context.onScreen };
  const words = withYearsBeside(
    correctSpelling(wordsOf(text), {
      known,
      beforeSales: new Set([...wordsBeforeSales, ...subjects]),
      names: staffWords,
    }),
    calendar,
  );
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
  const metrics = averaged ? [averaged] : metricsIn(found, texts);
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
    asksForLatest: asksForLatest(rest),
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
  const limit = limitOf(rest, topic) ?? (byWeekday || !periodTopics.has(topic) ? undefined : unknownWeekdays(words));
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
    asksForLatest: asksForLatest(rest),
    wantsChange: concepts.has('change'),
    command: commandIn(texts),
    unknownWords: [
      ...new Set(rest.filter(({ text: one }) => isUnknownWord(one, known)).map(({ typed }) => typed)),
    ].slice(0, 3),
    asksForNewOrReturning: concepts.has('newCustomers') || concepts.has('returning'),
    asksWhy,
    bound,
    problem: (topic === 'unknown' || topic === 'forecast' ? undefined : problem) ?? limit,
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
function comparedSides({ locations, teamMembers, sources }: QuestionFilters, concepts: ReadonlySet<Concept>) {
  if (!concepts.has('compare')) return undefined;
  if (sources.length > 1) return 'source';
  if (locations.length > 1) return 'location';
  return teamMembers.length > 1 ? 'staff' : undefined;
}

function asksForUnsold(texts: readonly string[]): boolean {
  return /\bwhat (?:items |products )?(?:did ?n[o']?t|did not|has ?n[o']?t|has not|does ?n[o']?t|does not|is ?n[o']?t|is not|was ?n[o']?t|was not|never) (?:sell|sold|sells|selling|been sold)\b/.test(
    texts.join(' '),
  );
}

function withPeriodTime(filters: QuestionFilters, period: Period | undefined): QuestionFilters {
  return period?.time === undefined ? filters : { ...filters, time: period.time };
}

/** `please delete …`: the question tells the assistant to do something with what it names. */
function commandIn(texts: readonly string[]): string | undefined {
  const first = texts.find(
    (text) => !/^(?:please|can|could|would|will|you|just|now|ok|okay|hey|hi|to|want|need|i)$/.test(text),
  );
  return commands.find((command) => command === first);
}

const commands = [
  'delete',
  'remove',
  'edit',
  'modify',
  'rename',
  'export',
  'download',
  'print',
  'email',
  'send',
  'schedule',
];

function isUnknownWord(text: string, known: ReadonlySet<string>): boolean {
  return /^\p{L}{3,}$/u.test(text) && !known.has(text) && !chatter.has(text);
}

/** Words that nobody expects to be understood. */
const chatter = new Set('lol omg btw asap tbh sry sorry damn wtf huh man bro dear hmmm pleas'.split(' '));
