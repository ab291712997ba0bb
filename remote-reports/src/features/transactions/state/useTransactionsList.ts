import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { DayRange } from '@back-office/shared/format';
import { useLedgerAnswer, valuesOf, type FigureGroup, type Transaction } from '@back-office/shared/ledger';
import type { TransactionsView } from '../../../domain/transactionsView';
import { countersOf, type Counter } from '../domain/counters';
import { askList, indexOfLoaded, loadPages, loadPageWith, rowsOf, wantedPages } from '../domain/listQuestions';

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

  const isMissing = data !== undefined && opened !== undefined && indexOfLoaded(data, opened) < 0;
  const found = useLedgerAnswer(
    (port, signal) => (isMissing ? loadPageWith(port, data, opened, { signal }) : undefined),
    [data?.key, isMissing, opened],
  );
  const [inView, setInView] = useState<readonly [number, number]>([0, 0]);
  const openedIndex = data && opened !== undefined ? indexOfLoaded(data, opened) : -1;
  const pages = data ? wantedPages(data.total, inView, openedIndex) : [];
  const more = useLedgerAnswer(
    (port, signal) => (data ? loadPages(port, data, pages, { signal }) : undefined),
    [data?.key, pages],
  );
  // The same rows in view render nothing again.
  const onRowsInView = useCallback((first: number, last: number) => {
    setInView((before) => (before[0] === first && before[1] === last ? before : [first, last]));
  }, []);
  const pageCount = data?.pages.size;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- pages are added to the list as they arrive
  const rows = useMemo(() => (data ? rowsOf(data) : noRows), [data, pageCount]);
  const counters = useMemo(
    () => (data ? countersOf(data.figures.total, valuesOf(data.view.filters, 'transaction-type')) : []),
    [data],
  );
  const answers = [answer, found, more];
  return {
    state: answer.state,
    isStale: answer.state === 'ready' && answer.isStale,
    error: answers.map((one) => (one.state === 'waiting' ? undefined : one.error)).find((error) => error !== undefined),
    askedRange: asked.range,
    retry: () => answers.forEach((one) => one.state !== 'waiting' && one.error && one.retry()),
    inRange: data?.figures.inRange ?? 0,
    counted: data?.figures.counted ?? 0,
    rows,
    isLookingForOpened: isMissing && (found.state === 'waiting' || (found.state === 'ready' && found.isStale)),
    onRowsInView,
    counters,
    days: data?.figures.days ?? noDays,
    shownView: { ...(data?.view ?? asked), opened },
  };
}

const noRows: readonly Transaction[] = [];
const noDays: readonly FigureGroup[] = [];
