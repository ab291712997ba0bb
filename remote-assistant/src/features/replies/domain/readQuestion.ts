import type { Filter } from '@back-office/shared/ledger';
import { periodOfComparison } from './comparison';
import { dimensionIn, dividesTwice } from './dimensionIn';
import { chosenPeriod, followUpTopic, mergedFilters, periodTopics, startsAsFollowUp } from './followUp';
import { conceptsIn, type Concept } from './language/concepts';
import { knownWords, wordsBeforeSales } from './language/plainWords';
import { correctSpelling, wordsOf } from './language/words';
import { limitOf, unknownWeekdays } from './limits';
import { averagedIn, measuresIn } from './measuresIn';
import type { Period } from './periods/period';
import { readPeriods } from './periods/readPeriods';
import { withYearsBeside } from './periods/yearsBeside';
import { amountIn, boundIn, countIn } from './quantities';
import { filtersOf, valuesOf } from './filters';
import type { Question, QuestionContext } from './question';
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
import { topicOf } from './topicOf';
import {
  asksForUnsold,
  asksWhatIs,
  commandIn,
  isPast,
  unknownWordsIn,
  withoutGreeting,
  withoutPeriods,
} from './wording';

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
  const items = itemsNamed(rest, catalog).map(({ name }) => name);
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
  const measures = averaged ? [averaged] : measuresIn(found, texts);
  const bound = amount === undefined ? undefined : boundIn(texts);
  const screenWords = words.map((word) => word.text);
  const hasPeriod = period !== undefined || problem !== undefined || baseline !== undefined;
  const understood = topicOf({
    concepts,
    measures,
    dimension,
    hasPeriod,
    hasAmount: amount !== undefined,
    hasItems: items.length > 0 || category !== undefined || unknownItem !== undefined,
    hasTransactionId: transactionId !== undefined,
    hasBound: bound !== undefined,
    isFollowUp: earlier !== undefined && periodTopics.has(earlier.topic) && startsAsFollowUp(texts),
    asksForLatest: asksForLatest(rest),
    asksForUnsold: asksForUnsold(texts),
    isPast: isPast(texts),
    asksForTotal: texts.includes('total') || texts.includes('much'),
    asksWhatIs: asksWhatIs(texts),
    isAverage: averaged !== undefined,
    namesScreen: screensNamed(screenWords).length > 0,
    isOnly: (concept) => found.length > 0 && found.every((one) => one.concepts.includes(concept)) && !hasPeriod,
  });
  // `top 10` after the best customers: more of them.
  const isMoreOfSame =
    understood === 'ranking' && earlier?.topic === 'topCustomers' && dimension === undefined && texts.length < 4;
  const own = isMoreOfSame ? 'unknown' : understood;
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
    measures: measures.length > 0 || isComplete ? measures : (earlier?.measures ?? []),
    dimension: byWeekday
      ? 'weekday'
      : (dimension ?? (isComplete && !continuesRanking ? undefined : earlier?.dimension)),
    dividesTwice: dividesTwice(concepts),
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
    unknownWords: unknownWordsIn(rest, known),
    asksForNewOrReturning: concepts.has('newCustomers') || concepts.has('returning'),
    asksWhy,
    bound,
    problem: (topic === 'unknown' || topic === 'forecast' ? undefined : problem) ?? limit,
  };
}

/** `location 1 vs. location 3` and `Maya vs. Jonas` compare two sides of the same period. */
function comparedSides(filters: readonly Filter[], concepts: ReadonlySet<Concept>) {
  if (!concepts.has('compare')) return undefined;
  return comparedFields.find((field) => valuesOf(filters, field).length > 1);
}

const comparedFields = ['source', 'location', 'collected-by'] as const;

function withPeriodTime(filters: readonly Filter[], period: Period | undefined): readonly Filter[] {
  const time = period?.time;
  return time === undefined
    ? filters
    : filtersOf((field) => (field === 'part-of-day' ? [time] : valuesOf(filters, field)));
}
