/** The chunk of the reply engine, with all of the ledger. */
export { replyTo } from '../domain/replyTo';
export { askedLedger } from '../../../data/askedLedger';
export { readCatalog } from '../../../data/storedCatalog';
