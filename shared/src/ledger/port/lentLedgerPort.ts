import { checkedLedgerPort } from './checkedLedgerPort';
import type { LedgerPort } from './ledgerPort';
import { sampleLedger, samplePortOf } from './samplePort';
import { shareRequests } from './shareRequests';

/** The port that a page lent; without one, the sample ledger as it is now. */
export function ledgerPortOf(lent: LedgerPort | undefined, revision: number): LedgerPort {
  return lent ? lentPortOf(lent, revision) : samplePortOf(sampleLedger());
}

/** The port that a page lent, checked, with requests shared among all who ask it. */
export function lentPortOf(lent: LedgerPort, revision: number): LedgerPort {
  const known = checkedPorts.get(lent);
  if (known?.revision === revision) return known.port;
  const port = shareRequests(checkedLedgerPort(lent));
  checkedPorts.set(lent, { revision, port });
  return port;
}

/** One for each lent port, so that components share requests. After Refresh, which raises the revision, all is asked again. */
const checkedPorts = new WeakMap<LedgerPort, { readonly revision: number; readonly port: LedgerPort }>();
