import type { Transaction } from '../model/transaction';
import { columnsOfRows } from './columnsOfRows';
import { selectRows, type Filter } from './select';

/** The transactions that pass all filters, of a list that is in order of day and time. */
export function filterRows(rows: readonly Transaction[], filters: readonly Filter[]): readonly Transaction[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || filters.length === 0) return rows;
  const range = { from: first.date, to: last.date };
  return Array.from(selectRows(columnsOfRows(rows), { range, filters })).flatMap((index) => rows[index] ?? []);
}
