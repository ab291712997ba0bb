import type { MeasureId } from '../catalog/measures';
import type { Transaction } from '../model/transaction';
import { figuresOfRows } from './figuresOfRows';
import type { FigureGroup } from './question';

/** What each of some transactions contributes to figures, by its id. */
export function figuresById(
  rows: readonly Transaction[],
  measures: readonly MeasureId[],
): ReadonlyMap<string, FigureGroup['figures']> {
  const { groups } = figuresOfRows(rows, { measures, groupBy: ['transaction-id'] });
  return new Map(groups.map(({ key, figures }) => [key, figures]));
}
