import { periodTopics } from './followUp';
import type { Question, QuestionContext } from './question';
import { readQuestion } from './readQuestion';

/**
 * `sales yesterday and refunds last week` asks two questions, each with a subject and a period of its own. So does `how much
 * did we sell last week and who sold the most`, whose second clause takes the period of the first.
 */
export function readQuestions(text: string, context: QuestionContext): readonly [Question, ...Question[]] {
  const whole = readQuestion(text, context);
  if (!/\band\b/i.test(text) || isOneRange.test(text)) return [whole];
  const [start = '', ...rest] = text.split(/\band\b/i);
  const first = readQuestion(start, context);
  const parts: [Question, ...Question[]] = [first];
  for (const part of rest) parts.push(readQuestion(part, { ...context, earlier: parts.at(-1) }));
  const isQuestion = ({ topic, period, problem }: Question) =>
    periodTopics.has(topic) && period !== undefined && problem === undefined;
  const isEachWhole =
    parts.every(isQuestion) &&
    rest.every((part, index) => parts[index + 1]?.periodFrom === 'question' || startsClause.test(part)) &&
    (first.periodFrom === 'question' || parts.every(({ periodFrom }) => periodFrom !== 'question'));
  return isEachWhole && new Set(parts.map(subjectOf)).size === parts.length ? parts : [whole];
}

const startsClause = /^\s*(?:then\s+|also\s+)?(?:what|how|which|who)\b/i;

/** Days between two others, and comparisons, belong together. */
const isOneRange =
  /\b(?:between|vs?|versus|against|than|compare[ds]?|comparing|comparison|relative|beats?|differen(?:t|ce))\b/i;

/** A part such as `and last week` has the subject of the part before it, and is the other side of a comparison. */
function subjectOf({ topic, measures, dimension, order, items, category, filters }: Question): string {
  return JSON.stringify([topic, measures, dimension, order, items, category, filters]);
}
