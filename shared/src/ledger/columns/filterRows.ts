import type { Transaction } from '../model/transaction';
import { columnsOfRows } from './columnsOfRows';
import { selectRows, type Scope } from './select';

/** The transactions that a scope selects, of a list that is in order of day and time. */
export function filterRows<Row extends Transaction>(rows: readonly Row[], scope: Partial<Scope>): readonly Row[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return rows;
  const all = { range: { from: first.date, to: last.date }, filters: [] };
  return Array.from(selectRows(columnsOfRows(rows), { ...all, ...scope })).flatMap((index) => rows[index] ?? []);
}
