import { amountsBetween, isAllZero, isPaymentAmount, type LedgerColumns, type PaymentColumns } from './columns';
import {
  isQuantity,
  isQuantityUnknown,
  paidFor,
  type Condition,
  type KnownQuantity,
  type Summand,
} from '../catalog/measure';
import { createDepths } from './depths';
import { createGroups, givenGroups, grown, type Groups, type Level } from './levels';
import { netSalesOfUnits } from './netSales';
import type { Patterns } from './patterns';
import type { Leaf } from './plan';
import type { Question } from './question';
import { createScratch, type Scratch } from './scratch';
import { countTally, priceTally, type Tally } from './tallies';
import { codesAt, lineAmounts, paymentAmounts, unitsReader, valuesAt, type Units } from './units';

/** Sums by depth and group, once all blocks are added. */
type SumsReader = (levels: readonly Level[]) => Tally<number>['byLevel'];

/** The sum of each cell, and whether one of its units has the amount, or may have it. */
interface CellSums {
  amounts: Float64Array;
  hasAny: Uint8Array;
}

/**
 * Adds up what leaves are about in groups, one block of transactions after the other: payments, if these are given. Every
 * amount is added up once, by group and pattern, which make a cell; what a leaf is about is then the sum of some cells.
 */
export function createSums(
  columns: LedgerColumns,
  question: Question,
  leaves: readonly Leaf[],
  patterns: Patterns,
  payments: PaymentColumns | undefined,
) {
  const scratch = createScratch();
  const unitsOf = unitsReader(columns, question, payments, scratch);
  const { groupBy = [] } = question;
  const depths = createDepths(columns, groupBy, unitsOf(new Uint32Array()), scratch);
  const cells = groupBy.length === 0 ? givenGroups(patterns.count) : createGroups(patterns.count, depths.innermost);
  const cellSums = new Map<Summand, CellSums>();
  /** How many transactions each cell has, if units are whole transactions: others have several in one cell, or in many. */
  const countsTransactions = question.of !== 'lines' && !payments;
  const counts = noSums(cells);
  const tallies: Tally<unknown>[] = [];
  const sums = leaves.map((leaf) => [leaf, readerOf(leaf)] as const);

  function readerOf(leaf: Leaf): SumsReader {
    if ('price' in leaf) return tallied(priceTally(columns));
    const meets = patterns.meeting(leaf.where);
    if ('count' in leaf) return counted(meets);
    const own = cellSums.get(leaf.sum) ?? noSums(cells);
    cellSums.set(leaf.sum, own);
    return (levels) => rolledUp(levels, cells, meetingCells(cells, meets, own));
  }

  /** Counts transactions whose pattern is counted: 1, or `NaN` if that is unknown. */
  function counted(isCounted: Float64Array): SumsReader {
    if (!countsTransactions) return tallied(countTally(isCounted));
    return (levels) => rolledUp(levels, cells, meetingCells(cells, isCounted, counts));
  }

  /** How many of the added transactions are known to meet a condition, where units are whole transactions. */
  function countOf(condition: Condition): number {
    const isMet = patterns.meeting(condition).map((meets) => Number(meets === 1));
    return meetingCells(cells, isMet, counts).reduce((sum, count) => sum + count, 0);
  }

  function tallied(tally: Tally<number>): SumsReader {
    const { byLevel } = withTally(tally);
    return () => byLevel;
  }

  function withTally<Value>(tally: Tally<Value>): Tally<Value> {
    tallies.push(tally);
    return tally;
  }

  function add(rows: Uint32Array): void {
    scratch.release(0);
    const units = unitsOf(rows);
    const patternOf = codesAt(patterns.codes, units.payments ?? units.rows, units.isSpan && !units.lines, scratch);
    const groups = depths.divide(units);
    const cellOf = cells.divide(groups.innermost, patternOf, scratch);
    if (countsTransactions) addValues(counts, scratch.numbers(units.length).fill(1), cellOf, cells.codes.length);
    const used = scratch.used();
    for (const [amount, own] of cellSums) {
      const values = amountValues(columns, units, amount, scratch);
      if (values) addValues(own, values, cellOf, cells.codes.length);
      scratch.release(used);
    }
    for (const tally of tallies) {
      tally.add({ units, patternOf, depths: groups.depths });
      scratch.release(used);
    }
  }

  return {
    scratch,
    withTally,
    counted,
    countsTransactions,
    countOf,
    add,
    levels: depths.levels,
    sums,
  };
}

function noSums({ codes }: Pick<Groups, 'codes'>): CellSums {
  return { amounts: new Float64Array(codes.length), hasAny: new Uint8Array(codes.length) };
}

