import type { DayRange } from '@back-office/shared/format';
import { isOfPayments } from '../catalog/conditions';
import type { Condition } from '../catalog/measure';
import { isOfLine, isOfPayment, type DimensionId } from '../catalog/dimensions';
import { dayNumber } from '../model/calendar';
import type { Moment } from '../model/moment';
import { at, type LedgerColumns } from './columns';
import { lineTexts, rowColumn, rowsOfPayments } from './dimensionColumn';
import { patternsOf } from './patterns';
import { rankReader } from './search';

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
  /** Keeps only transactions that are known to meet it, such as those behind a figure. */
  readonly where?: Condition | undefined;
  /** Keeps those whose id, amount or texts a search finds. A blank text keeps all. */
  readonly text?: string | undefined;
}

/**
 * The transactions of a scope, as ascending indexes. A transaction with several items passes a filter by item if one of
 * them has the value; one with several payments passes the filters by tender if one payment passes all of them. `possible`
 * also keeps those of which it is unknown whether they meet `where`.
 */
export function selectRows(
  columns: LedgerColumns,
  { range, until, filters, where, text = '' }: Scope,
  kept: 'known' | 'possible' = 'known',
): Uint32Array {
  const [from, to] = spanOf(columns, range, until);
  const isLeftOut = new Uint8Array(columns.length);
  const paid = columns.payments && filterOfPayments(filters);
  for (const filter of filters)
    if (filter.values.length > 0 && !(paid && isOfPayment(filter.field))) leaveOut(isLeftOut, columns, filter);
  if (where) leaveOutUnmet(isLeftOut, columns, where, kept === 'possible');
  if (paid) leaveOutUnmet(isLeftOut, columns, paid, false);
  const selected = new Uint32Array(Math.max(0, to - from));
  let count = 0;
  for (let row = from; row < to; row++) if (isLeftOut[row] === 0) selected[count++] = row;
  const rows = selected.subarray(0, count);
  if (text.trim() === '') return rows;
  const rankOf = rankReader(columns, text);
  return rows.filter((row) => rankOf(row) !== undefined);
}

/** What filters ask of a payment; `undefined` if they ask nothing. */
export function filterOfPayments(filters: readonly Filter[]): Condition | undefined {
  const all = filters.flatMap(({ field, values }): readonly Condition[] =>
    isOfPayment(field) && values.length > 0 ? [{ any: values.map((is) => ({ field, is })) }] : [],
  );
  return all.length > 0 ? { all } : undefined;
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

/** Marks the transactions that do not meet a condition: those without a payment that does, if it is about payments. */
function leaveOutUnmet(
  isLeftOut: Uint8Array,
  columns: LedgerColumns,
  condition: Condition,
  keepsPossible: boolean,
): void {
  const payments = isOfPayments(condition) ? columns.payments : undefined;
  const { codes, meeting } = patternsOf(columns, [condition], payments);
  const meets = meeting(condition);
  const rows = payments && rowsOfPayments(payments);
  const isMet = new Uint8Array(columns.length);
  const isKept = (met: number | undefined) => (keepsPossible ? met !== 0 : met === 1);
  for (let place = 0; place < codes.length; place++)
    if (isKept(meets[codes[place] ?? 0])) isMet[rows ? at(rows, place) : place] = 1;
  for (let row = 0; row < isMet.length; row++) if (isMet[row] === 0) isLeftOut[row] = 1;
}

/** Marks the transactions that do not pass a filter. */
function leaveOut(isLeftOut: Uint8Array, columns: LedgerColumns, { field, values }: Filter): void {
  const wanted = new Set(values);
  if (!isOfLine(field)) {
    const column = rowColumn(columns, field);
    const { codes } = column;
    const isWanted = Uint8Array.from(column.values, (value) => Number(wanted.has(value)));
    for (let row = 0; row < codes.length; row++) if (isWanted[codes[row] ?? 0] === 0) isLeftOut[row] = 1;
    return;
  }
  const { starts, itemCodes } = columns.lines;
  const texts = lineTexts(columns, field);
  const isWanted = texts.values.map((value) => wanted.has(value));
  for (let row = 0; row < isLeftOut.length; row++) {
    const [first, end] = [at(starts, row), at(starts, row + 1)];
    let passes = first === end && isWanted[texts.codeWithout(row)] === true;
    for (let line = first; line < end && !passes; line++)
      passes = isWanted[at(texts.codeOfItem, at(itemCodes, line))] === true;
    if (!passes) isLeftOut[row] = 1;
  }
}
