import { useMemo } from 'react';
import { isSameRange, type DayRange } from '@back-office/shared/format';
import { defaultRange, writeRange } from '@back-office/shared/ledger';
import { useSearchDraft } from '@back-office/shared/state';
import { openedHere } from '@back-office/shared/url';
import type { CheckedTransactionsState } from '../../../domain/transactionsState';
import { useAddress } from '../../../state/useAddress';
import { viewOf, viewOfState, withoutFilters, withView, type TransactionsView } from '../../../domain/transactionsView';

interface Transactions {
  readonly view: TransactionsView;
  /** The days of an address that names none. */
  readonly opening: DayRange;
  /** Why the range of the address is not shown. */
  readonly rangeNotice: string | undefined;
  /** Replaces the range of the address with the one that is shown. */
  readonly clearRange: () => void;
  /** Shows other days, which the merchant chose. */
  readonly showRange: (range: DayRange) => void;
  /** Adds a step to the browser's history. */
  readonly show: (view: TransactionsView) => void;
  /** Removes all filters and the days, so that the page is as it opens without any. */
  readonly clear: () => void;
  /** Replaces the current step. */
  readonly search: (text: string) => void;
  /** The address of the page with the panel of a transaction open. */
  readonly addressOf: (id: string) => string;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** What the page shows. It is kept in the address, so that links and the Back button restore it. */
export function useTransactionsView(): Transactions {
  const address = useAddress(withSentView, defaultRange);
  const { params, opening } = address;
  const inAddress = useMemo(() => viewOf(params), [params]);
  const { range, opened } = inAddress;

  const draft = useSearchDraft(inAddress.text, (text) =>
    // The previous step has another search, so closing the panel no longer leads back to it.
    address.go(withView(params, { ...inAddress, text }, opening), {
      replace: true,
      state: null,
    }),
  );
  const { text } = draft;
  const view = useMemo(() => (text === inAddress.text ? inAddress : { ...inAddress, text }), [inAddress, text]);

  /** The address of a view, which takes over the search being typed. */
  function settled(next: TransactionsView) {
    draft.settle(next.text);
    return withView(params, next, opening);
  }

  return {
    view,
    opening,
    rangeNotice: address.rangeNotice,
    clearRange: () => address.go(settled(view), { replace: true }),
    showRange(range) {
      draft.settle(view.text);
      address.goToRange(range);
    },
    show(next) {
      // Without the filter of its days the page is on those it opens on, which ends the period of the visit.
      const isReset = isSameRange(next.range, opening) && !isSameRange(range, opening);
      if (isReset) address.endVisit();
      address.go(settled(next));
    },
    clear() {
      draft.settle('');
      address.endVisit();
      address.go(withView(writeRange(params, opening, opening), withoutFilters(view, opening), opening));
    },
    search: draft.type,
    addressOf: (id) => `?${withView(params, { ...view, opened: id }, opening).toString()}`,
    open(id) {
      const next = settled({ ...view, opened: id });
      if (opened === undefined) address.open(next);
      // Stepping through transactions adds no history, so that Back leads to the list.
      else address.go(next, { replace: true, state: address.isOpenedHere ? openedHere : null });
    },
    close() {
      if (address.isOpenedHere) address.close(params);
      else address.close(settled({ ...view, opened: undefined }));
    },
  };
}

function withSentView(params: URLSearchParams, state: CheckedTransactionsState) {
  return withView(params, viewOfState(state, viewOf(params)));
}
