import { isOfLine, type DimensionId } from '../catalog/dimensions';
import type { KnownAmount } from '../catalog/measure';
import type { LedgerColumns, LineColumns, TextColumn } from './columns';
import { lineTexts, rowColumn } from './dimensionColumn';
import type { Filter } from './select';

/** What is added up: transactions, or their lines. Those of one transaction are next to each other. */
export interface Units {
  readonly length: number;
  /** The transaction of each unit. */
  readonly rows: Uint32Array;
  /** The line of each unit; -1 for a transaction without items. `undefined` if units are whole transactions. */
  readonly lines: Int32Array | undefined;
}

export function wholeRows(rows: Uint32Array): Units {
  return { length: rows.length, rows, lines: undefined };
}

/** The lines of transactions that pass the filters, and transactions without items as one line each. */
export function linesOfRows(columns: LedgerColumns, rows: Uint32Array, filters: readonly Filter[]): Units {
  const { starts } = columns.lines;
  let capacity = 0;
  for (const row of rows) capacity += Math.max(1, (starts[row + 1] ?? 0) - (starts[row] ?? 0));
  const all = { rows: new Uint32Array(capacity), lines: new Int32Array(capacity) };
  let length = 0;
  for (const row of rows) {
    const [first, end] = [starts[row] ?? 0, starts[row + 1] ?? 0];
    for (let line = first === end ? -1 : first; line < end; line = line < 0 ? end : line + 1) {
      all.rows[length] = row;
      all.lines[length] = line;
      length += 1;
    }
  }
  const byLine = filters.filter(({ field, values }) => isOfLine(field) && values.length > 0);
  return byLine.reduce<Units>((units, filter) => filtered(columns, units, filter), { length, ...all });
}

function filtered(columns: LedgerColumns, units: Units, { field, values }: Filter): Units {
  const column = codesOfUnits(columns, units, field);
  const isWanted = column.values.map((value) => values.includes(value));
  const passes = (_: number, unit: number) => isWanted[column.codes[unit] ?? 0] === true;
  const rows = units.rows.filter(passes);
  return { length: rows.length, rows, lines: units.lines?.filter(passes) };
}

/** The code of the transaction of each unit. */
export function codesAt(codeOfRow: Uint32Array, { rows, length, lines }: Units): Uint32Array {
  if (!lines && length === codeOfRow.length) return codeOfRow;
  const codes = new Uint32Array(length);
  for (let unit = 0; unit < length; unit++) codes[unit] = codeOfRow[rows[unit] ?? 0] ?? 0;
  return codes;
}

/** A dimension of each unit. */
export function codesOfUnits(columns: LedgerColumns, units: Units, id: DimensionId): TextColumn {
  const { rows, lines, length } = units;
  if (!isOfLine(id)) {
    const column = rowColumn(columns, id);
    return { values: column.values, codes: codesAt(column.codes, units) };
  }
  const codes = new Uint32Array(length);
  const { values, codeOfItem, codeWithout } = lineTexts(columns, id);
  const { itemCodes } = columns.lines;
  for (let unit = 0; unit < length; unit++) {
    const line = lines?.[unit] ?? -1;
    codes[unit] = line < 0 ? codeWithout(rows[unit] ?? 0) : (codeOfItem[itemCodes[line] ?? 0] ?? 0);
  }
  return { values, codes };
}

/**
 * The part of an amount that each line has, in whole cents: what the source knows of the line, else in proportion to list
 * price × quantity. Returns are divided among the returned items, every other amount among those sold. The parts of a
 * transaction add up to its amount.
 */
export function lineAmounts(columns: LedgerColumns, { rows, lines, length }: Units, amount: KnownAmount): Float64Array {
  const whole = columns.amounts[amount];
  const own = columns.lines.amounts[amount];
  const [firstLine = -1] = lines ?? [];
  const isSpan = firstLine >= 0 && lines?.[length - 1] === firstLine + length - 1;
  if (own && isSpan) return own.subarray(firstLine, firstLine + length);
  const found = new Float64Array(length);
  for (let unit = 0; unit < length; unit++) {
    const row = rows[unit] ?? 0;
    const line = lines?.[unit] ?? -1;
    found[unit] = line < 0 ? (whole[row] ?? NaN) : lineAmount(columns, row, line, amount);
  }
  return found;
}

/** The same of one line. */
export function lineAmount({ amounts, lines }: LedgerColumns, row: number, line: number, amount: KnownAmount): number {
  const own = lines.amounts[amount];
  const value = amounts[amount][row] ?? NaN;
  if (own) return own[line] ?? NaN;
  return value === 0 ? 0 : partOf(lines, value, row, line, amount === 'returns' ? 1 : 0);
}

/** `wanted` is 1 if the amount belongs to returned items. It is divided among the others if there are none. */
function partOf({ starts, weights, returned }: LineColumns, amount: number, row: number, line: number, wanted: 0 | 1) {
  const [first, end] = [starts[row] ?? 0, starts[row + 1] ?? 0];
  if (end === first + 1) return amount;
  const kind = hasKind(returned, first, end, wanted) ? wanted : 1 - wanted;
  if (returned[line] !== kind) return 0;
  let before = 0;
  let whole = 0;
  for (let each = first; each < end; each++) {
    if (returned[each] !== kind) continue;
    // A free item counts as one cent, so that free items can be divided among too.
    const weight = Math.max(1, weights[each] ?? 0);
    whole += weight;
    if (each < line) before += weight;
  }
  return cut(amount, before + Math.max(1, weights[line] ?? 0), whole) - cut(amount, before, whole);
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
