import { compareFigures, compareNames } from '@back-office/shared/format';
import { isOfPayments } from '../catalog/conditions';
import { isOfPayment, type DimensionId } from '../catalog/dimensions';
import type { Condition, KnownQuantity, Summand } from '../catalog/measure';
import type { MeasureId } from '../catalog/measures';
import { isPaymentAmount, type LedgerColumns, type PaymentColumns } from './columns';
import { countRows, divided, levelsOf, type Groups, type Level } from './levels';
import { netSalesOfRows, netSalesOfUnits } from './netSales';
import { countsOf, patternsOf, type Patterns } from './patterns';
import { planOf, type Leaf, type LeafSums, type Plan } from './plan';
import type { FigureGroup, FiguresAnswer, Question } from './question';
import { selectRows } from './select';
import { finish, type Steps } from './steps';
import { codesAt, codesOfUnits, lineAmounts, paymentAmounts, unitsOf, type Units } from './units';

/**
 * Answers a question from columns that hold its range, and others that hold its baseline. Groups without transactions,
 * such as days without sales, are left to the screen.
 */
export function figuresOf(columns: LedgerColumns, question: Question, baselineColumns?: LedgerColumns): FiguresAnswer {
  return finish(figuresInSteps(columns, question, baselineColumns));
}

/** The same answer, for `finishInSlices`: each amount of the question is added up in a step of its own. */
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
  const rows = selectRows(columns, question, uncertain ? 'possible' : 'known');
  const counted = uncertain
    ? Object.fromEntries(Object.entries(conditions).map(([name, each]) => [name, { all: [uncertain, each] }]))
    : conditions;
  const allConditions = [where, ...plan.conditions, ...Object.values(counted)];
  const payments = isAboutPayments(question, allConditions) ? columns.payments : undefined;
  const isOfPaymentsOnly = question.of === 'payments' || groupBy.some(isOfPayment);
  const paid = groupedUnits(columns, question, rows, allConditions, payments);
  // Only what is asked of payments needs them: other amounts need not be divided.
  const isApart = (condition: Condition) => payments !== undefined && !isOfPaymentsOnly && isOfPayments(condition);
  const others = allConditions.filter((condition) => !isApart(condition));
  yield;
  const main = others.length < allConditions.length ? groupedUnits(columns, question, rows, others, undefined) : paid;
  yield;
  const { units, levels, patterns } = main;
  const everyPattern = patterns.meeting(where).map((isMet) => Number(isMet === 1));
  const counts = levels.map((level) => countRows(units, level, patterns.codes, everyPattern));
  const isLeafApart = (leaf: Leaf) => 'where' in leaf && isApart(leaf.where);
  const sumsOf = new Map([
    ...(yield* leafSums(
      columns,
      main,
      plan.leaves.filter((leaf) => !isLeafApart(leaf)),
    )),
    ...(yield* leafSums(columns, paid, plan.leaves.filter(isLeafApart))),
  ]);
  const sums = plan.leaves.map((leaf) => sumsOf.get(leaf) ?? []);
  const facts = (question.facts ?? []).map((id) => [id, factsByLevel(columns, units, levels, id)] as const);
  const sumsAt = (depth: number, group: number): LeafSums => sums.map((byLevel) => byLevel[depth]?.[group]);
  const totals = sumsAt(0, 0);
  return { total: groupAt(0, 0, ''), counts: countsOf(rows, paid.allPatterns, counted, payments) };

  function groupAt(depth: number, group: number, key: string): FigureGroup {
    const own = sumsAt(depth, group);
    return {
      key,
      figures: Object.fromEntries(question.measures.map((id) => [id, plan.figureOf(id, own, totals)])),
      transactions: counts[depth]?.[group] ?? 0,
      facts: Object.fromEntries(
        facts.flatMap(([id, byLevel]) => {
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
  const codes = codesAt(patterns.codes, units, units.payments ?? units.rows);
  const sums = plan.leaves.map((leaf) => {
    if ('price' in leaf) return undefined;
    const byRow = new Float64Array(columns.length);
    const meets = patterns.meeting(leaf.where);
    const values = 'sum' in leaf ? amountValues(columns, units, leaf.sum) : undefined;
    for (let unit = 0; unit < units.length; unit++) {
      const row = units.rows[unit] ?? 0;
      const isMet = meets[codes[unit] ?? 0] ?? NaN;
      if (isMet === 0) continue;
      const value = values && (values[payments ? unit : row] ?? NaN);
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

type SumsByLevel = readonly { readonly [group: number]: number | undefined }[];

interface GroupedUnits {
  readonly units: Units;
  readonly levels: readonly Level[];
  /** Those of the units, and of all transactions or payments. */
  readonly patterns: Patterns;
  readonly allPatterns: Patterns;
}

/** What is added up, in groups: payments, if these are given. */
function groupedUnits(
  columns: LedgerColumns,
  question: Question,
  rows: Uint32Array,
  conditions: readonly Condition[],
  payments: PaymentColumns | undefined,
): GroupedUnits {
  const units = unitsOf(columns, question, rows, payments);
  const allPatterns = patternsOf(columns, conditions, payments);
  const levels = levelsOf(
    units.length,
    (question.groupBy ?? []).map((id) => codesOfUnits(columns, units, id)),
  );
  const codes = codesAt(allPatterns.codes, units, units.payments ?? units.rows);
  return { units, levels, allPatterns, patterns: { ...allPatterns, codes } };
}

/**
 * The sums of each leaf. Every amount is added up once, by group and pattern; what a leaf is about is then the sum of some
 * patterns.
 */
function* leafSums(
  columns: LedgerColumns,
  { units, levels, patterns }: GroupedUnits,
  leaves: readonly Leaf[],
): Steps<readonly (readonly [Leaf, SumsByLevel])[]> {
  const innermost = levels.at(-1);
  if (!innermost) return [];
  const cells = cellsOf(innermost, patterns);
  const sums = new Map<string, CellSums>();
  for (const leaf of leaves) {
    if (!('sum' in leaf) || sums.has(leaf.sum)) continue;
    sums.set(leaf.sum, sumsByCell(columns, units, cells, leaf.sum));
    yield;
  }
  const found: (readonly [Leaf, SumsByLevel])[] = [];
  for (const leaf of leaves) {
    found.push([leaf, sumsOf(leaf)]);
    yield;
  }
  return found;

  function sumsOf(leaf: Leaf): SumsByLevel {
    if ('price' in leaf) return pricesByLevel(columns, units, levels);
    const meets = patterns.meeting(leaf.where);
    if ('count' in leaf) return levels.map((level) => countRows(units, level, patterns.codes, meets));
    const { amounts, hasAny } = sums.get(leaf.sum) ?? noSums;
    const own = amounts.map((amount, cell) => {
      const isMet = meets[cells.codes[cell] ?? 0] ?? NaN;
      // Whoever has nothing adds nothing, also where it is unknown whether the condition is met.
      return isMet === 0 || hasAny[cell] === 0 ? 0 : amount * isMet;
    });
    return rolledUp(levels, cells, own);
  }
}

/** The sum of each cell, and whether one of its units has the amount, or may have it. */
interface CellSums {
  readonly amounts: Float64Array;
  readonly hasAny: Uint8Array;
}

const noSums: CellSums = { amounts: new Float64Array(), hasAny: new Uint8Array() };

/** The groups of units that agree in their pattern, too. */
function cellsOf(level: Level, { codes, count }: Patterns): Groups {
  if (count === 1) return { ...level, codes: level.keys.map(() => 0), outer: [...level.keys.keys()] };
  // The whole needs no further pass: its groups are the patterns.
  if (level.keys.length === 1)
    return { groupOf: codes, codes: Array.from({ length: count }, (_, code) => code), outer: Array(count).fill(0) };
  return divided(level, codes, count);
}

/** Adds up an amount: the loop that runs for every transaction and amount of a question. */
function sumsByCell(columns: LedgerColumns, units: Units, { groupOf, codes }: Groups, amount: Summand): CellSums {
  const sums = new Float64Array(codes.length);
  const hasAny = new Uint8Array(codes.length);
  const values = amountValues(columns, units, amount);
  if (!values) return { amounts: sums, hasAny };
  const { rows, lines, payments, length } = units;
  const isByUnit = lines !== undefined || payments !== undefined;
  for (let unit = 0; unit < length; unit++) {
    // A value outside of an array would be `undefined`, and so make the sum unknown. Most transactions lack most amounts.
    const value = values[isByUnit ? unit : (rows[unit] ?? NaN)] ?? NaN;
    if (value === 0) continue;
    const cell = groupOf[unit] ?? 0;
    sums[cell] = (sums[cell] ?? NaN) + value;
    hasAny[cell] = 1;
  }
  return { amounts: sums, hasAny };
}

/** The groups of each level are the sums of those within. */
function rolledUp(levels: readonly Level[], cells: Groups, amounts: Float64Array): readonly Float64Array[] {
  const byLevel: Float64Array[] = [];
  let [inner, own]: [Groups, Float64Array] = [cells, amounts];
  for (const level of levels.toReversed()) {
    const sums = new Float64Array(level.keys.length);
    for (const [group, outer] of inner.outer.entries()) sums[outer] = (sums[outer] ?? NaN) + (own[group] ?? NaN);
    byLevel.unshift(sums);
    [inner, own] = [level, sums];
  }
  return byLevel;
}

/** The amounts of all transactions, or of the lines or payments that are units; `undefined` if none has the amount. */
export function amountValues(columns: LedgerColumns, units: Units, amount: Summand): Float64Array | undefined {
  if (amount === 'quantitySold' || amount === 'quantityReturned') {
    const quantities = quantitiesOf(columns, units, amount);
    return units.payments && columns.payments ? ofFirstPayments(quantities, columns.payments, units) : quantities;
  }
  const payments = units.payments && columns.payments;
  if (amount === 'netSales')
    return payments || units.lines
      ? netSalesOfUnits(columns, units, (part) => amountValues(columns, units, part))
      : netSalesOfRows(columns);
  const values = columns.amounts[amount];
  if (!payments && !units.lines) return values;
  if (isAllZero(values) && !(payments && isPaymentAmount(amount) && !isAllZero(payments.amounts[amount])))
    return undefined;
  if (payments) return paymentAmounts(columns, payments, units, amount);
  return units.lines ? lineAmounts(columns, units, amount) : values;
}

const keptZero = new WeakMap<Float64Array, boolean>();

function isAllZero(values: Float64Array): boolean {
  const isZero = keptZero.get(values) ?? values.every((value) => value === 0);
  keptZero.set(values, isZero);
  return isZero;
}

function quantitiesOf(
  { lines: { starts, quantities, returned }, length }: LedgerColumns,
  { lines }: Units,
  amount: KnownQuantity,
): Float64Array {
  const wanted = amount === 'quantityReturned' ? 1 : 0;
  const found = new Float64Array(lines?.length ?? length);
  if (lines)
    for (let unit = 0; unit < found.length; unit++) {
      const line = lines[unit] ?? -1;
      if (returned[line] === wanted) found[unit] = quantities[line] ?? NaN;
    }
  else
    for (let row = 0; row < found.length; row++) {
      const end = starts[row + 1] ?? 0;
      for (let line = starts[row] ?? 0; line < end; line++)
        if (returned[line] === wanted) found[row] = (found[row] ?? NaN) + (quantities[line] ?? NaN);
    }
  return found;
}

/** Items cannot be divided among payments: they belong to the first of their transaction. */
function ofFirstPayments(quantities: Float64Array, { starts }: PaymentColumns, { rows, lines, payments }: Units) {
  return Float64Array.from(rows, (row, unit) =>
    payments?.[unit] === starts[row] ? (quantities[lines ? unit : row] ?? NaN) : 0,
  );
}

/** The list price of each group whose lines agree in it. A transaction without items has the price 0. */
function pricesByLevel(columns: LedgerColumns, { length, lines }: Units, levels: readonly Level[]): SumsByLevel {
  const { items, itemCodes } = columns.lines;
  return levels.map(({ groupOf, keys }) => {
    const prices = new Array<number | undefined>(keys.length).fill(undefined);
    const isSeen = new Uint8Array(keys.length);
    for (let unit = 0; unit < length; unit++) {
      const line = lines?.[unit] ?? -1;
      const price = line < 0 ? 0 : (items[itemCodes[line] ?? 0]?.price ?? NaN);
      const group = groupOf[unit] ?? 0;
      if (isSeen[group] === 0) prices[group] = price;
      else if (prices[group] !== price) prices[group] = undefined;
      isSeen[group] = 1;
    }
    return prices;
  });
}

/** The value of each group whose lines agree in it. */
function factsByLevel(
  columns: LedgerColumns,
  units: Units,
  levels: readonly Level[],
  id: DimensionId,
): readonly (readonly (string | undefined)[])[] {
  const { values, codes } = codesOfUnits(columns, units, id);
  const differs = -2;
  return levels.map(({ groupOf, keys }) => {
    const found = new Int32Array(keys.length).fill(-1);
    for (let unit = 0; unit < units.length; unit++) {
      const group = groupOf[unit] ?? 0;
      const code = codes[unit] ?? 0;
      if (found[group] === -1) found[group] = code;
      else if (found[group] !== code) found[group] = differs;
    }
    return Array.from(found, (code) => (code < 0 ? undefined : values[code]));
  });
}
