/** The ledger of a shop over HTTP: what the product and a server agree on. See `docs/connecting.md`. */
export { readAnswer } from '../port/answerSchemas';
export { httpDocuments, type HttpDocuments } from './httpDocuments';
export { httpLedger, type HttpLedger } from './httpLedger';
export { LedgerServerError, mayRecover } from './serverError';
