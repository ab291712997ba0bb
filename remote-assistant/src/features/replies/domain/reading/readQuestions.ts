import { newTopic } from '../language/turns';
import { readWords, type Words } from '../language/words';
import { periodKinds, type Question, type QuestionContext } from '../question';
import { catalogWords } from './names';
import { readClause } from './readQuestion';

/**
 * `sales yesterday and refunds last week` asks two questions, each with a subject and a period of its own. So does `how much
 * did we sell last week and who sold the most`, whose second clause takes the period of the first.
 */
export async function readQuestions(
  text: string,
  context: QuestionContext,
): Promise<readonly [Question, ...Question[]]> {
  if (context.earlier && newTopic.test(text))
    return readQuestions(text.replace(newTopic, ''), { ...context, earlier: undefined });
  const words = readWords(text, catalogWords(context.catalog), context.earlier !== undefined);
  const whole = await readClause(words, context);
  const clauses = clausesOf(words);
  if (clauses.length < 2 || words.some((word) => isOneRange.has(word.text))) return [whole];
  const parts: Question[] = [];
  for (const clause of clauses) {
    const part = await readClause(clause, { ...context, earlier: parts.at(-1) ?? context.earlier });
    if (!isQuestion(part)) return [whole];
    parts.push(part);
  }
  const [first, ...others] = parts;
  return first && areQuestions(parts, clauses) ? [first, ...others] : [whole];
}

function clausesOf(words: Words): readonly Words[] {
  const end = words.findIndex(({ text, isAside }) => text === 'and' && !isAside);
  return end < 0 ? [words] : [words.slice(0, end), ...clausesOf(words.slice(end + 1))];
}

function isQuestion({ kind, period, problem, unclear }: Question): boolean {
  return periodKinds.has(kind) && period !== undefined && problem === undefined && unclear.length === 0;
}

/** Whether each of these questions is one of its own, about something else than the others. */
function areQuestions(parts: readonly Question[], clauses: readonly Words[]): boolean {
  const namesDays = ({ periodFrom }: Question) => periodFrom === 'question';
  return (
    parts.every((part, index) => index === 0 || namesDays(part) || startsClause(clauses[index] ?? [])) &&
    (parts.slice(0, 1).every(namesDays) || !parts.some(namesDays)) &&
    new Set(parts.map(subjectOf)).size === parts.length
  );
}

/** `what about fees`, `then who sold the most` */
function startsClause(words: Words): boolean {
  const [first, second] = words.map(({ text }) => text);
  return asking.has((first === 'then' || first === 'also' ? second : first) ?? '');
}

const asking = new Set(['what', 'how', 'which', 'who']);

/** Days between two others, times of several days, and comparisons belong together. */
const isOneRange = new Set(
  'mornings afternoons evenings nights between vs versus than against compare compared compares comparing comparison relative beat beats different difference'.split(
    ' ',
  ),
);

/** A part such as `and last week` has the subject of the part before it, and is the other side of a comparison. */
function subjectOf({ kind, figures, by, rank, filters, listed }: Question): string {
  return JSON.stringify([kind, figures, by, rank, filters, listed]);
}
