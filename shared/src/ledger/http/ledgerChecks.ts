import { unknown, type DayRange } from '@back-office/shared/format';
import { dimensionIds } from '../catalog/dimensions';
import { isSum, measureIds, measureOf, type MeasureId } from '../catalog/measures';
import type { CustomersAnswer } from '../columns/customers';
import { columnsOfRows } from '../columns/columnsOfRows';
import type { FacetsAnswer } from '../columns/facets';
import type { FigureGroup, FiguresAnswer } from '../columns/question';
import type { Scope } from '../columns/select';
import type { RowsAnswer } from '../columns/transactions';
import type { Transaction } from '../model/transaction';
import { readAnswer } from '../port/answerSchemas';
import type { LedgerFacts } from '../port/ledgerFacts';
import type { QuestionName } from '../port/ledgerPort';
import { answersOfColumns } from '../port/answersOfColumns';
import { createRandom } from '../sample/random';
import { ask, RefusedQuestionError, type CheckedServer } from './checkedServer';
import { differenceOf } from './differenceOf';
import { createQuestions } from './randomQuestions';
import type { Check } from './wireChecks';

/** What these checks use. */
export interface Tested {
  readonly options: CheckedServer & { readonly questions: number; readonly seed: number; readonly maxRows: number };
  readonly facts: LedgerFacts;
  /** The last days of the data. */
  readonly range: DayRange;
  /** All transactions of these days and of the four weeks before, as the server sends them. */
  readonly rows: readonly Transaction[];
}

/** What the server says of its sales. */
export function ledgerChecks(tested: Tested): readonly Check[] {
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
