import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLedger } from '../../../src/ledger/sample/createLedger';
import type { Database } from '../database/database';
import { openLedger, shopOf } from '../ledgerServer.testing';
import { answerOf } from '../questions/answer';
import { expectedAnswer } from '../questions/expected.testing';
import type { AnyQuestion } from '../questions/questions.testing';
import { raw, sql } from './sql';

const range = { from: '2025-04-20', to: '2025-07-10' };
const rows = createLedger().rowsOf(range);
const until = { day: '2099-12-31', minute: 0 };
const measures = ['net-sales', 'tips', 'transactions', 'cash', 'returns'] as const;

let database: Database;
beforeAll(async () => {
  database = await openLedger();
});
afterAll(() => database?.close());

test.each([
  ['2025-04-20', '2025-07-10', 'all that there is'],
  ['2000-01-01', '2099-12-31', 'more than there is'],
  ['2025-05-01', '2025-06-30', 'whole months'],
  ['2025-04-25', '2025-07-02', 'whole months and days around them'],
  ['2025-05-02', '2025-06-30', 'days and a whole month'],
  ['2025-05-02', '2025-06-29', 'days of two months'],
  ['2025-06-10', '2025-06-20', 'days of one month'],
])('from %s to %s, %s: figures are those of the column engine', async (from, to) => {
  const shop = await shopOf(database, rows);
  for (const groupBy of [[], ['month'], ['kind', 'month'], ['date'], ['weekday', 'tender']] as const) {
    const asked: AnyQuestion = { name: 'figures', question: { range: { from, to }, filters: [], measures, groupBy } };
    const answer = await database.read((session) => answerOf(session, { shop, until }, 'figures', asked.question));
    expect(answer).toEqual(expectedAnswer({ range, rows }, asked, until));
  }
});

test('the migration fills the months of shops that are already there as a load does', async () => {
  await shopOf(database, rows);
  const months = () => database.query(sql`select * from ledger.rollup_months m order by ${raw('m::text')}`);
  const loaded = await months();
  expect(loaded.length).toBeGreaterThan(10);
  await database.script('drop table ledger.rollup_months');
  await database.script(readFileSync(join(import.meta.dirname, '../../migrations/0003_rollup_months.sql'), 'utf8'));
  expect(await months()).toEqual(loaded);
});
