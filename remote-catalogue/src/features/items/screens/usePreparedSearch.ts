import { useEffect } from 'react';
import type { Item } from '../../../domain/item';
import { prepareSearch } from '../../../domain/searchItems';

/** Items per idle moment: about 2 ms of work. */
const slice = 500;

/** Does in idle moments what the first letter typed would else wait for: 100,000 items take a third of a second. */
export function usePreparedSearch(items: readonly Item[]) {
  useEffect(() => {
    if (typeof window.requestIdleCallback !== 'function') return;
    let done = 0;
    const work = (deadline: IdleDeadline) => {
      do done = prepareSearch(items, done, slice);
      while (done < items.length && deadline.timeRemaining() > 4);
      if (done < items.length) handle = window.requestIdleCallback(work);
    };
    let handle = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(handle);
  }, [items]);
}
