import { useDeferredValue, useMemo } from 'react';
import type { Ledger, Transaction } from '@back-office/shared/ledger';
import { useSame } from '../../../parts/useSame';
import { countersOf, type Counter } from '../domain/counters';
import { optionCounts, type OptionCounts } from '../domain/optionCounts';
import { shownRows } from '../domain/shownRows';
import { sortRows } from '../domain/sortRows';
import type { TransactionsView } from '../domain/transactionsView';

export interface TransactionsList {
  /** All of the date range, whatever else narrows the list. */
  readonly inRange: number;
  /** What passes the filters, in the order of the list. */
  readonly rows: readonly Transaction[];
  readonly counters: readonly Counter[];
  readonly counts: OptionCounts | undefined;
  /** What the list shows, which follows `view` in a moment while someone types. */
  readonly shownView: TransactionsView;
}

/** The rows of the view and their figures. Typing stays smooth: the letters show at once, the rows follow. */
export function useTransactionsList(ledger: Ledger, view: TransactionsView): TransactionsList {
  const shownView = useDeferredValue(view);
  const { line } = shownView;
  // Opening a panel moves the address, not the list.
  const filters = useSame(shownView.filters);
  const sort = useSame(shownView.sort);
  const { from, to } = filters.dateRange;
  const all = useMemo(() => ledger.rowsOf({ from, to }), [ledger, from, to]);
  const passing = useMemo(() => shownRows(all, { filters, line }), [all, filters, line]);
  const rows = useMemo(() => sortRows(passing, sort), [passing, sort]);
  const counters = useMemo(() => countersOf(passing), [passing]);
  const counts = useMemo(() => optionCounts(all, { filters, line }, passing), [all, filters, line, passing]);
  return { inRange: all.length, rows, counters, counts, shownView };
}
