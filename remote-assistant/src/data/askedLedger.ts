import type { LedgerPort } from '@back-office/shared/contract';
import { ledgerPortOf } from '@back-office/shared/ledger';
import { pageLedgerParams } from '@back-office/shared/url';

/** The figures that a question is about: those that the page lent, or the sample ledger as it is now, after any Refresh. */
export function askedLedger(lent: LedgerPort | undefined) {
  const params = pageLedgerParams().read();
  return { port: ledgerPortOf(lent, params.revision), isSample: lent === undefined, params };
}
