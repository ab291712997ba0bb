import { compareFigures, compareNames } from '@back-office/shared/format';
import { isOfPayments } from '../catalog/conditions';
import { isOfPayment } from '../catalog/dimensions';
import type { Condition } from '../catalog/measure';
import type { MeasureId } from '../catalog/measures';
import type { LedgerColumns } from './columns';
import { createCounter, patternsOf } from './patterns';
import { planOf, type Leaf, type LeafSums, type Plan } from './plan';
import type { FigureGroup, FiguresAnswer, Question } from './question';
import { newArrays } from './scratch';
import { selectedBlocks } from './select';
import { finish, type Steps } from '../../loading/steps';
import { amountValues, createSums } from './sums';
import { factTally } from './tallies';
import { codesAt, unitsOf } from './units';

/**
 * Answers a question from columns that hold its range and its baseline. Groups without transactions, such as days without
 * sales, are left to the screen.
 */
export function figuresOf(columns: LedgerColumns, question: Question): FiguresAnswer {
  return finish(figuresInSteps(columns, question));
}

/**
 * The same answer, for `finishInSlices`: each block of transactions is added up in a step of its own. Other columns may hold
 * the baseline.
 */
export function* figuresInSteps(
  columns: LedgerColumns,
  question: Question,
  baselineColumns: LedgerColumns = columns,
): Steps<FiguresAnswer> {
  const isNetStored = columns.netSales !== undefined || baselineColumns.netSales !== undefined;
  const plan = planOf(question.measures, uncertainOf(question), isNetStored);
  const { baseline } = question;
  const { total, counts } = yield* answerOf(columns, question, plan);
  const before = baseline && { ...question, until: undefined, counts: {}, ...baseline };
  return {
    total: { ...total, groups: firstGroups(total.groups, question) },
    groupCount: total.groups.length,
    counts,
    baseline: before && (yield* answerOf(baselineColumns, before, plan)).total,
  };
}

/** The outermost groups in the order that a question asks for, up to its limit. */
export function firstGroups(
  groups: readonly FigureGroup[],
  { sort, limit = Infinity }: Pick<Question, 'sort' | 'limit'>,
): readonly FigureGroup[] {
  const ordered = sort ? groups.toSorted(byFigure(sort)) : groups;
  return ordered.length > limit ? ordered.slice(0, limit) : ordered;
}

function byFigure({ by, isDescending }: NonNullable<Question['sort']>) {
  return (one: FigureGroup, other: FigureGroup) =>
    compareFigures(one.figures[by], other.figures[by], isDescending) || compareNames(one.key, other.key);
}

/**
 * What a question asks of its transactions, where it may be unknown whether one meets it: then its figures are unknown too.
 * A condition about payments selects whole transactions.
 */
export function uncertainOf({ where }: Pick<Question, 'where'>): Condition | undefined {
  return where && !isOfPayments(where) ? where : undefined;
}

