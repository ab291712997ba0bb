import type { Ledger } from '../sample/createLedger';
import { checkedLedgerPort } from './checkedLedgerPort';
import { localLedgerPort, type LedgerPort, type LentLedgerPort } from './ledgerPort';
import { shareRequests } from './shareRequests';

/** The port that a page lent, checked, with requests shared among all who ask it; without one, the sample ledger. */
export function ledgerPortOf(lent: LentLedgerPort | undefined, sample: Ledger): LedgerPort {
  if (lent === undefined) return localLedgerPort(sample);
  const known = checkedPorts.get(lent);
  if (known) return known;
  const checked = shareRequests(checkedLedgerPort(lent));
  checkedPorts.set(lent, checked);
  return checked;
}

/** One for each lent port, so that components share requests. */
const checkedPorts = new WeakMap<LentLedgerPort, LedgerPort>();