/** The loop that runs for every transaction and amount of a question. Most transactions lack most amounts. */
function addValues(sums: CellSums, values: Float64Array, cellOf: Uint32Array, cellCount: number): void {
  const amounts = (sums.amounts = grown(sums.amounts, cellCount));
  const hasAny = (sums.hasAny = grown(sums.hasAny, cellCount));
  for (let unit = 0; unit < cellOf.length; unit++) {
    // A value outside of an array would be `undefined`, and so make the sum unknown.
    const value = values[unit] ?? NaN;
    if (value === 0) continue;
    const cell = cellOf[unit] ?? 0;
    amounts[cell] = (amounts[cell] ?? NaN) + value;
    hasAny[cell] = 1;
  }
}

/**
 * What cells have whose pattern meets a condition. A cell without the amount adds 0, even if it is unknown whether its
 * pattern meets the condition.
 */
function meetingCells(
  { codes }: Pick<Groups, 'codes'>,
  meets: Float64Array,
  { amounts, hasAny }: CellSums,
): Float64Array {
  return Float64Array.from(codes, (code, cell) => {
    const isMet = meets[code] ?? NaN;
    return isMet === 0 || !hasAny[cell] ? 0 : (amounts[cell] ?? NaN) * isMet;
  });
}

/** The groups of each level are the sums of those within. */
function rolledUp(
  levels: readonly Level[],
  cells: Pick<Groups, 'outer'>,
  amounts: Float64Array,
): readonly Float64Array[] {
  const byLevel: Float64Array[] = [];
  let [inner, own]: [Pick<Groups, 'outer'>, Float64Array] = [cells, amounts];
  for (const level of levels.toReversed()) {
    const sums = new Float64Array(level.keys.length);
    for (const [group, outer] of inner.outer.entries()) sums[outer] = (sums[outer] ?? NaN) + (own[group] ?? NaN);
    byLevel.unshift(sums);
    [inner, own] = [level, sums];
  }
  return byLevel;
}

/** The amounts of units; `undefined` if no transaction has the amount. */
export function amountValues(
  columns: LedgerColumns,
  units: Units,
  amount: Summand,
  scratch: Scratch,
): Float64Array | undefined {
  const payments = units.payments && columns.payments;
  if (isQuantity(amount)) {
    const quantities = quantitiesOf(columns, units, amount, scratch);
    if (payments) keepFirstPayments(quantities, payments, units);
    return quantities;
  }
  if (amount === 'netSales')
    return netSalesOfUnits(columns, units, (part) => amountValues(columns, units, part, scratch), scratch);
  const { rows, lines, length, isSpan } = units;
  const ofPayments = payments && isPaymentAmount(amount) ? payments.amounts[amount] : undefined;
  const ofRows = amountsBetween(columns, amount, rows[0] ?? 0, (rows[length - 1] ?? -1) + 1);
  if (!ofRows && !(ofPayments && !isAllZero(ofPayments))) return undefined;
  if (payments) return paymentAmounts(columns, payments, units, amount, scratch);
  if (lines) return lineAmounts(columns, units, amount, scratch);
  return isSpan ? ofRows : valuesAt(columns.amounts[amount], rows, scratch);
}

/**
 * Whether a transaction has an amount for items, or maybe one, but no lines, so that nobody knows how many they were. Amounts
 * are read only if there are no lines: not every month has them at hand.
 */
export function isWithoutItems(
  { amounts, lines: { starts } }: Pick<LedgerColumns, 'amounts' | 'lines'>,
  row: number,
  quantity: KnownQuantity,
): boolean {
  return isQuantityUnknown((starts[row + 1] ?? 0) - (starts[row] ?? 0), () => amounts[paidFor[quantity]][row] ?? 0);
}

function quantitiesOf(
  columns: LedgerColumns,
  { rows, lines, length }: Units,
  amount: KnownQuantity,
  scratch: Scratch,
): Float64Array {
  const { starts, quantities, returned } = columns.lines;
  const wanted = amount === 'quantityReturned' ? 1 : 0;
  const found = scratch.numbers(length);
  if (lines) {
    for (let unit = 0; unit < length; unit++) {
      const line = lines[unit] ?? -1;
      if (line < 0) found[unit] = isWithoutItems(columns, rows[unit] ?? 0, amount) ? NaN : 0;
      else if (returned[line] === wanted) found[unit] = quantities[line] ?? NaN;
    }
    return found;
  }
  for (let unit = 0; unit < length; unit++) {
    const row = rows[unit] ?? 0;
    const [first, end] = [starts[row] ?? 0, starts[row + 1] ?? 0];
    if (first === end && isWithoutItems(columns, row, amount)) found[unit] = NaN;
    for (let line = first; line < end; line++)
      if (returned[line] === wanted) found[unit] = (found[unit] ?? NaN) + (quantities[line] ?? NaN);
  }
  return found;
}

/** Items cannot be divided among payments: they belong to the first of their transaction. */
function keepFirstPayments(quantities: Float64Array, { starts }: PaymentColumns, { rows, payments }: Units): void {
  for (let unit = 0; unit < quantities.length; unit++)
    if (payments?.[unit] !== starts[rows[unit] ?? 0]) quantities[unit] = 0;
}
