import { checkedPort } from './checkedPort';
import type { LedgerPort } from './ledgerPort';

/** `checkedPort` for screens, which have the catalog of figures. */
export function checkedLedgerPort(port: LedgerPort): LedgerPort {
  return checkedPort(port, {
    schemas: async () => (await import('./answerSchemas')).readAnswerInSteps,
    rows: () => import('./answersOfRows'),
  });
}
