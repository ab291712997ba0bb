import type { MeasureId } from '../catalog/measures';
import type { Transaction } from '../model/transaction';
import { columnsOfRows } from './columnsOfRows';
import { figuresOf } from './figures';
import type { FigureGroup } from './question';

/** What each of some transactions, in order of day and time, contributes to figures, by its id. */
export function figuresById(
  rows: readonly Transaction[],
  measures: readonly MeasureId[],
): ReadonlyMap<string, FigureGroup['figures']> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return new Map();
  const range = { from: first.date, to: last.date };
  const question = { range, filters: [], measures, groupBy: ['transaction-id'] } as const;
  return new Map(figuresOf(columnsOfRows(rows), question).total.groups.map(({ key, figures }) => [key, figures]));
}
