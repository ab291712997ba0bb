import type { DayRange, Moment } from '@back-office/shared/format';
import { isOfPayments } from '../catalog/conditions';
import type { Condition } from '../catalog/measure';
import { isOfLine, isOfPayment, type DimensionId } from '../catalog/dimensions';
import { dayNumber } from '../model/calendar';
import { at, firstAtLeast, type LedgerColumns } from './columns';
import { lineTest, rowColumn } from './dimensionColumn';
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

/** Transactions that are looked at together: few enough for the processor to keep what is worked out for them at hand. */
const rowsPerBlock = 4096;

/**
 * The transactions of a scope, as ascending indexes. A transaction with several items passes a filter by item if one of
 * them has the value; one with several payments passes the filters by tender if one payment passes all of them.
 */
export function selectRows(columns: LedgerColumns, scope: Scope): Uint32Array {
  const [from, to] = spanOf(columns, scope);
  const selected = new Uint32Array(Math.max(0, to - from));
  let count = 0;
  for (const block of selectedBlocks(columns, scope)) {
    selected.set(block, count);
    count += block.length;
  }
  return selected.subarray(0, count);
}

/**
 * The same, some at a time, at least one block, which may be empty. Each takes the place of the one before. `possible` also
 * keeps those of which it is unknown whether they meet `where`.
 */
export function* selectedBlocks(
  columns: LedgerColumns,
  scope: Scope,
  kept: 'known' | 'possible' = 'known',
): Generator<Uint32Array, void, undefined> {
  const { filters, where, text = '' } = scope;
  const span = spanOf(columns, scope);
  const [from, to] = span;
  const paid = columns.payments && filterOfPayments(filters);
  const others = filters.filter(({ field, values }) => values.length > 0 && !(paid && isOfPayment(field)));
  const isLeftOut = others.length > 0 || where || paid ? new Uint8Array(columns.length) : undefined;
  if (isLeftOut) {
    for (const filter of others) leaveOut(isLeftOut, columns, span, filter);
    if (where) leaveOutUnmet(isLeftOut, columns, span, where, kept === 'possible');
    if (paid) leaveOutUnmet(isLeftOut, columns, span, paid, false);
  }
  const rankOf = text.trim() === '' ? undefined : rankReader(columns, text);
  const block = new Uint32Array(Math.min(rowsPerBlock, Math.max(0, to - from)));
  for (let first = from; first === from || first < to; first += rowsPerBlock) {
    const rows = block.subarray(0, writeRows(block, first, Math.min(first + rowsPerBlock, to), isLeftOut));
    yield rankOf ? rows.filter((row) => rankOf(row) !== undefined) : rows;
  }
}

/** Writes the rows that are not left out; returns how many there are. */
function writeRows(block: Uint32Array, from: number, to: number, isLeftOut: Uint8Array | undefined): number {
  let count = 0;
  for (let row = from; row < to; row++) if (!isLeftOut || isLeftOut[row] === 0) block[count++] = row;
  return count;
}

/** What filters ask of a payment; `undefined` if they ask nothing. */
export function filterOfPayments(filters: readonly Filter[]): Condition | undefined {
  const all = filters.flatMap(({ field, values }): readonly Condition[] =>
    isOfPayment(field) && values.length > 0 ? [{ any: values.map((is) => ({ field, is })) }] : [],
  );
  return all.length > 0 ? { all } : undefined;
}

type Span = readonly [from: number, to: number];

/** The first row of the range and the one after its last. */
function spanOf({ days, minutes }: LedgerColumns, { range: { from, to }, until }: Scope): Span {
  const last = until && until.day < to ? until.day : to;
  const start = firstAtLeast(days, dayNumber(from));
  let end = firstAtLeast(days, dayNumber(last) + 1);
  if (until && last === until.day) while (end > start && isAfter(days, minutes, end - 1, until)) end -= 1;
  return [start, end];
}

function isAfter(days: Int32Array, minutes: Uint16Array, row: number, { day, minute }: Moment): boolean {
  return at(days, row) === dayNumber(day) && at(minutes, row) > minute;
}

/** Marks the transactions that do not meet a condition: those without a payment that does, if it is about payments. */
function leaveOutUnmet(
  isLeftOut: Uint8Array,
  columns: LedgerColumns,
  [from, to]: Span,
  condition: Condition,
  keepsPossible: boolean,
): void {
  const payments = isOfPayments(condition) ? columns.payments : undefined;
  const { codes, meeting } = patternsOf(columns, [condition], payments);
  const isKept = Uint8Array.from(meeting(condition), (met) => Number(keepsPossible ? met !== 0 : met === 1));
  for (let row = from; row < to; row++) {
    const first = payments ? at(payments.starts, row) : row;
    const end = payments ? at(payments.starts, row + 1) : row + 1;
    let isMet = false;
    for (let place = first; place < end && !isMet; place++) isMet = isKept[at(codes, place)] === 1;
    if (!isMet) isLeftOut[row] = 1;
  }
}

/** Marks the transactions that do not pass a filter. */
function leaveOut(isLeftOut: Uint8Array, columns: LedgerColumns, [from, to]: Span, { field, values }: Filter): void {
  if (!isOfLine(field)) {
    const { codes, values: all } = rowColumn(columns, field);
    const wanted = new Set(values);
    const isWanted = Uint8Array.from(all, (value) => Number(wanted.has(value)));
    for (let row = from; row < to; row++) if (isWanted[codes[row] ?? 0] === 0) isLeftOut[row] = 1;
    return;
  }
  const { starts } = columns.lines;
  const isWanted = lineTest(columns, field, values);
  for (let row = from; row < to; row++) {
    const [first, end] = [at(starts, row), at(starts, row + 1)];
    let passes = first === end && isWanted(row, -1);
    for (let line = first; line < end && !passes; line++) passes = isWanted(row, line);
    if (!passes) isLeftOut[row] = 1;
  }
}
