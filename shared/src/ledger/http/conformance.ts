import {
  addDays,
  completeFormat,
  currencyDecimals,
  samplePageFormat,
  setPageFormat,
  type DayRange,
} from '@back-office/shared/format';
import type { FiguresAnswer } from '../columns/question';
import type { RowsPage } from '../columns/transactions';
import type { Transaction } from '../model/transaction';
import { readAnswer } from '../port/answerSchemas';
import { answersOfRows } from '../port/answersOfRows';
import type { LedgerFacts } from '../port/ledgerFacts';
import { ask, send, type CheckedServer } from './checkedServer';
import { ledgerChecks, type Tested } from './ledgerChecks';
import { checksOfRows, wireChecks } from './wireChecks';

interface ConformanceOptions extends CheckedServer {
  /** How many random questions are asked. */
  readonly questions?: number;
  readonly seed?: number;
  /** At most so many transactions are read. The random questions are about these. */
  readonly maxRows?: number;
  /** Called after each check. */
  readonly onResult?: (result: CheckResult) => void;
}

interface CheckResult {
  readonly name: string;
  /** What is wrong; `undefined` if nothing is. */
  readonly problem?: string | undefined;
  /** What was found, or why nothing was checked. */
  readonly note?: string | undefined;
}

/** The days before the tested ones, in which returning customers came. */
const daysBefore = 28;

/**
 * Asks a server everything that the product asks, and compares its answers with those of the column engine over the
 * transactions that the server itself sends. It changes nothing on the server.
 */
export async function checkServer(given: ConformanceOptions): Promise<readonly CheckResult[]> {
  const options = { questions: 200, seed: 1, maxRows: 20_000, ...given };
  const results: CheckResult[] = [];
  const report = (result: CheckResult) => {
    results.push(result);
    options.onResult?.(result);
  };
  async function check(name: string, run: () => Promise<unknown>): Promise<boolean> {
    try {
      const note = await run();
      report({ name, note: typeof note === 'string' ? note : undefined });
      return true;
    } catch (error) {
      report({ name, problem: error instanceof Error ? error.message : String(error) });
      return false;
    }
  }

  let facts: LedgerFacts | undefined;
  await check('describe: what the shop is', async () => {
    facts = await describe(options);
    const { currency, timeZone, dayStart, locale = samplePageFormat.locale, days } = facts;
    setPageFormat(await completeFormat({ currency: currency.code, timeZone, dayStart, locale }));
    return `${facts.name}, ${currency.code}, ${timeZone}, ${days ? `${days.from} to ${days.to}` : 'no sales yet'}`;
  });
  if (!facts) return results;
  const sendsRows = facts.answers === 'rows';
  for (const [name, run] of sendsRows ? checksOfRows(options) : wireChecks(options)) await check(name, run);
  const { days } = facts;
  if (!days) {
    report({ name: 'rows and figures', note: 'Not checked, because the shop has no sales.' });
    return results;
  }
  let tested: Tested | undefined;
  const known = facts;
  await check('rows: pages without gaps and repetitions', async () => {
    const range = sendsRows ? days : await lastDays(options, days);
    const all = { from: addDays(range.from, -daysBefore), to: range.to };
    tested = { options, facts: known, range, rows: await pageOut(options, all) };
    return `${tested.rows.length} transactions of ${all.from} to ${all.to}`;
  });
  if (!tested) return results;
  if (sendsRows) {
    await check('all other answers: the product works them out from the rows', () => fromRows(options, known, days));
    return results;
  }
  for (const [name, run] of ledgerChecks(tested)) await check(name, run);
  return results;
}

async function describe(options: ConformanceOptions): Promise<LedgerFacts> {
  const response = await send(options, 'describe', {});
  if (response.etag === undefined) throw new Error('The answer has no ETag. It is the version of the data.');
  const facts = readAnswer('describe', undefined, response.value) as LedgerFacts;
  const { code, decimals } = facts.currency;
  if (decimals !== currencyDecimals(code))
    throw new Error(`currency.decimals is ${decimals}, but ${code} has ${currencyDecimals(code)}.`);
  return facts;
}

/** As the product reads such a server. */
async function fromRows(options: ConformanceOptions, { days }: LedgerFacts, range: DayRange): Promise<string> {
  const answers = await answersOfRows((question) => ask<RowsPage>(options, 'rows', question), days);
  const { total } = await answers.figures({ range, filters: [], measures: ['transactions'] });
  return `${total.transactions} transactions`;
}

/** The longest range up to the last day whose transactions, with those of four weeks before, are not too many. */
async function lastDays(options: Tested['options'], days: DayRange): Promise<DayRange> {
  const from = addDays(days.to, -120);
  const scope = { range: { from, to: days.to }, filters: [], measures: [], groupBy: ['date'] };
  const { total } = await ask<FiguresAnswer>(options, 'figures', scope);
  const counts = new Map(total.groups.map(({ key, transactions }) => [key, transactions]));
  const countOf = (range: DayRange) =>
    [...counts].reduce((sum, [day, count]) => (day >= range.from && day <= range.to ? sum + count : sum), 0);
  for (let length = 60; length > 1; length -= 1) {
    const range = { from: addDays(days.to, 1 - length), to: days.to };
    if (countOf({ from: addDays(range.from, -daysBefore), to: range.to }) <= options.maxRows) return range;
  }
  return { from: days.to, to: days.to };
}

/** All transactions of a range, in order of time. */
async function pageOut(options: ConformanceOptions, range: DayRange): Promise<readonly Transaction[]> {
  const rows: Transaction[] = [];
  const limit = 500;
  for (;;) {
    const question = {
      scope: { range, filters: [] },
      sort: { by: 'time', isDescending: false },
      offset: rows.length,
      limit,
    };
    const page = await ask<RowsPage>(options, 'rows', question);
    if (page.offset !== rows.length) throw new Error(`offset is ${page.offset}, but ${rows.length} was asked for.`);
    const missing = page.total - rows.length;
    if (page.rows.length !== Math.min(limit, missing))
      throw new Error(`${page.rows.length} rows were sent of ${missing} that are left.`);
    rows.push(...page.rows);
    if (rows.length >= page.total) break;
  }
  const seen = new Set<string>();
  for (const { id } of rows) {
    if (seen.has(id)) throw new Error(`The transaction ${id} was sent twice.`);
    seen.add(id);
  }
  const disordered = rows.findIndex((row, index) => index > 0 && timeOf(row) < timeOf(rows[index - 1]));
  if (disordered > 0) throw new Error(`Row ${disordered} is earlier than the one before.`);
  return rows;
}

function timeOf(row: Transaction | undefined): string {
  return row ? `${row.date} ${String(row.minute).padStart(4, '0')}` : '';
}
