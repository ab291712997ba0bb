import { isPromise, localLedgerPort, maxPage, type Ledger, type KnownTransaction } from '@back-office/shared/ledger';
import { defaultView, scopeOf, type TransactionsView } from './transactionsView';

/** The transactions that the page lists for a view, in order of time. */
export function listedRows(ledger: Ledger, view: Partial<TransactionsView>): readonly KnownTransaction[] {
  const port = localLedgerPort(ledger);
  const rows: KnownTransaction[] = [];
  for (let total = Infinity; rows.length < total;) {
    const question = { scope: scopeOf({ ...defaultView, ...view }), offset: rows.length, limit: maxPage };
    const page = port.rows({ ...question, sort: { by: 'time', isDescending: false } });
    if (isPromise(page)) throw new Error('The sample ledger answers at once.');
    rows.push(...(page.rows as readonly KnownTransaction[]));
    total = page.total;
  }
  return rows;
}
