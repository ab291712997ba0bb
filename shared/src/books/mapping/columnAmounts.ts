import { decimalMarkOf, inUnits, isBlank, readNumber, type DecimalMark } from '../reading/numbers';

/** The amount of a row in one column, in ten-thousandths: 0 if it is blank or there is no column, NaN if it is no number. */
export type RowAmounts = (column: string | undefined) => number;

/** The amounts of some rows, to see how columns add up. Each column is read with the decimal mark that its cells show. */
export function amountsOfRows(names: readonly string[], rows: readonly (readonly string[])[]): readonly RowAmounts[] {
  const usual = markOf(rows.flat()) ?? '.';
  const columns = new Map<string, readonly number[]>();
  const read = (name: string): readonly number[] => {
    const place = names.indexOf(name);
    const cells = rows.map((row) => (row[place] ?? '').trim());
    const mark = markOf(cells) ?? usual;
    const amounts = cells.map((cell) => {
      if (isBlank(cell)) return 0;
      const number = readNumber(cell, mark);
      return number ? inUnits(number, 4) : NaN;
    });
    columns.set(name, amounts);
    return amounts;
  };
  return rows.map((_, row) => (name) => (name === undefined ? 0 : ((columns.get(name) ?? read(name))[row] ?? 0)));
}

/** The mark that more cells show; `undefined` if none does. */
function markOf(cells: readonly string[]): DecimalMark | undefined {
  let commas = 0;
  for (const cell of cells) {
    const mark = decimalMarkOf(cell);
    if (mark !== undefined) commas += mark === ',' ? 1 : -1;
  }
  return commas === 0 ? undefined : commas > 0 ? ',' : '.';
}

interface SampleRow {
  readonly cells: readonly string[];
  readonly of: RowAmounts;
}

/** The rows with the same key, in order. Rows whose key is `undefined` are left out. */
export function rowsByKey(
  rows: readonly (readonly string[])[],
  amounts: readonly RowAmounts[],
  keyOf: (row: SampleRow) => string | undefined,
): readonly (readonly SampleRow[])[] {
  const groups = new Map<string, SampleRow[]>();
  for (const [nth, of] of amounts.entries()) {
    const row = { cells: rows[nth] ?? [], of };
    const key = keyOf(row);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}
