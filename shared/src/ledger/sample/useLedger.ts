import { useSyncExternalStore } from 'react';
import type { Ledger } from './createLedger';
import { ledgerSession } from './session';

interface LedgerState {
  /** A new object after every Refresh, in whatever area it was pressed; safe to depend on. */
  readonly ledger: Ledger;
  /** Raises the revision; the screen shows its own loading time around it (spec B §4). */
  readonly raiseRevision: () => void;
}

/** The sample ledger of this page at its current revision. */
export function useLedger(): LedgerState {
  const session = ledgerSession();
  const ledger = useSyncExternalStore(session.subscribe, session.read);
  return { ledger, raiseRevision: session.raiseRevision };
}
