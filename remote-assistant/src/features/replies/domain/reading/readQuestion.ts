import { readWords, type Words } from '../language/words';
import { periodKinds, type Kind, type Question, type QuestionContext } from '../question';
import { completeQuestion } from './completeQuestion';
import { editOf } from './followUp';
import { kindOf } from './kindOf';
import { catalogWords } from './names';
import { partsOf, type Parts } from './parts';
import { readDays, type DatedQuestion, type WordedQuestion } from './readDays';
import { readNames } from './readNames';
import { ownDays, withoutStatements } from './statements';
import { withValueSets } from './valueSets';

/**
 * Reads a question as a merchant types it, in steps of which each adds to what the one before it found:
 * 1. words, with their spelling corrected;
 * 2. days, and days to compare with;
 * 3. names of the ledger in these days, such as locations and staff, also those that are left out;
 * 4. what counts of statements beside the question; parts: what each word stands for (figures, groups, filters, ranks,
 *    amounts), and the words that stand for nothing;
 * 5. what kind of question it is, or which edit of the question before;
 * 6. question: what it leaves out comes from the question before, the screen, or is usual; words left over make it unclear.
 */
export async function readQuestion(text: string, context: QuestionContext): Promise<Question> {
  return readClause(readWords(text, catalogWords(context.catalog), context.earlier !== undefined), context);
}

/** Steps 2 to 6, for all words of a text or for one of its clauses. */
export async function readClause(words: Words, context: QuestionContext): Promise<Question> {
  const parts = await withStatements({ words, context });
  const kind: Kind = kindOf(parts);
  const edit = context.earlier && (await editOf(kind, parts, context.earlier));
  return completeQuestion(edit?.kind ?? kind, parts, edit);
}

/** The days of statements beside the question count if it needs some: `I was away on Friday, how did we do`. */
async function withStatements(worded: WordedQuestion): Promise<Parts> {
  if (!worded.words.some(({ isAside }) => isAside)) return namedParts(readDays(worded));
  const own = await namedParts(ownDays(worded));
  const kind = kindOf(own);
  const needsDays = !own.hasPeriod && own.limits.length === 0 && (periodKinds.has(kind) || kind === 'unclear');
  return needsDays ? namedParts(readDays(worded)) : own;
}

async function namedParts(dated: DatedQuestion): Promise<Parts> {
  return partsOf(withValueSets(withoutStatements(await readNames(dated))));
}
