import { createContext, useContext, useLayoutEffect } from 'react';
import { useServices } from '@back-office/shared/contract';

type Count = (change: 1 | -1) => void;

/** The frame of an embedded area counts here which parts of its screens show figures of the sample ledger. */
export const SampleFigures = createContext<Count | undefined>(undefined);

/** For whatever shows figures: tells the frame around it while they are the sample's. */
export function useNoteSampleFigures(isSample: boolean) {
  const count = useContext(SampleFigures);
  useLayoutEffect(() => {
    if (!isSample || !count) return undefined;
    count(1);
    return () => count(-1);
  }, [isSample, count]);
}

/** Whether figures are those of the sample ledger, which Refresh changes. */
export function useIsSampleLedger(): boolean {
  return useServices().ledger === undefined;
}
