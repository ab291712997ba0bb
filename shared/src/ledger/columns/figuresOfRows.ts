import type { MeasureId } from '../catalog/measures';
import { dayOfNumber } from '../model/calendar';
import type { Transaction } from '../model/transaction';
import type { LedgerColumns } from './columns';
import { columnsOfRows } from './columnsOfRows';
import { figuresOf } from './figures';
import type { FigureGroup, Question } from './question';
import { selectRows, type Scope } from './select';

/**
 * The figures of transactions that are objects, in any order, such as those of an example or of a page of a list: what a
 * port would answer if it had these alone.
 */
export function figuresOfRows(
  rows: readonly Transaction[],
  question: Pick<Question, 'measures' | 'groupBy' | 'of' | 'where'>,
): FigureGroup {
  const columns = columnsInOrder(rows);
  const first = columns.days[0] ?? 0;
  const range = { from: dayOfNumber(first), to: dayOfNumber(columns.days.at(-1) ?? first) };
  return figuresOf(columns, { range, filters: [], ...question }).total;
}

/** What each of some transactions contributes to figures, by its id. */
export function figuresById(
  rows: readonly Transaction[],
  measures: readonly MeasureId[],
): ReadonlyMap<string, FigureGroup['figures']> {
  const { groups } = figuresOfRows(rows, { measures, groupBy: ['transaction-id'] });
  return new Map(groups.map(({ key, figures }) => [key, figures]));
}

/** The transactions that a scope selects, of a list that is in order of day and time. */
export function filterRows<Row extends Transaction>(rows: readonly Row[], scope: Partial<Scope>): readonly Row[] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return rows;
  const all = { range: { from: first.date, to: last.date }, filters: [] };
  return Array.from(selectRows(columnsOfRows(rows), { ...all, ...scope })).flatMap((index) => rows[index] ?? []);
}

const columnsByRows = new WeakMap<readonly Transaction[], LedgerColumns>();

/** Kept, because a report asks for one figure after the other. */
function columnsInOrder(rows: readonly Transaction[]): LedgerColumns {
  const kept = columnsByRows.get(rows);
  if (kept) return kept;
  const ordered = rows.toSorted((one, other) => compare(one.date, other.date) || one.minute - other.minute);
  const columns = columnsOfRows(ordered);
  columnsByRows.set(rows, columns);
  return columns;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
