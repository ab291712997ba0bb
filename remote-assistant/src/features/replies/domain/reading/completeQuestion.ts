import { valuesOf, type Filter } from '@back-office/shared/ledger';
import { lastDays, lastWeek } from '../comparison';
import { filtersOf } from '../filters';
import type { Word } from '../language/words';
import { periodTopics, type Question, type Topic } from '../question';
import { dividesTwice } from './dimensionIn';
import { limitOf } from './limits';
import { countIn } from './quantities';
import type { TopicalQuestion } from './readTopic';

/** What the question leaves out comes from the one before, from the screen, or is usual. */
export function completeQuestion(asked: TopicalQuestion): Question {
  const { topic, concepts, signs, context, isComplete, continued, rest } = asked;
  const earlier = isComplete ? undefined : context.earlier;
  // `who sold the least` after `who sold the most`: of the same kind.
  const ranked = topic === 'ranking' && continued?.topic === 'ranking' ? continued : undefined;
  const ownOrder = concepts.has('worst') || signs.asksForUnsold ? 'worst' : concepts.has('best') ? 'best' : undefined;
  return {
    topic,
    measures: ownOr(asked.measures, earlier?.measures),
    dimension: asked.dimension ?? (earlier ?? ranked)?.dimension,
    dividesTwice: dividesTwice(concepts),
    order: ownOrder ?? earlier?.order ?? 'best',
    count: countIn(rest),
    isAverage: asked.isAverage,
    ...chosenPeriod(asked),
    baseline: asked.baseline,
    filters: mergedFilters(asked),
    items: ownOr(asked.items, earlier?.items),
    category: asked.category ?? earlier?.category,
    unknownItem: asked.unknownItem,
    amount: asked.amount,
    bound: asked.bound,
    isInvoice: concepts.has('invoice'),
    transactionId: asked.transactionId,
    screenWords: asked.words.map(({ text }) => text),
    asksForLatest: signs.asksForLatest,
    wantsChange: concepts.has('change'),
    command: signs.command,
    unknownWords: unknownWordsIn(asked),
    asksWhy: signs.asksWhy,
    problem: (topic === 'unknown' || topic === 'forecast' ? undefined : asked.problem) ?? limitOf(asked),
  };
}

function ownOr<Value>(own: readonly Value[], others: readonly Value[] = []): readonly Value[] {
  return own.length > 0 ? own : others;
}

/** Named, or that of the conversation, or that on screen, or the last 30 days. Also questions without figures keep it. */
function chosenPeriod({
  topic,
  period,
  concepts,
  context: { today, earlier, onScreen },
}: TopicalQuestion): Pick<Question, 'period' | 'periodFrom'> {
  if (period || !periodTopics.has(topic)) return { period: period ?? earlier?.period, periodFrom: 'question' };
  if (earlier?.period) return { period: earlier.period, periodFrom: 'conversation' };
  if (onScreen) return { period: onScreen, periodFrom: 'screen' };
  return { period: concepts.has('recap') ? lastWeek(today) : lastDays(today), periodFrom: 'default' };
}

/** A field that the question does not limit is limited as before. */
function mergedFilters({ filters, topic, continued }: TopicalQuestion): readonly Filter[] {
  return filtersOf((field) => {
    const own = valuesOf(filters, field);
    const isOwn = own.length > 0 || !continued || (field === 'tender' && topicsOfTenders.has(topic));
    return isOwn ? own : valuesOf(continued.filters, field);
  });
}

/** For the payment mix, tenders are what is asked about and exclude nothing. */
const topicsOfTenders: ReadonlySet<Topic> = new Set(['payments', 'feeRates', 'feeOfAmount']);

/** Words that nothing is known about, as they were typed: the first few of them. */
function unknownWordsIn({ rest, known }: TopicalQuestion): readonly string[] {
  const isUnknown = ({ text }: Word) => /^\p{L}{3,}$/u.test(text) && !known.has(text) && !chatter.has(text);
  return [...new Set(rest.filter(isUnknown).map(({ typed }) => typed))].slice(0, 3);
}

/** Words that nobody expects to be understood. */
const chatter = new Set('lol omg btw asap tbh sry sorry damn wtf huh man bro dear hmmm pleas'.split(' '));
