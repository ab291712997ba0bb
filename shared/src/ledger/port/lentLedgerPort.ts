import type { LedgerPort } from './ledgerPort';
import { shareRequests } from './shareRequests';

/** The port that a page lent, checked, with requests shared among all who ask it. */
export function lentPortOf(lent: LedgerPort, revision: number, check: (port: LedgerPort) => LedgerPort): LedgerPort {
  const known = checkedPorts.get(lent);
  if (known?.revision === revision) return known.port;
  const port = shareRequests(check(lent));
  checkedPorts.set(lent, { revision, port });
  return port;
}

/** One for each lent port, so that components share requests. After Refresh, which raises the revision, all is asked again. */
const checkedPorts = new WeakMap<LedgerPort, { readonly revision: number; readonly port: LedgerPort }>();
