import type { Ledger } from '../sample/createLedger';
import { checkedLedgerPort } from './checkedLedgerPort';
import type { LedgerPort } from './ledgerPort';
import { localLedgerPort } from './localLedgerPort';
import { shareRequests } from './shareRequests';

/** The port that a page lent, checked, with requests shared among all who ask it; without one, the sample ledger. */
export function ledgerPortOf(lent: LedgerPort | undefined, sample: Ledger): LedgerPort {
  if (lent === undefined) return localLedgerPort(sample);
  const { revision } = sample;
  const known = checkedPorts.get(lent);
  if (known?.revision === revision) return known.port;
  const port = shareRequests(checkedLedgerPort(lent));
  checkedPorts.set(lent, { revision, port });
  return port;
}

/** One for each lent port, so that components share requests. After Refresh, which raises the revision, all is asked again. */
const checkedPorts = new WeakMap<LedgerPort, { readonly revision: number; readonly port: LedgerPort }>();
