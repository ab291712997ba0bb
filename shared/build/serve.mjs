import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedMethods, cacheControl, hostHeaders, remoteHeaders } from './headers.mjs';
import { withAddresses } from './registryRow.mjs';
import { offeredRows, releasedRow } from './release.mjs';
import { staticFiles } from './staticFiles.mjs';
import { apps, portOf, remotes, workspaceRoot } from './workspace.mjs';

export { contentSecurityPolicy } from './headers.mjs';

/**
 * The registry: the live row of each remote, then its other released versions, which an override may request. Addresses
 * are absolute. It is read from disk for each request, so that a release takes effect at once.
 */
export function composeRegistry(distFolders, origins) {
  const areas = remotes.flatMap(({ name }) => {
    const released = releasedRow(distFolders[name]);
    if (!released) return [];
    const others = offeredRows(distFolders[name]).filter(({ version }) => version !== released.version);
    return [released, ...others].map((row) => withAddresses(row, (path) => `${origins[name]}/${path}`));
  });
  return { schema: 1, areas };
}

/** Listens on this machine alone. Throws an error that says so when the port is taken. */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new Error(
              `Port ${port} is taken. Stop what uses it, or choose another first port, for example PORT=${port + 100} pnpm start`,
            )
          : error,
      );
    });
    server.listen(port, 'localhost', resolve);
  });
}

/** Throws the error of `listen` unless each of these ports is free. */
export async function requireFreePorts(ports) {
  for (const port of ports) {
    const server = createServer();
    await listen(server, port);
    await closeAll([server]);
  }
}

/**
 * Serves the composed product on loopback, each app from an origin of its own: the host on `basePort`, the remotes on
 * their ports, shifted by the same offset.
 * @param {object} options
 * @param {Record<string, string>} [options.distFolders] app → its dist folder; default: the workspace's
 * @param {string[]} [options.allowOverride] further origins a loopback override may load code from
 * @param {string[]} [options.only] serve only these apps; the others are served elsewhere
 * @param {boolean} [options.isDevelopment] without the content security policy, which would block the reload socket
 * @returns {Promise<{ address: string, origins: Record<string, string>, close(): Promise<void> }>}
 */
export async function serve({
  basePort = 4300,
  distFolders = workspaceDist(),
  allowOverride = [],
  only,
  isDevelopment = false,
} = {}) {
  const origins = Object.fromEntries(apps.map((app) => [app.name, `http://localhost:${portOf(app, basePort)}`]));
  const servers = [];
  try {
    for (const app of apps) {
      if (only && !only.includes(app.name)) continue;
      const server = createServer(answerOf(app.name, { distFolders, origins, allowOverride, isDevelopment }));
      await listen(server, portOf(app, basePort));
      servers.push(server);
    }
  } catch (error) {
    await closeAll(servers);
    throw error;
  }
  return { address: `${origins.host}/`, origins, close: () => closeAll(servers) };
}

/** The request handler of one origin: its files, and for the host also the registry and the page of every path. */
export function answerOf(name, { distFolders, origins, allowOverride = [], isDevelopment = false }) {
  const remoteOrigins = [...remotes.map((remote) => origins[remote.name]), ...allowOverride];
  const files = staticFiles(distFolders[name]);
  const answer =
    name === 'host' ? hostAnswer({ distFolders, origins, remoteOrigins, files, isDevelopment }) : remoteAnswer(files);
  return async (request, response) => {
    if (!allowedMethods.includes(request.method)) {
      return response
        .writeHead(405, { Allow: allowedMethods.join(', '), 'Content-Type': 'text/plain' })
        .end('Not allowed');
    }
    try {
      await answer(request, response);
    } catch (error) {
      // One answer fails, such as one whose file is being replaced; the server goes on for all others.
      console.error(`${request.method} ${request.url} of ${name}: ${error.message}`);
      if (response.headersSent) return response.destroy();
      response.writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': cacheControl.live });
      response.end('The server could not read it. Try again.');
    }
  };
}

/** App → its dist folder, or its folder below `BACK_OFFICE_DIST`: tests and trials serve copies of their own. */
export function workspaceDist() {
  const elsewhere = process.env.BACK_OFFICE_DIST;
  const place = ({ name, folder }) => (elsewhere ? join(elsewhere, name) : join(workspaceRoot, folder, 'dist'));
  return Object.fromEntries(apps.map((app) => [app.name, place(app)]));
}

function remoteAnswer(files) {
  return (request, response) => {
    setHeaders(response, remoteHeaders);
    return files(request, response);
  };
}

function hostAnswer({ distFolders, origins, remoteOrigins, files, isDevelopment }) {
  return (request, response) => {
    // Split by hand: `new URL` throws for a request of `//`.
    const [pathname] = request.url.split(/[?#]/);
    const released = releasedRow(distFolders.host);
    setHeaders(response, hostHeaders({ remoteOrigins, scriptHash: released?.scriptHash }));
    // It would block the socket of the development server.
    if (isDevelopment) response.removeHeader('Content-Security-Policy');
    if (pathname === '/remotes.json') return sendJson(response, composeRegistry(distFolders, origins));
    if (/\.\w+$/.test(pathname)) return files(request, response);
    if (!released) return response.writeHead(503, { 'Content-Type': 'text/plain' }).end('The host is not built yet.');
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheControl.live });
    response.end(readFileSync(join(distFolders.host, released.page)));
  };
}

function setHeaders(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function sendJson(response, value) {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': cacheControl.live });
  response.end(JSON.stringify(value));
}

function closeAll(servers) {
  return Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) => {
          server.close(resolve);
          server.closeAllConnections();
        }),
    ),
  );
}
