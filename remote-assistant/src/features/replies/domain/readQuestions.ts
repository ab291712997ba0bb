import { periodTopics } from './followUp';
import type { Question, QuestionContext } from './question';
import { readQuestion } from './readQuestion';

/** `sales yesterday and refunds last week` asks two questions, each with a subject and a period of its own. */
export function readQuestions(text: string, context: QuestionContext): readonly [Question, ...Question[]] {
  const whole = readQuestion(text, context);
  if (!/\band\b/i.test(text) || isOneRange.test(text)) return [whole];
  const [start = '', ...rest] = text.split(/\band\b/i);
  const parts: [Question, ...Question[]] = [readQuestion(start, context)];
  for (const part of rest) parts.push(readQuestion(part, { ...context, earlier: parts.at(-1) }));
  const isEachWhole = parts.every(
    ({ topic, period, periodFrom, problem }) =>
      periodTopics.has(topic) && period !== undefined && periodFrom === 'question' && problem === undefined,
  );
  return isEachWhole && new Set(parts.map(subjectOf)).size === parts.length ? parts : [whole];
}

/** Days between two others, and comparisons, belong together. */
const isOneRange =
  /\b(?:between|vs?|versus|against|than|compare[ds]?|comparing|comparison|relative|beats?|differen(?:t|ce))\b/i;

/** A part such as `and last week` has the subject of the part before it, and is the other side of a comparison. */
function subjectOf({ topic, metrics, dimension, order, items, category, filters }: Question): string {
  return JSON.stringify([topic, metrics, dimension, order, items.map(({ name }) => name), category, filters]);
}
