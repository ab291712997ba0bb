import type { Ledger } from '../sample/createLedger';
import { figuresOfColumns } from './figuresOfColumns';
import type { LedgerPort } from './ledgerPort';
import { customersOfSample } from './customersOfColumns';
import { otherAnswers } from './otherAnswers';
import { sampleDescription, sampleReader } from './sampleReader';

/** A sample ledger as a port that answers everything at once, as far as `sampleReader` does. */
export function localLedgerPort(ledger: Ledger, maxRowsAtOnce?: number): LedgerPort {
  const reader = sampleReader(ledger, maxRowsAtOnce);
  return {
    ...sampleDescription(ledger),
    figures: figuresOfColumns(reader),
    ...customersOfSample(reader),
    ...otherAnswers(reader),
  };
}
