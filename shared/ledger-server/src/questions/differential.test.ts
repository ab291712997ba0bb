import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { Moment } from '@back-office/shared/format';
import { httpLedger } from '../../../src/ledger/http/httpLedger';
import { readAnswer } from '../../../src/ledger/port/answerSchemas';
import { effort } from '../../../src/testing/effort';
import type { Database } from '../database/database';
import { createServer } from '../http/server';
import { openEmbeddedLedger, openInstalledLedger, shopOf } from '../ledgerServer.testing';
import { addToken } from '../shops/tokens';
import { answerOf } from './answer';
import { comparable, expectedAnswer } from './expected.testing';
import { anyBook, anyQuestion, type AnyBook, type AnyQuestion } from './questions.testing';

/** Of each database. `LEDGER_QUESTIONS` says another number. */
const questionCount = Number(process.env['LEDGER_QUESTIONS'] ?? effort(60, 1_000));
const questionsEach = Math.min(20, questionCount);

let installed: Database | undefined;
let embedded: Database | undefined;
let app: FastifyInstance | undefined;
let url = '';
/** What the server takes for now. */
let now = 0;
beforeAll(async () => {
  embedded = await openEmbeddedLedger();
  installed = await openInstalledLedger();
  app = await createServer({ database: embedded, origins: [], requestsPerMinute: 1_000_000, now: () => now });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app?.close();
  await embedded?.close();
  await installed?.close();
});

type Ask = (asked: AnyQuestion, until: Moment) => Promise<unknown>;

/** The statements alone. */
async function bySql(database: Database, { rows }: AnyBook): Promise<Ask> {
  const shop = await shopOf(database, rows);
  return ({ name, question }, until) =>
    database.read((session) => answerOf(session, { shop, until }, name, question as never));
}

/** As a page asks: questions and answers are JSON, and both sides check them. */
async function overHttp(database: Database, { rows }: AnyBook): Promise<Ask> {
  const { shop } = await shopOf(database, rows, { timeZone: 'UTC' });
  const token = await addToken(database, { shop, mayLoad: false, name: '', days: 1 });
  const ledger = httpLedger({ url, headers: { authorization: `Bearer ${token}` } });
  return async ({ name, question }, { day, minute }) => {
    now = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
    return readAnswer(name, question, await ledger[name](question as never));
  };
}

test(
  'the embedded and an installed PostgreSQL, and a server asked over HTTP, answer as the column engine',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyCase(), async ({ book, questions, until }) => {
        const ways: Record<string, Ask> = {};
        if (embedded) ways['embedded'] = await bySql(embedded, book);
        if (installed) ways['installed'] = await bySql(installed, book);
        if (embedded) ways['over HTTP'] = await overHttp(embedded, book);
        for (const asked of questions) {
          const expected = comparable(asked, expectedAnswer(book, asked, until));
          for (const [way, ask] of Object.entries(ways))
            expect([way, asked, comparable(asked, await ask(asked, until))]).toEqual([way, asked, expected]);
        }
      }),
      {
        numRuns: Math.ceil(questionCount / questionsEach),
        seed: Number(process.env['LEDGER_SEED'] ?? 26),
        endOnFailure: true,
      },
    );
  },
  effort(240_000, 1_200_000),
);

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
