import { readWords, type Words } from '../language/words';
import type { Kind, Question, QuestionContext } from '../question';
import { completeQuestion } from './completeQuestion';
import { editOf } from './followUp';
import { kindOf } from './kindOf';
import { catalogWords } from './names';
import { partsOf } from './parts';
import { readDays } from './readDays';
import { readNames } from './readNames';
import { withValueSets } from './valueSets';

/**
 * Reads a question as a merchant types it, in steps of which each adds to what the one before it found:
 * 1. words, with their spelling corrected;
 * 2. days, and days to compare with;
 * 3. names of the ledger in these days, such as locations and staff, also those that are left out;
 * 4. parts: what each word stands for (figures, groups, filters, ranks, amounts), and the words that stand for nothing;
 * 5. what kind of question it is, or which edit of the question before;
 * 6. question: what it leaves out comes from the question before, the screen, or is usual; words left over make it unclear.
 */
export async function readQuestion(text: string, context: QuestionContext): Promise<Question> {
  return readClause(readWords(text, catalogWords(context.catalog), context.earlier !== undefined), context);
}

/** Steps 2 to 6, for all words of a text or for one of its clauses. */
export async function readClause(words: Words, context: QuestionContext): Promise<Question> {
  const parts = partsOf(withValueSets(await readNames(readDays({ words, context }))));
  const kind: Kind = kindOf(parts);
  const edit = context.earlier && (await editOf(kind, parts, context.earlier));
  return completeQuestion(edit?.kind ?? kind, parts, edit);
}
