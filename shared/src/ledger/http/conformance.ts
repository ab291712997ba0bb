import {
  addDays,
  completeFormat,
  currencyDecimals,
  samplePageFormat,
  setPageFormat,
  unknown,
  type DayRange,
} from '@back-office/shared/format';
import { dimensionIds } from '../catalog/dimensions';
import { isSum, measureIds, measureOf, type MeasureId } from '../catalog/measures';
import type { CustomersAnswer } from '../columns/customers';
import { columnsOfRows } from '../columns/columnsOfRows';
import type { FacetsAnswer } from '../columns/facets';
import type { FigureGroup, FiguresAnswer } from '../columns/question';
import type { Scope } from '../columns/select';
import type { RowsAnswer, RowsPage } from '../columns/transactions';
import type { Transaction } from '../model/transaction';
import { readAnswer } from '../port/answerSchemas';
import type { LedgerFacts } from '../port/ledgerFacts';
import type { QuestionName } from '../port/ledgerPort';
import { answersOfRows } from '../port/answersOfRows';
import { answersOfColumns } from '../port/localLedgerPort';
import { createRandom } from '../sample/random';
import { ask, expectProblem, RefusedQuestionError, request, send, type CheckedServer } from './checkedServer';
import { differenceOf } from './differenceOf';
import { checkDocuments } from './documentsConformance';
import { createQuestions } from './randomQuestions';

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

