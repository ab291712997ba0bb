import { isDeduction, isMeasureId, type MeasureId, type RowListQuestion } from '@back-office/shared/ledger';

export interface RowSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** By day and time, the order of the ledger. */
export const byDate: RowSort = { column: 'date', direction: 'ascending' };

/** What the columns that are no amounts sort by. */
const textSorts: Readonly<Record<string, RowListQuestion['sort']['by']>> = {
  time: 'minute',
  transaction: 'id',
  channel: 'channel',
  staff: 'staffName',
  reason: 'refundReason',
};

/** The order to ask for. Amounts are sorted by the figure that is shown; an unknown column means day and time. */
export function orderOf({ column, direction }: RowSort): RowListQuestion['sort'] {
  const by = isMeasureId(column) ? column : Object.hasOwn(textSorts, column) ? textSorts[column] : undefined;
  return { by: by ?? 'time', isDescending: direction === 'descending' };
}

/** Sorting by the same column again reverses the order. Another column starts with A, figures with the largest. */
export function nextSort({ column, direction }: RowSort, next: string): RowSort {
  if (column === next) return { column, direction: direction === 'ascending' ? 'descending' : 'ascending' };
  return { column: next, direction: isMeasureId(next) ? largestFirst(next) : 'ascending' };
}

/** The largest deduction is the lowest figure. */
export function largestFirst(column: MeasureId): RowSort['direction'] {
  return isDeduction(column) ? 'ascending' : 'descending';
}
