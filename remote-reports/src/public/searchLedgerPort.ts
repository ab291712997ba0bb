/** The port of the ledger that is searched: the one that the page has lent, or the sample. */
export { ledgerPortOf } from '@back-office/shared/ledger';
