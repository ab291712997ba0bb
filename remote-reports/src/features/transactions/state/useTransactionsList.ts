import { useDeferredValue, useMemo } from 'react';
import type { Ledger, Transaction } from '@back-office/shared/ledger';
import { useStableValue } from '../../../state/useStableValue';
import { countersOf, type Counter } from '../domain/counters';
import { optionCounts, type OptionCounts } from '../domain/optionCounts';
import { shownRows } from '../domain/shownRows';
import { sortRows } from '../domain/sortRows';
import type { TransactionsView } from '../../../domain/transactionsView';

export interface TransactionsList {
  /** The number of rows in the date range, regardless of the other filters. */
  readonly inRange: number;
  /** The rows that pass the filters, in the order of the list. */
  readonly rows: readonly Transaction[];
  readonly counters: readonly Counter[];
  readonly counts: OptionCounts | undefined;
  /** The view that the list shows. It may lag behind `view` while the merchant types. */
  readonly shownView: TransactionsView;
}

/** The rows of the view and their figures. They are deferred, so that typing stays smooth. */
export function useTransactionsList(ledger: Ledger, view: TransactionsView): TransactionsList {
  const shownView = useDeferredValue(view);
  const { line } = shownView;
  // Opening a panel changes the address, but not the list.
  const filters = useStableValue(shownView.filters);
  const sort = useStableValue(shownView.sort);
  const { from, to } = filters.dateRange;
  const all = useMemo(() => ledger.rowsOf({ from, to }), [ledger, from, to]);
  const passing = useMemo(() => shownRows(all, { filters, line }), [all, filters, line]);
  const rows = useMemo(() => sortRows(passing, sort), [passing, sort]);
  const counters = useMemo(() => countersOf(passing), [passing]);
  const counts = useMemo(() => optionCounts(all, { filters, line }, passing), [all, filters, line, passing]);
  return { inRange: all.length, rows, counters, counts, shownView };
}