/** What all checks use. */
interface Tested {
  readonly options: Required<Pick<ConformanceOptions, 'questions' | 'seed' | 'maxRows'>> & ConformanceOptions;
  readonly facts: LedgerFacts;
  /** The last days of the data. */
  readonly range: DayRange;
  /** All transactions of these days and of the four weeks before, as the server sends them. */
  readonly rows: readonly Transaction[];
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

type Check = readonly [name: string, run: () => Promise<unknown>];

async function describe(options: ConformanceOptions): Promise<LedgerFacts> {
  const response = await send(options, 'describe', {});
  if (response.etag === undefined) throw new Error('The answer has no ETag. It is the version of the data.');
  const facts = readAnswer('describe', undefined, response.value) as LedgerFacts;
  const { code, decimals } = facts.currency;
  if (decimals !== currencyDecimals(code))
    throw new Error(`currency.decimals is ${decimals}, but ${code} has ${currencyDecimals(code)}.`);
  return facts;
}

/** What every server must do. `question`: one that it answers. */
function accessChecks(options: ConformanceOptions, question: QuestionName): readonly Check[] {
  const { token } = options;
  return [
    [
      'access: without a token and with a wrong one',
      async () => {
        if (token === undefined) return 'Not checked, because no token was given.';
        await expectProblem({ ...options, token: undefined }, 'describe', '{}', 'unauthorized');
        await expectProblem({ ...options, token: `${token}x` }, 'describe', '{}', 'unauthorized');
      },
    ],
    [
      'ETag: what has not changed is not sent again',
      async () => {
        const { etag } = await send(options, 'describe', {});
        const again = await request(options, 'describe', '{}', { 'If-None-Match': etag ?? '' });
        if (again.status !== 304)
          throw new Error(`If-None-Match with the ETag was answered with ${again.status}, not 304.`);
      },
    ],
    ['errors: a body that is not JSON', () => expectProblem(options, question, '{"measures":', 'unreadable')],
    ['documents: their list, and several changes in one request', () => checkDocuments(options.url, token)],
  ];
}

/** How a server answers what is not a question. */
function wireChecks(options: ConformanceOptions): readonly Check[] {
  return [
    ...accessChecks(options, 'figures'),
    [
      'errors: a figure that does not exist',
      () =>
        expectProblem(
          options,
          'figures',
          body({ ...anyScope, measures: ['no-such-figure'] }),
          'invalid-question',
          'measures',
        ),
    ],
    [
      'errors: a property that does not exist',
      () =>
        expectProblem(
          options,
          'figures',
          body({ ...anyScope, measures: [], fliters: [] }),
          'invalid-question',
          'fliters',
        ),
    ],
    [
      'errors: a day that is not in the calendar',
      () => expectProblem(options, 'deferred', body({ day: '2025-02-30' }), 'invalid-question', 'day'),
    ],
    [
      'errors: more rows than a page has',
      () =>
        expectProblem(
          options,
          'rows',
          body({ scope: anyScope, sort: { by: 'time', isDescending: true }, offset: 0, limit: 501 }),
          'invalid-question',
          'limit',
        ),
    ],
    [
      'errors: a transaction that does not exist',
      () => expectProblem(options, 'row', body({ id: 'no such transaction' }), 'not-found'),
    ],
  ];
}

/** Of a server that sends its transactions alone: what else it may be asked for one day is refused, not answered wrongly. */
function checksOfRows(options: ConformanceOptions): readonly Check[] {
  const question = { scope: anyScope, sort: { by: 'time', isDescending: false }, offset: 0, limit: 1 };
  const refused = (field: string, part: object) => async () =>
    expectProblem(options, 'rows', body({ ...question, ...part }), 'invalid-question', field);
  const filters = [{ field: 'tender', values: ['none'] }];
  return [
    ...accessChecks(options, 'rows'),
    ['errors: more rows than a page has', refused('limit', { limit: 501 })],
    ['errors: a filter', refused('scope', { scope: { ...anyScope, filters } })],
    ['errors: another order', refused('sort', { sort: { by: 'amount', isDescending: true } })],
  ];
}

/** As the product reads such a server. */
async function fromRows(options: ConformanceOptions, { days }: LedgerFacts, range: DayRange): Promise<string> {
  const answers = await answersOfRows((question) => ask<RowsPage>(options, 'rows', question), days);
  const { total } = await answers.figures({ range, filters: [], measures: ['transactions'] });
  return `${total.transactions} transactions`;
}

const anyScope = { range: { from: '2025-01-01', to: '2025-01-02' }, filters: [] };
const body = (value: unknown) => JSON.stringify(value);

/** What the server says of its sales. */
function ledgerChecks(tested: Tested): readonly Check[] {
  const { options, facts, range, rows } = tested;
  const scope = { range, filters: [] };
  const engine = answersOfColumns(() => columnsOfRows(rows));
  const inRange = rows.filter(({ date }) => date >= range.from && date <= range.to);
  const compare = comparing(options, engine);
  return [
    ['each figure and each field by itself: as the column engine answers them', () => checkEach(scope, compare)],
    [
      'figures: the groups add up to the total',
      async () => {
        const answer = await ask<FiguresAnswer>(options, 'figures', {
          ...scope,
          measures: measureIds,
          groupBy: ['date'],
        });
        for (const id of measureIds) if (isSum(id)) requireSum(id, answer.total);
        if (answer.total.transactions !== inRange.length)
          throw new Error(`total.transactions is ${answer.total.transactions}, but ${inRange.length} rows were sent.`);
      },
    ],
    [
      'figures: what the shop does not know is unknown',
      async () => {
        const missing = Object.keys(facts.unknown) as readonly MeasureId[];
        const question = { ...scope, measures: measureIds };
        const { total } = await ask<FiguresAnswer>(options, 'figures', question);
        const expected = (await engine.figures(question)).total.figures;
        // Nothing adds up to 0, also of what is not known: such as taxes on refunds where nothing was refunded.
        const isOfNothing = (id: MeasureId) => !total.figures[id] && !expected[id];
        const wrong = missing.find((id) => total.figures[id] !== unknown && !isOfNothing(id));
        if (wrong)
          throw new Error(`describe says that ${wrong} is not known, but it is ${String(total.figures[wrong])}.`);
        return missing.length === 0 ? 'The shop knows all figures.' : `${missing.length} figures are unknown.`;
      },
    ],
    [
      'row, related, deferred: as the rows say',
      async () => {
        for (const row of [inRange[0], inRange.at(-1)]) {
          if (!row) continue;
          same('row', row, await ask<Transaction>(options, 'row', row.id));
          await ask(options, 'related', row);
        }
        await ask(options, 'deferred', range.to);
      },
    ],
    [
      'customers: as the rows say',
      async () =>
        same('customers', await engine.customers(scope), await ask<CustomersAnswer>(options, 'customers', scope)),
    ],
    [
      `random questions: as the column engine answers them (seed ${options.seed})`,
      () => checkRandomQuestions(tested, compare),
    ],
  ];
}

type Compare = ReturnType<typeof comparing>;

/** Whether an answer is that of the column engine. What is refused is told apart: it is no wrong answer. */
function comparing(options: Tested['options'], engine: ReturnType<typeof answersOfColumns>) {
  return async (name: 'figures' | 'rows' | 'facets' | 'search', question: unknown) => {
    const asks = engine[name] as (question: unknown) => unknown;
    const expected: unknown = readAnswer(name, question, JSON.parse(JSON.stringify(await asks(question))));
    try {
      const answer = await ask<FacetsAnswer | FiguresAnswer | RowsAnswer>(options, name, question);
      return { difference: differenceOf(comparable(name, expected), comparable(name, answer)) };
    } catch (error) {
      if (error instanceof RefusedQuestionError) return { refusal: error.message };
      throw error;
    }
  };
}

async function checkEach(scope: Scope, compare: Compare): Promise<string> {
  const questions = [
    ...measureIds.map((id) => ({ id, question: { ...scope, measures: [id] } })),
    ...dimensionIds.map((id) => ({ id, question: { ...scope, measures: [], groupBy: [id] } })),
  ];
  const refused: string[] = [];
  for (const { id, question } of questions) {
    const { refusal, difference } = await compare('figures', question);
    if (refusal) refused.push(id);
    if (difference) throw new Error(`${id}: ${difference}`);
  }
  if (refused.length === questions.length) throw new Error('All of them were refused.');
  return refused.length > 0
    ? `${questions.length - refused.length}; the server refuses ${refused.length} others, such as ${refused[0] ?? ''}`
    : `${questions.length}`;
}

async function checkRandomQuestions({ options, range, rows }: Tested, compare: Compare): Promise<string> {
  const next = createQuestions(createRandom(options.seed), range, columnsOfRows(rows));
  const refusals: string[] = [];
  for (let count = 0; count < options.questions; count += 1) {
    const { name, question } = next();
    const said = `Question ${count + 1}, ${name} ${JSON.stringify(question)}: `;
    const { refusal, difference } = await compare(name, question);
    if (refusal) refusals.push(`${said}${refusal}`);
    if (difference) throw new Error(`${said}${difference}`);
  }
  const right = options.questions - refusals.length;
  if (refusals.length > 0)
    throw new Error(`${refusals.length} were refused, ${right} answered as expected. ${refusals[0] ?? ''}`);
  return `${options.questions} questions`;
}

function requireSum(id: MeasureId, { figures, groups }: FigureGroup) {
  const parts = groups.map((group) => group.figures[id]);
  const total = figures[id];
  if (total === undefined || parts.some((part) => part === undefined)) return;
  const isUnknown = parts.includes(unknown);
  if (isUnknown !== (total === unknown)) throw new Error(`${id}: total and groups disagree whether it is known.`);
  if (total === unknown) return;
  const sum = parts.reduce<number>((before, part) => before + Number(part), 0);
  if (Math.abs(sum - total) > 1e-6)
    throw new Error(`${measureOf(id).label} (${id}): the groups add up to ${sum}, the total is ${total}.`);
}

function same(what: string, expected: unknown, answer: unknown) {
  const difference = differenceOf(JSON.parse(JSON.stringify(expected)), JSON.parse(JSON.stringify(answer)));
  if (difference) throw new Error(`${what}: ${difference}`);
}

/** Values of a field with the same count have no order. */
function comparable(name: QuestionName, answer: unknown): unknown {
  const plain: unknown = JSON.parse(JSON.stringify(answer));
  if (name !== 'facets') return plain;
  const { values, total } = plain as FacetsAnswer;
  const ordered = values.toSorted(
    (one, other) => other.transactions - one.transactions || (one.value < other.value ? -1 : 1),
  );
  return values.length < total
    ? { total, counts: ordered.map(({ transactions }) => transactions) }
    : { total, ordered };
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
