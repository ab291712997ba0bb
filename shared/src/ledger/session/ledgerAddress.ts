import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { addLedgerParams, ledgerParams, pageLedgerParams, type LedgerParams } from '@back-office/shared/url';
import { useLocation, useNavigate } from '@back-office/shared/router';

/**
 * Keeps the address and the ledger of the page together. Call it once in every screen with figures. Parameters of an
 * address that the merchant goes to apply to the whole page; what it lacks, and a revision raised by Refresh, is written
 * to it without a step in the history. Going back never leads to an older revision.
 */
export function useLedgerAddress(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { read, open, subscribe } = pageLedgerParams();
  const params = useSyncExternalStore(subscribe, read);

  // Before the browser paints, so that figures of another revision are never seen.
  useLayoutEffect(() => open(visited(ledgerParams(location.search), read())), [open, read, location]);

  useEffect(() => {
    const { pathname, search, hash, state } = location;
    // Not `params`: the effect above may have changed them since this render.
    const next = addLedgerParams(search, read());
    if (next === addLedgerParams(search, { ...none, ...ledgerParams(search) })) return;
    void navigate({ pathname, search: next, hash }, { replace: true, state });
  }, [location, navigate, params, read]);
}

function visited(address: Partial<LedgerParams>, { revision, seed }: LedgerParams): Partial<LedgerParams> {
  const isOlder = address.revision !== undefined && address.revision < revision && (address.seed ?? seed) === seed;
  return isOlder ? { ...address, revision } : address;
}

const none = { revision: 0, seed: undefined, volume: 1 };

interface NewerRevision {
  /** The revision of another tab that was refreshed since this one; `undefined` if there is none. */
  readonly newer: number | undefined;
  /** Shows it here too. */
  readonly update: () => void;
}

/** Lets a screen offer to update when the figures were refreshed in another tab. */
export function useNewerRevision(): NewerRevision {
  const { newerRevision, open, subscribe } = pageLedgerParams();
  const newer = useSyncExternalStore(subscribe, newerRevision);
  return { newer, update: () => newer !== undefined && open({ revision: newer }) };
}
