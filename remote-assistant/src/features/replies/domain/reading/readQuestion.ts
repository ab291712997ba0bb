import { readWords, type Words } from '../language/words';
import { catalogWords } from './names';
import type { Question, QuestionContext } from '../question';
import { completeQuestion } from './completeQuestion';
import { readDays } from './readDays';
import { readNames } from './readNames';
import { readSubjects } from './readSubjects';
import { readTopic } from './readTopic';

/**
 * Reads a question as a merchant types it, in steps of which each adds to what the one before it found:
 * 1. words, with their spelling corrected;
 * 2. days, and days to compare with;
 * 3. names of the ledger in these days, such as locations and staff;
 * 4. subjects: figures, groups, filters, items, amounts;
 * 5. topic;
 * 6. question: what it leaves out comes from the question before, the screen, or is usual.
 */
export async function readQuestion(text: string, context: QuestionContext): Promise<Question> {
  return readClause(readWords(text, catalogWords(context.catalog)), context);
}

/** Steps 2 to 6, for all words of a text or for one of its clauses. */
export async function readClause(words: Words, context: QuestionContext): Promise<Question> {
  const named = await readNames(readDays({ words, context }));
  return completeQuestion(readTopic(readSubjects(named)));
}
