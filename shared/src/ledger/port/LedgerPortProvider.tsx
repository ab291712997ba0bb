import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useLedger } from '../session/session';
import { localLedgerPort, type LedgerPort } from './ledgerPort';
import { shareRequests } from './shareRequests';

interface LedgerPortProviderProps {
  /** Wrap a source outside the product in `checkedLedgerPort`. A source whose data changed is a new object. */
  readonly port: LedgerPort;
  readonly children: ReactNode;
}

const Port = createContext<LedgerPort | undefined>(undefined);

/** Gives the screens inside another source than the sample ledger. */
export function LedgerPortProvider({ port, children }: LedgerPortProviderProps) {
  const shared = useMemo(() => shareRequests(port), [port]);
  return <Port.Provider value={shared}>{children}</Port.Provider>;
}

/** The port of the nearest provider; without one, the sample ledger of this page. */
export function useLedgerPort(): LedgerPort {
  const provided = useContext(Port);
  const { ledger } = useLedger();
  return useMemo(() => provided ?? localLedgerPort(ledger), [provided, ledger]);
}
