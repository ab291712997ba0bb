import type { KnownAmount } from '../catalog/measure';
import type { LedgerColumns } from './columns';

/** The part of an amount that one line has: see `lineAmounts`. */
export function lineAmount(columns: LedgerColumns, row: number, line: number, amount: KnownAmount): number {
  const own = columns.lines.amounts[amount];
  const value = columns.amounts[amount][row] ?? NaN;
  if (own) return own[line] ?? NaN;
  return value === 0 ? 0 : partOfLine(columns, value, row, line, amount);
}

/** Returns belong to the returned items, every other amount to those sold. */
export function partOfLine(
  { lines }: { readonly lines: Pick<LedgerColumns['lines'], 'starts' | 'weights' | 'returned'> },
  value: number,
  row: number,
  line: number,
  amount: KnownAmount,
): number {
  return partOf(lines, value, row, line, lines.returned, amount === 'returns' ? 1 : 0);
}

/** What amounts are divided by: the places `starts[row]` up to `starts[row + 1]` in proportion to their weights. */
export interface Shares {
  readonly starts: Uint32Array;
  readonly weights: Float64Array;
}

/** The part that one place has. Only places of the wanted kind take part; all, if there are none or without kinds. */
export function partOf(
  { starts, weights }: Shares,
  amount: number,
  row: number,
  place: number,
  kinds: Uint8Array | undefined,
  wanted: 0 | 1,
): number {
  const [first, end] = [starts[row] ?? 0, starts[row + 1] ?? 0];
  if (end === first + 1) return amount;
  const kind = kinds && (hasKind(kinds, first, end, wanted) ? wanted : 1 - wanted);
  if (kinds && kinds[place] !== kind) return 0;
  let before = 0;
  let whole = 0;
  for (let each = first; each < end; each++) {
    if (kinds && kinds[each] !== kind) continue;
    // What is free counts as one cent, so that there is something to divide by.
    const weight = Math.max(1, weights[each] ?? 0);
    whole += weight;
    if (each < place) before += weight;
  }
  return cut(amount, before + Math.max(1, weights[place] ?? 0), whole) - cut(amount, before, whole);
}

function hasKind(returned: Uint8Array, first: number, end: number, kind: number): boolean {
  for (let line = first; line < end; line++) if (returned[line] === kind) return true;
  return false;
}

function cut(amount: number, weight: number, whole: number): number {
  if (weight === whole) return amount;
  // `+ 0` turns negative zero into zero.
  return weight === 0 ? 0 : Math.trunc((amount * weight) / whole) + 0;
}
