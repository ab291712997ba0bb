import type { Line, Lines } from './lines';

export interface ShownLine {
  readonly index: number;
  readonly line: Line;
}

interface Shown {
  readonly first: number;
  readonly last: number;
  /** Indexes of rows that are drawn wherever they stand; -1 for none. */
  readonly apart: readonly number[];
}

/** The lines to draw by their keys: those from `first` to `last`, then rows apart from them. */
export function shownLines<Row>(
  lines: Lines,
  { first, last, apart }: Shown,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): ReadonlyMap<string, ShownLine> {
  const shown = new Map<string, ShownLine>();
  const add = (index: number) => {
    const line = lines.line(index);
    if ('group' in line) shown.set(`group ${index} ${line.group.key}`, { index, line });
    else {
      const row = rows[line.row];
      if (row !== undefined) shown.set(rowKey(row), { index, line });
    }
  };
  for (let index = first; index <= last; index += 1) add(index);
  for (const row of apart) if (row >= 0) add(lines.indexOfRow(row));
  return shown;
}
