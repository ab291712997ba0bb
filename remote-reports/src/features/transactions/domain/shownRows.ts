import type { Cents, Day } from '@back-office/shared/format';
import { filterRows, filterTransactions, type Transaction } from '@back-office/shared/ledger';
import { listCondition } from '../../../domain/reportLineRows';
import type { TransactionsView } from '../../../domain/transactionsView';

/** The rows that pass every filter, including those of a figure of a report. */
export function shownRows(
  rows: readonly Transaction[],
  { filters, line, conditions }: Pick<TransactionsView, 'filters' | 'line' | 'conditions'>,
): readonly Transaction[] {
  const passing = filterTransactions(rows, filters);
  return filterRows(passing, { filters: conditions, where: line && listCondition(line) });
}

/** The total amount of each day. */
export function sumsByDay(rows: readonly Transaction[]): ReadonlyMap<Day, Cents> {
  const sums = new Map<Day, Cents>();
  for (const { date, amount } of rows) sums.set(date, (sums.get(date) ?? 0) + amount);
  return sums;
}
