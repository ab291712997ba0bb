import { useLayoutEffect } from 'react';
import { useServices } from '@back-office/shared/contract';

/** For whatever shows figures: tells the frame around it while they are the sample's. */
export function useNoteSampleFigures(isSample: boolean) {
  const { countSampleFigures: count } = useServices();
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
