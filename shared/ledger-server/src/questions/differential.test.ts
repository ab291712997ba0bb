import fc from 'fast-check';
import type { Moment } from '../../../src/ledger/model/moment';
import type { Database } from '../database/database';
import { openEmbeddedLedger, openInstalledLedger, shopOf } from '../ledgerServer.testing';
import { answerOf } from './answer';
import { comparable, expectedAnswer } from './expected.testing';
import { anyBook, anyQuestion, type AnyBook, type AnyQuestion } from './questions.testing';

/** `LEDGER_QUESTIONS=1000` asks as many questions of each database; a run of all tests asks fewer. */
const questionCount = Number(process.env['LEDGER_QUESTIONS'] ?? 60);
const questionsEach = Math.min(20, questionCount);

let installed: Database | undefined;
let embedded: Database | undefined;
beforeAll(async () => {
  embedded = await openEmbeddedLedger();
  installed = await openInstalledLedger();
});
afterAll(async () => {
  await embedded?.close();
  await installed?.close();
});

test('embedded and installed PostgreSQL answer random questions as the column engine', async () => {
  if (!installed) console.warn('No PostgreSQL is installed: its run was left out.');
  const databases = [embedded, installed].filter((each) => each !== undefined);
  await fc.assert(
    fc.asyncProperty(anyCase(), async ({ book, questions, until }) => {
      const shops = [];
      for (const database of databases) shops.push({ database, shop: await shopOf(database, book.rows) });
      for (const asked of questions) {
        const expected = comparable(asked, expectedAnswer(book, asked, until));
        for (const { database, shop } of shops) {
          const answer = await database.read((session) =>
            answerOf(session, { shop, until }, asked.name, asked.question as never),
          );
          expect([database.name, asked, comparable(asked, answer)]).toEqual([database.name, asked, expected]);
        }
      }
    }),
    {
      numRuns: Math.ceil(questionCount / questionsEach),
      seed: Number(process.env['LEDGER_SEED'] ?? 26),
      endOnFailure: true,
    },
  );
});

interface Case {
  readonly book: AnyBook;
  readonly questions: readonly AnyQuestion[];
  readonly until: Moment;
}

function anyCase(): fc.Arbitrary<Case> {
  return anyBook.chain((book) =>
    fc.record({
      book: fc.constant(book),
      questions: fc.array(anyQuestion(book), { minLength: questionsEach, maxLength: questionsEach }),
      // In most cases all has happened.
      until: fc.oneof(
        fc.constant({ day: '2099-12-31', minute: 0 }),
        fc.constantFrom(...book.rows).map(({ date, minute }) => ({ day: date, minute })),
      ),
    }),
  );
}
