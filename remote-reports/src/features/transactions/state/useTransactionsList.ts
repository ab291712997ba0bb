import { useDeferredValue, useMemo } from 'react';
import { useLedgerAnswer, valuesOf, type FigureGroup } from '@back-office/shared/ledger';
import type { TransactionsView } from '../../../domain/transactionsView';
import { countersOf } from '../domain/counters';
import { askList } from '../domain/listQuestions';
import { useRowList } from '../../../state/useRowList';

/** The transactions of the view and their figures. They are deferred, so that typing stays smooth. */
export function useTransactionsList(view: TransactionsView) {
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
    /** With `rows`, `onRowsInView` and `isLookingForOpened`. */
    ...inView,
    /** `ready`, also with older rows, once the ledger has answered. */
    state: answer.state,
    /** Other rows are on their way, or could not be loaded. */
    isStale: answer.state === 'ready' && answer.isStale,
    /** Why the latest rows could not be loaded. */
    error: (answer.state === 'waiting' ? undefined : answer.error) ?? inView.error,
    /** The date range that was asked for last. */
    askedRange: asked.range,
    retry() {
      if (answer.state !== 'waiting' && answer.error) answer.retry();
      inView.retry();
    },
    /** The number of transactions in the date range, regardless of the other filters. */
    inRange: data?.figures.inRange ?? 0,
    /** The number of transactions in the date range that the source could count. */
    counted: data?.figures.counted ?? 0,
    counters,
    /** The days of the list and their figures, in order of time. */
    days: data?.figures.days ?? noDays,
    /** The view that the list shows. It may lag behind `view` while the merchant types or the ledger is asked. */
    shownView: { ...(data?.view ?? asked), opened },
  };
}

export type TransactionsList = ReturnType<typeof useTransactionsList>;

const noDays: readonly FigureGroup[] = [];
