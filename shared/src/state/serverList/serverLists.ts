/** Lists of a connected shop whose documents are not known before the server is asked. Load it on demand. */
export { createKnownRevision, knownRevisions } from './knownRevisions';
export { createSending } from './sending';
export { createServerList } from './serverList';
export { unsentOfDocuments } from './unsentEdits';
