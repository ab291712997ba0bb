/** The chunk of the reply engine. */
export { replyTo } from '../domain/replyTo';
export { readCatalog } from '../../../data/storedCatalog';
