import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from '@back-office/shared/router';
import { readTransactionsState } from '../../../domain/transactionsState';
import { viewIn, withView } from '../domain/address';
import { viewOfState, type TransactionsView } from '../domain/transactionsView';
import { useSearchDraft } from './useSearchDraft';

/** Navigation state of a panel that was opened from the list: closing it goes back to the list. */
const openedHere = { isOpenedHere: true };

interface Transactions {
  readonly view: TransactionsView;
  /** A step of its own for the Back button. */
  readonly show: (view: TransactionsView) => void;
  /** Typing is no step. */
  readonly search: (text: string) => void;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/**
 * What the page shows. It lives in the address; navigation state that a report sent along is written there at once, so
 * that a copied link shows the same list and panel (decision D37).
 */
export function useTransactionsView(): Transactions {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const sent = useMemo(() => readTransactionsState(state), [state]);
  const addressed = useMemo(() => viewOfState(sent, viewIn(new URLSearchParams(search))), [sent, search]);
  const { filters, opened } = addressed;

  const draft = useSearchDraft(filters.searchQuery, (searchQuery) =>
    // The list of before has another search, so closing the panel no longer leads back to it.
    go({ ...addressed, filters: { ...filters, searchQuery } }, { replace: true, state: null }),
  );
  const searchQuery = draft.text;
  const view = useMemo(
    () => (searchQuery === filters.searchQuery ? addressed : { ...addressed, filters: { ...filters, searchQuery } }),
    [addressed, filters, searchQuery],
  );

  function go(next: TransactionsView, options: { readonly replace: boolean; readonly state: unknown }) {
    void navigate({ search: withView(new URLSearchParams(search), next).toString() }, options);
  }

  function show(next: TransactionsView, options = { replace: false, state: null as unknown }) {
    draft.settle(next.filters.searchQuery);
    go(next, options);
  }

  useEffect(() => {
    if (Object.keys(sent).length === 0) return;
    const written = withView(new URLSearchParams(search), addressed).toString();
    void navigate({ search: written }, { replace: true, state: null });
  }, [sent, search, addressed, navigate]);

  const isPanelOpen = opened !== undefined;
  return {
    view,
    show: (next) => show(next),
    search: draft.type,
    /** From one panel to the next is no step: Back leads to the list. */
    open: (id) => show({ ...view, opened: id }, { replace: isPanelOpen, state: isPanelOpen ? state : openedHere }),
    close() {
      if (isOpenedHere(state)) void navigate(-1);
      else show({ ...view, opened: undefined }, { replace: true, state: null });
    },
  };
}

function isOpenedHere(state: unknown) {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}
