import { join } from 'node:path';
import { openOnFreePort, serveOnFreePorts } from '@back-office/shared/build/freePorts.mjs';
import { buildPages, startLedger } from './examples.mjs';
import { pageServer } from './pages.mjs';

/**
 * `pnpm playground`: serves the live versions, and the pages which embed them: those of `docs/product/embedding.md`, and those
 * in the folders here.
 */
// So that the ledger ends with it, however it is stopped.
process.once('SIGTERM', () => process.exit());
const { origins } = await serveOnFreePorts();
const { url } = await startLedger();
const built = await buildPages(join(import.meta.dirname, '../../.tmp/playground'));
const { address } = await openOnFreePort(pageServer({ origins, ledger: url, built }));
console.log(`The pages of docs/product/embedding.md are at ${address}\nStop them with Ctrl+C.`);
