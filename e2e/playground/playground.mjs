import { listenOnFreePort, serveOnFreePorts } from '@back-office/shared/build/freePorts.mjs';
import { pageServer } from './pages.mjs';

/** `pnpm playground`: serves the live versions, and the pages of `docs/product/embedding.md` which embed them. */
const { origins } = await serveOnFreePorts();
const port = await listenOnFreePort(pageServer(origins));
console.log(`The pages of docs/product/embedding.md are at http://localhost:${port}/\nStop them with Ctrl+C.`);
