/** The ledger of a shop over HTTP: what the product and a server agree on. See `docs/connecting.md`. */
export { readAnswer } from '../port/answerSchemas';
export { httpDocuments, type HttpDocuments } from './httpDocuments';
export { httpLedger, type HttpLedger } from './httpLedger';
export {
  allowedHeaders,
  allowedMethods,
  bodyOf,
  booksPath,
  documentPath,
  documentsPath,
  exposedHeaders,
  healthPath,
  jsonType,
  maxDocumentKey,
  maxDocumentSize,
  problemName,
  problemOf,
  problems,
  problemType,
  questionPath,
  readyPath,
  type DocumentConflict,
  type DocumentList,
  type Problem,
  type ProblemName,
} from './protocol';
export { readQuestion, type ReadQuestion } from './questionSchemas';
export { LedgerServerError, mayRecover, type ServerFailure } from './serverError';
export type { ServerConnection } from './serverRequest';
