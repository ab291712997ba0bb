import { checkedPort } from './checkedPort';
import type { LedgerPort } from './ledgerPort';
import { sampleLedger, samplePortOf } from './samplePort';
import { lentPortOf } from './shareRequests';

/** The port that a page lent; without one, the sample ledger as it is now. For whatever asks without the code of a screen. */
export function ledgerPortOf(lent: LedgerPort | undefined, revision: number): LedgerPort {
  return lent ? lentPortOf(lent, revision, checked) : samplePortOf(sampleLedger());
}

/** An `import()` of its own, because that of screens leaves out what they have. */
const checked = (port: LedgerPort) =>
  checkedPort(port, {
    schemas: async () => (await import('./answerSchemas')).readAnswerInSteps,
    rows: () => import('./answersOfRows'),
  });
