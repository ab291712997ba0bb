import {
  isPromise,
  localLedgerPort,
  maxPage,
  type KnownTransaction,
  type Ledger,
  type LedgerPort,
  type Scope,
} from '@back-office/shared/ledger';
import { defaultView, scopeOf, type TransactionsView } from './transactionsView';

/** The transactions that the page lists for a view, in order of time. */
export function listedRows(ledger: Ledger, view: Partial<TransactionsView>): readonly KnownTransaction[] {
  return rowsIn(localLedgerPort(ledger), scopeOf({ ...defaultView, ...view }));
}

/** All transactions of a scope, in order of time, from a port that knows all amounts. */
export function rowsIn(port: Pick<LedgerPort, 'rows'>, scope: Scope): readonly KnownTransaction[] {
  const rows: KnownTransaction[] = [];
  for (let total = Infinity; rows.length < total;) {
    const question = { scope, offset: rows.length, limit: maxPage };
    const page = port.rows({ ...question, sort: { by: 'time', isDescending: false } });
    if (isPromise(page)) throw new Error('The port does not answer at once.');
    rows.push(...(page.rows as readonly KnownTransaction[]));
    total = page.total;
  }
  return rows;
}
