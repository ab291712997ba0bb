import type { DayRange } from '@back-office/shared/format';
import type { Amount, Condition } from '../catalog/measure';
import { isOfLine, type DimensionId } from '../catalog/dimensions';
import { dayNumber } from '../model/calendar';
import type { Moment } from '../model/moment';
import type { LedgerColumns } from './columns';
import { at, lineTexts, rowColumn } from './dimensionColumn';
import { keptFor } from './keptFor';
import { rankReader } from './searchRank';

/** Keeps what has one of the values. An empty list keeps all. */
export interface Filter {
  readonly field: DimensionId;
  readonly values: readonly string[];
}

/** Which transactions a question is about. All combine with AND. */
export interface Scope {
  readonly range: DayRange;
  /** Leaves out what happened later, to compare a period that is under way with an equal part of another. */
  readonly until?: Moment | undefined;
  readonly filters: readonly Filter[];
  /** Keeps only transactions that meet it, such as those behind a figure. */
  readonly where?: Condition | undefined;
  /** Keeps those whose id, amount or texts a search finds. A blank text keeps all. */
  readonly text?: string | undefined;
}

/**
 * The transactions of a scope, as ascending indexes. A transaction with several items passes a filter by item if one of
 * them has the value.
 */
export function selectRows(columns: LedgerColumns, { range, until, filters, where, text = '' }: Scope): Uint32Array {
  const [from, to] = spanOf(columns, range, until);
  const masks = filters.filter(({ values }) => values.length > 0).map((filter) => filterMask(columns, filter));
  if (where) masks.push(conditionMask(columns, where));
  const selected = new Uint32Array(Math.max(0, to - from));
  let count = 0;
  for (let row = from; row < to; row++) {
    let passes = true;
    for (const mask of masks) {
      if (mask[row] === 0) {
        passes = false;
        break;
      }
    }
    if (passes) selected[count++] = row;
  }
  const rows = selected.subarray(0, count);
  if (text.trim() === '') return rows;
  const rankOf = rankReader(columns, text);
  return rows.filter((row) => rankOf(row) !== undefined);
}

/** The first row of the range and the one after its last. */
function spanOf({ days, minutes, length }: LedgerColumns, { from, to }: DayRange, until: Moment | undefined) {
  const last = until && until.day < to ? until.day : to;
  const start = firstAt(days, length, dayNumber(from));
  let end = firstAt(days, length, dayNumber(last) + 1);
  if (until && last === until.day) while (end > start && isAfter(days, minutes, end - 1, until)) end -= 1;
  return [start, end] as const;
}

function isAfter(days: Int32Array, minutes: Uint16Array, row: number, { day, minute }: Moment): boolean {
  return at(days, row) === dayNumber(day) && at(minutes, row) > minute;
}

/** The first index whose value is at least the wanted one. */
function firstAt(ascending: Int32Array, length: number, wanted: number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(ascending, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** 1 for each transaction that passes. */
function filterMask(columns: LedgerColumns, { field, values }: Filter): Uint8Array {
  const wanted = new Set(values);
  const mask = new Uint8Array(columns.length);
  if (!isOfLine(field)) {
    const column = rowColumn(columns, field);
    const { codes } = column;
    const isWanted = Uint8Array.from(column.values, (value) => Number(wanted.has(value)));
    for (let row = 0; row < mask.length; row++) mask[row] = isWanted[codes[row] ?? 0] ?? 0;
    return mask;
  }
  const { starts, itemCodes } = columns.lines;
  const texts = lineTexts(columns, field);
  const isWanted = texts.values.map((value) => wanted.has(value));
  for (let row = 0; row < mask.length; row++) {
    const [first, end] = [at(starts, row), at(starts, row + 1)];
    if (first === end && isWanted[texts.codeWithout(row)]) mask[row] = 1;
    for (let line = first; line < end; line++) if (isWanted[at(texts.codeOfItem, at(itemCodes, line))]) mask[row] = 1;
  }
  return mask;
}

const keptMasks = keptFor<Uint8Array>();

/** 1 for each transaction that meets the condition. Kept, because many measures share a few conditions. */
export function conditionMask(columns: LedgerColumns, condition: Condition): Uint8Array {
  return keptMasks(columns, JSON.stringify(condition), () => makeMask(columns, condition));
}

function makeMask(columns: LedgerColumns, condition: Condition): Uint8Array {
  if ('field' in condition) return filterMask(columns, { field: condition.field, values: [condition.is] });
  if ('amount' in condition) return amountMask(columns, condition);
  const mask = new Uint8Array(columns.length);
  if ('not' in condition) {
    const inverse = conditionMask(columns, condition.not);
    for (let row = 0; row < mask.length; row++) mask[row] = inverse[row] === 1 ? 0 : 1;
    return mask;
  }
  // Each part keeps what the parts before it kept, or adds to it.
  const isAll = 'all' in condition;
  if (isAll) mask.fill(1);
  for (const part of isAll ? condition.all : condition.any) {
    const met = conditionMask(columns, part);
    for (let row = 0; row < mask.length; row++) if ((met[row] === 1) !== isAll) mask[row] = isAll ? 0 : 1;
  }
  return mask;
}

type AmountCondition = Extract<Condition, { amount: Amount }>;

function amountMask(columns: LedgerColumns, condition: AmountCondition): Uint8Array {
  const amountAt = amountReader(columns, condition.amount);
  const passes = amountTest(condition);
  const mask = new Uint8Array(columns.length);
  for (let row = 0; row < mask.length; row++) if (passes(amountAt(row))) mask[row] = 1;
  return mask;
}

function amountTest(condition: AmountCondition): (value: number) => boolean {
  switch (condition.is) {
    case 'zero':
      return (value) => value === 0;
    case 'positive':
      return (value) => value > 0;
    case 'negative':
      return (value) => value < 0;
    case 'above':
      return (value) => value > condition.limit;
    case 'below':
      return (value) => value < condition.limit;
  }
}

/** The amount of a transaction: a column, or what follows from others. */
function amountReader({ amounts }: LedgerColumns, amount: Amount): (row: number) => number {
  if (amount !== 'grossSales' && amount !== 'netSales') return (row) => at(amounts[amount], row);
  const { itemSales, covidServiceCharge, setupCost, autoGratuity, returns, discounts, comps } = amounts;
  const gross = (row: number) =>
    at(itemSales, row) + at(covidServiceCharge, row) + at(setupCost, row) + at(autoGratuity, row);
  if (amount === 'grossSales') return gross;
  return (row) => gross(row) - at(returns, row) - at(discounts, row) - at(comps, row);
}
