import type { Cents, Day } from '@back-office/shared/format';
import { filterTransactions, type Transaction } from '@back-office/shared/ledger';
import { drillDowns } from '../../../domain/drillDown';
import type { TransactionsView } from './transactionsView';

/** All filters combine with AND (decision D38); the line of a report is one of them. */
export function shownRows(
  rows: readonly Transaction[],
  { filters, line }: Pick<TransactionsView, 'filters' | 'line'>,
): readonly Transaction[] {
  const passing = filterTransactions(rows, filters);
  return line === undefined ? passing : passing.filter(drillDowns[line].includes);
}

/** What the rows of each day come to. */
export function sumsByDay(rows: readonly Transaction[]): ReadonlyMap<Day, Cents> {
  const sums = new Map<Day, Cents>();
  for (const { date, amount } of rows) sums.set(date, (sums.get(date) ?? 0) + amount);
  return sums;
}
