import type { Cents, Day } from '@back-office/shared/format';
import { filterTransactions, type Transaction } from '@back-office/shared/ledger';
import { listsRow } from '../../../domain/reportLineRows';
import type { TransactionsView } from '../../../domain/transactionsView';

/** The rows that pass every filter, including that of a report line. */
export function shownRows(
  rows: readonly Transaction[],
  { filters, line }: Pick<TransactionsView, 'filters' | 'line'>,
): readonly Transaction[] {
  const passing = filterTransactions(rows, filters);
  return line === undefined ? passing : passing.filter(listsRow(line));
}

/** The total amount of each day. */
export function sumsByDay(rows: readonly Transaction[]): ReadonlyMap<Day, Cents> {
  const sums = new Map<Day, Cents>();
  for (const { date, amount } of rows) sums.set(date, (sums.get(date) ?? 0) + amount);
  return sums;
}
