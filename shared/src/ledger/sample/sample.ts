/** What generates the sample shop and works out its figures: all that pages load for it, and only where figures are asked of it. */
export { localLedgerPort } from '../port/localLedgerPort';
export { ledgerSession } from '../session/session';
