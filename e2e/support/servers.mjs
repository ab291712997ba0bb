export { serveOnFreePorts } from '@back-office/shared/build/freePorts.mjs';