function* answerOf(
  columns: LedgerColumns,
  question: Question,
  plan: Plan,
): Steps<Pick<FiguresAnswer, 'total' | 'counts'>> {
  const { groupBy = [], counts: conditions = {} } = question;
  const uncertain = uncertainOf(question);
  const where = uncertain ?? { all: [] };
  const counted = uncertain
    ? Object.fromEntries(Object.entries(conditions).map(([name, each]) => [name, { all: [uncertain, each] }]))
    : conditions;
  const allConditions = [where, ...plan.conditions, ...Object.values(counted)];
  const payments = isAboutPayments(question, allConditions) ? columns.payments : undefined;
  const isOfPaymentsOnly = question.of === 'payments' || groupBy.some(isOfPayment);
  // Only what is asked of payments needs them: other amounts need not be divided.
  const isApart = (condition: Condition) => payments !== undefined && !isOfPaymentsOnly && isOfPayments(condition);
  const isLeafApart = (leaf: Leaf) => 'where' in leaf && isApart(leaf.where);
  const others = allConditions.filter((condition) => !isApart(condition));
  const isAnyApart = others.length < allConditions.length;
  const allPatterns = patternsOf(columns, allConditions, payments);
  yield;
  const patterns = isAnyApart ? patternsOf(columns, others) : allPatterns;
  yield;
  const mainLeaves = plan.leaves.filter((leaf) => !isLeafApart(leaf));
  const main = createSums(columns, question, mainLeaves, patterns, isAnyApart ? undefined : payments);
  const apart = isAnyApart
    ? createSums(columns, question, plan.leaves.filter(isLeafApart), allPatterns, payments)
    : undefined;
  const everyPattern = patterns.meeting(where).map((isMet) => Number(isMet === 1));
  const transactionsOf = main.counted(everyPattern);
  const facts = (question.facts ?? []).map((id) => [id, main.withTally(factTally(columns, id, main.scratch))] as const);
  const counter = payments || !main.countsTransactions ? createCounter(allPatterns, payments) : main;
  const adding = new Set([main, ...(apart ? [apart] : []), ...(question.counts ? [counter] : [])]);
  for (const rows of selectedBlocks(columns, question, uncertain ? 'possible' : 'known')) {
    for (const each of adding) each.add(rows);
    yield;
  }
  const levels = main.levels();
  const readers = new Map([...main.sums, ...(apart?.sums ?? [])]);
  const sums = plan.leaves.map((leaf) => readers.get(leaf)?.(levels) ?? []);
  const transactions = transactionsOf(levels);
  const sumsAt = (depth: number, group: number): LeafSums => sums.map((byLevel) => byLevel[depth]?.[group]);
  const totals = sumsAt(0, 0);
  const counts = Object.entries(counted).map(([name, condition]) => [name, counter.countOf(condition)] as const);
  return { total: groupAt(0, 0, ''), counts: Object.fromEntries(counts) };

  function groupAt(depth: number, group: number, key: string): FigureGroup {
    const own = sumsAt(depth, group);
    return {
      key,
      figures: Object.fromEntries(question.measures.map((id) => [id, plan.figureOf(id, own, totals)])),
      transactions: transactions[depth]?.[group] ?? 0,
      facts: Object.fromEntries(
        facts.flatMap(([id, { byLevel }]) => {
          const value = byLevel[depth]?.[group];
          return value === undefined ? [] : [[id, value]];
        }),
      ),
      groups: (levels[depth]?.children[group] ?? []).map((child) =>
        groupAt(depth + 1, child, levels[depth + 1]?.keys[child] ?? ''),
      ),
    };
  }
}

/** A figure of each of the transactions; `NaN` where it is unknown or has no meaning. */
export function figureByRow(columns: LedgerColumns, rows: Uint32Array, id: MeasureId): Float64Array {
  const plan = planOf([id], undefined, columns.netSales !== undefined);
  const payments = plan.conditions.some(isOfPayments) ? columns.payments : undefined;
  const patterns = patternsOf(columns, plan.conditions, payments);
  const units = unitsOf(columns, { filters: [] }, rows.toSorted(), payments);
  const codes = codesAt(patterns.codes, units.payments ?? units.rows, units.isSpan, newArrays);
  const sums = plan.leaves.map((leaf) => {
    if ('price' in leaf) return undefined;
    const byRow = new Float64Array(columns.length);
    const meets = patterns.meeting(leaf.where);
    const values = 'sum' in leaf ? amountValues(columns, units, leaf.sum, newArrays) : undefined;
    for (let unit = 0; unit < units.length; unit++) {
      const row = units.rows[unit] ?? 0;
      const isMet = meets[codes[unit] ?? 0] ?? NaN;
      if (isMet === 0) continue;
      const value = values && (values[unit] ?? NaN);
      if ('count' in leaf) byRow[row] = isMet;
      else if (value !== undefined && value !== 0) byRow[row] = (byRow[row] ?? NaN) + value * isMet;
    }
    return byRow;
  });
  return Float64Array.from(rows, (row) => {
    const own = sums.map((byRow) => byRow?.[row]);
    const figure = plan.figureOf(id, own, own);
    return typeof figure === 'number' ? figure : NaN;
  });
}

/** Whether payments are told apart. */
function isAboutPayments({ of, groupBy = [] }: Question, conditions: readonly Condition[]): boolean {
  return of === 'payments' || groupBy.some(isOfPayment) || conditions.some(isOfPayments);
}
