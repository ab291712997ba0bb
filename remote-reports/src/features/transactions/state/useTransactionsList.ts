import { useDeferredValue, useMemo } from 'react';
import type { DayRange } from '@back-office/shared/format';
import { mapAnswer, noFilters, useLedgerAnswer, type Transaction } from '@back-office/shared/ledger';
import type { TransactionsView } from '../../../domain/transactionsView';
import { useStableValue } from '../../../state/useStableValue';
import { countersOf, type Counter } from '../domain/counters';
import { optionCounts, type OptionCounts } from '../domain/optionCounts';
import { shownRows } from '../domain/shownRows';
import { sortRows } from '../domain/sortRows';

export interface TransactionsList {
  /** `ready`, also with older rows, once the ledger has answered. */
  readonly state: 'waiting' | 'failed' | 'ready';
  /** Other rows are on their way, or could not be loaded. */
  readonly isStale: boolean;
  /** Why the latest rows could not be loaded. */
  readonly error: Error | undefined;
  /** The date range that was asked for last. */
  readonly askedRange: DayRange;
  readonly retry: () => void;
  /** The number of rows in the date range, regardless of the other filters. */
  readonly inRange: number;
  /** The number of rows in the date range that the source sent. */
  readonly sent: number;
  /** The rows that pass the filters, in the order of the list. */
  readonly rows: readonly Transaction[];
  readonly counters: readonly Counter[];
  readonly counts: OptionCounts | undefined;
  /** The view that the list shows. It may lag behind `view` while the merchant types or the ledger is asked. */
  readonly shownView: TransactionsView;
}

/** The rows of the view and their figures. They are deferred, so that typing stays smooth. */
export function useTransactionsList(view: TransactionsView): TransactionsList {
  const deferred = useDeferredValue(view);
  const { dateRange } = deferred.filters;
  const answer = useLedgerAnswer(
    (port, signal) =>
      mapAnswer(port.rows({ ...noFilters, dateRange }, { signal }), (sent) => ({ ...sent, range: dateRange })),
    [dateRange],
  );
  // Until the rows of another range are there, those of the last one are listed.
  const { rows: all, total, range } = answer.state === 'ready' ? answer.data : { ...noRows, range: dateRange };
  const shownView = useMemo(
    () => ({ ...deferred, filters: { ...deferred.filters, dateRange: range } }),
    [deferred, range],
  );
  const { line } = shownView;
  // Opening a panel changes the address, but not the list.
  const filters = useStableValue(shownView.filters);
  const sort = useStableValue(shownView.sort);
  const conditions = useStableValue(shownView.conditions);
  const passing = useMemo(() => shownRows(all, { filters, line, conditions }), [all, filters, line, conditions]);
  const rows = useMemo(() => sortRows(passing, sort), [passing, sort]);
  const counters = useMemo(() => countersOf(passing, filters.types), [passing, filters.types]);
  const counts = useMemo(
    () => optionCounts(all, { filters, line, conditions }, passing),
    [all, filters, line, conditions, passing],
  );
  return {
    state: answer.state,
    isStale: answer.state === 'ready' && answer.isStale,
    error: answer.state === 'waiting' ? undefined : answer.error,
    askedRange: dateRange,
    retry: answer.state === 'waiting' ? noRetry : answer.retry,
    inRange: total,
    sent: all.length,
    rows,
    counters,
    counts,
    shownView,
  };
}

const noRows = { rows: [], total: 0 } as const;

function noRetry() {}
