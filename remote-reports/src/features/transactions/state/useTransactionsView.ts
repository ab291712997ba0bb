import { useMemo } from 'react';
import { isSameRange, type DayRange } from '@back-office/shared/format';
import { defaultRange, writeRange } from '@back-office/shared/ledger';
import { useSearchDraft } from '@back-office/shared/state';
import { openedHere } from '@back-office/shared/url';
import { readTransactionsState } from '../../../domain/readTransactionsState';
import { useAddress } from '../../../state/useAddress';
import { viewOf, viewOfState, withoutFilters, withView, type TransactionsView } from '../../../domain/transactionsView';

/** What the page shows. It is kept in the address, so that links and the Back button restore it. */
export function useTransactionsView() {
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
    /** The days of an address that names none. */
    opening,
    /** Why the range of the address is not shown. */
    rangeNotice: address.rangeNotice,
    /** Replaces the range of the address with the one that is shown. */
    clearRange: () => address.go(settled(view), { replace: true }),
    /** Shows other days, which the merchant chose. */
    showRange(range: DayRange) {
      draft.settle(view.text);
      address.goToRange(range);
    },
    /** Adds a step to the browser's history. */
    show(next: TransactionsView) {
      // Without the filter of its days the page is on those it opens on, which ends the period of the visit.
      const isReset = isSameRange(next.range, opening) && !isSameRange(range, opening);
      if (isReset) address.endVisit();
      address.go(settled(next));
    },
    /** Removes all filters and the days, so that the page is as it opens without any. */
    clear() {
      draft.settle('');
      address.endVisit();
      address.go(withView(writeRange(params, opening, opening), withoutFilters(view, opening), opening));
    },
    /** Replaces the current step. */
    search: draft.type,
    /** The address of the page with the panel of a transaction open. */
    addressOf: (id: string) => `?${withView(params, { ...view, opened: id }, opening).toString()}`,
    open(id: string) {
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

function withSentView(params: URLSearchParams, state: unknown) {
  const sent = readTransactionsState(state);
  const isSent = Object.values(sent).some((value) => value !== undefined);
  return isSent ? withView(params, viewOfState(sent, viewOf(params))) : undefined;
}
