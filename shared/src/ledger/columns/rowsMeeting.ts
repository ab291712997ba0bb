import type { Condition } from '../catalog/measure';
import type { Transaction } from '../model/transaction';
import { columnsOfRows } from './columnsOfRows';
import { conditionMask } from './select';

/** The transactions that meet a condition, in their order. */
export function rowsMeeting(rows: readonly Transaction[], condition: Condition): readonly Transaction[] {
  const mask = conditionMask(columnsOfRows(rows), condition);
  return rows.filter((_, index) => mask[index] === 1);
}
