import type { Transaction } from '../model/transaction';
import { columnsOfRows } from './columnsOfRows';
import { selectRows, type Scope } from './select';

/** The transactions that a scope selects, of a list that is in order of day and time. */
export function filterRows<Row extends Transaction>(
  rows: readonly Row[],
  { filters = [], where }: Partial<Pick<Scope, 'filters' | 'where'>>,
): readonly Row[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || (filters.length === 0 && !where)) return rows;
  const range = { from: first.date, to: last.date };
  return Array.from(selectRows(columnsOfRows(rows), { range, filters, where })).flatMap((index) => rows[index] ?? []);
}
