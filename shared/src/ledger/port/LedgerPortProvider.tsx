import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useServices } from '@back-office/shared/contract';
import { useLedger } from '../session/useLedger';
import { checkedPort } from './checkedPort';
import type { LedgerPort } from './ledgerPort';
import { useNoteSampleFigures } from './sampleFigures';
import { sampleLedger, samplePortOf, subscribeToSample } from './samplePort';
import { lentPortOf, shareRequests } from './shareRequests';

interface LedgerPortProviderProps {
  /** Wrap a source outside the product in `checkedLedgerPort`. A source whose data changed is a new object. */
  readonly port: LedgerPort;
  readonly children: ReactNode;
}

/** `checkedPort` for screens, which have the catalog of figures. */
export function checkedLedgerPort(port: LedgerPort): LedgerPort {
  return checkedPort(port, {
    schemas: async () => (await import('./answerSchemas')).readAnswerInSteps,
    rows: () => import('./answersOfRows'),
  });
}

const Port = createContext<LedgerPort | undefined>(undefined);

/** Gives the screens inside another source than the sample ledger. */
export function LedgerPortProvider({ port, children }: LedgerPortProviderProps) {
  const shared = useMemo(() => shareRequests(port), [port]);
  return <Port.Provider value={shared}>{children}</Port.Provider>;
}

/** The port of the nearest provider, or the one that the page lent to the area; otherwise the page's sample ledger. */
export function useLedgerPort(): LedgerPort {
  const provided = useContext(Port);
  const { ledger: lent } = useServices();
  useNoteSampleFigures(provided === undefined && lent === undefined);
  return useFactsPort();
}

/** The same port, for what shows no figures. */
export function useFactsPort(): LedgerPort {
  const provided = useContext(Port);
  const { ledger: lent } = useServices();
  const { revision } = useLedger();
  const sample = useSyncExternalStore(subscribeToSample, sampleLedger);
  return useMemo(
    () => provided ?? (lent ? lentPortOf(lent, revision, checkedLedgerPort) : samplePortOf(sample)),
    [provided, lent, revision, sample],
  );
}
