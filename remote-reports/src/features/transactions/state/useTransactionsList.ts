import { useDeferredValue, useMemo } from 'react';
import type { DayRange } from '@back-office/shared/format';
import { useLedgerAnswer, valuesOf, type FigureGroup, type Transaction } from '@back-office/shared/ledger';
import type { TransactionsView } from '../../../domain/transactionsView';
import { countersOf, type Counter } from '../domain/counters';
import { askList } from '../domain/listQuestions';
import { useRowList } from '../../../state/useRowList';

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
  /** The number of transactions in the date range, regardless of the other filters. */
  readonly inRange: number;
  /** The number of transactions in the date range that the source could count. */
  readonly counted: number;
  /** The transactions that pass the filters, in the order of the list; `undefined` for those that are still loading. */
  readonly rows: readonly (Transaction | undefined)[];
  /** Whether the list has the opened transaction is not known yet. */
  readonly isLookingForOpened: boolean;
  readonly onRowsInView: (first: number, last: number) => void;
  readonly counters: readonly Counter[];
  /** The days of the list and their figures, in order of time. */
  readonly days: readonly FigureGroup[];
  /** The view that the list shows. It may lag behind `view` while the merchant types or the ledger is asked. */
  readonly shownView: TransactionsView;
}

/** The transactions of the view and their figures. They are deferred, so that typing stays smooth. */
export function useTransactionsList(view: TransactionsView): TransactionsList {
  const deferred = useDeferredValue(view);
  const { opened } = deferred;
  // Opening a panel changes the address, but not the list.
  const asked = { ...deferred, opened: undefined };
  const answer = useLedgerAnswer((port, signal) => askList(port, asked, { signal }), [asked]);
  // Until the rows of another view are there, those of the last one are listed.
  const data = answer.state === 'ready' ? answer.data : undefined;

  const inView = useRowList(data?.list, opened);
  const counters = useMemo(
    () => (data ? countersOf(data.figures.total, valuesOf(data.view.filters, 'transaction-type')) : []),
    [data],
  );
  return {
    state: answer.state,
    isStale: answer.state === 'ready' && answer.isStale,
    error: (answer.state === 'waiting' ? undefined : answer.error) ?? inView.error,
    askedRange: asked.range,
    retry() {
      if (answer.state !== 'waiting' && answer.error) answer.retry();
      inView.retry();
    },
    inRange: data?.figures.inRange ?? 0,
    counted: data?.figures.counted ?? 0,
    rows: inView.rows,
    isLookingForOpened: inView.isLookingForOpened,
    onRowsInView: inView.onRowsInView,
    counters,
    days: data?.figures.days ?? noDays,
    shownView: { ...(data?.view ?? asked), opened },
  };
}

const noDays: readonly FigureGroup[] = [];
