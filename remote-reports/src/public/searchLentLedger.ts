/** Loaded when the page has lent a ledger. */
export { ledgerPortOf } from '@back-office/shared/ledger';
