import { useCallback, useMemo, useState } from 'react';
import { useLedgerAnswer, type Transaction } from '@back-office/shared/ledger';
import { indexOfLoaded, loadedRows, loadPages, loadPageWith, wantedPages, type RowList } from '../domain/rowPages';

/** Loads the pages of a list that are in view, and that of the opened transaction. */
export function useRowList(list: RowList | undefined, opened?: string) {
  const isMissing = list !== undefined && opened !== undefined && indexOfLoaded(list, opened) < 0;
  const found = useLedgerAnswer(
    (port, signal) => (isMissing ? loadPageWith(port, list, opened, { signal }) : undefined),
    [list?.key, isMissing, opened],
  );
  const [inView, setInView] = useState<readonly [number, number]>([0, 0]);
  const openedIndex = list && opened !== undefined ? indexOfLoaded(list, opened) : -1;
  const pages = list ? wantedPages(list.total, inView, openedIndex) : [];
  const more = useLedgerAnswer(
    (port, signal) => (list ? loadPages(port, list, pages, { signal }) : undefined),
    [list?.key, pages],
  );
  // The same rows in view render nothing again.
  const onRowsInView = useCallback((first: number, last: number) => {
    setInView((before) => (before[0] === first && before[1] === last ? before : [first, last]));
  }, []);
  const loaded = list && [...list.pages.keys()].join();
  // oxlint-disable-next-line react/exhaustive-deps -- pages come and go in the same list
  const rows = useMemo(() => (list ? loadedRows(list) : noRows), [list, loaded]);
  const answers = [found, more];
  return {
    /** In the order of the list; `undefined` for those that are not there: pages are loaded as they come into view. */
    rows,
    onRowsInView,
    /** Why some could not be loaded. */
    error: answers.map((one) => (one.state === 'waiting' ? undefined : one.error)).find((error) => error !== undefined),
    retry: () => answers.forEach((one) => one.state !== 'waiting' && one.error && one.retry()),
    /** Whether the list has the opened transaction is not known yet. */
    isLookingForOpened: isMissing && (found.state === 'waiting' || (found.state === 'ready' && found.isStale)),
  };
}

const noRows: readonly (Transaction | undefined)[] = [];
