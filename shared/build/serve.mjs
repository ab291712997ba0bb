import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stableModule, stablePath, stableTypes, stableTypesPath } from './stableEmbed.mjs';
import { allowedMethods, cacheControl, hostHeaders, readLedgers, readModels, remoteHeaders } from './headers.mjs';
import { withAddresses } from './registryRow.mjs';
import { offeredRows, releasedRow } from './release.mjs';
import { notFound, sendText, staticFiles } from './staticFiles.mjs';
import { apps, portOf, readApps, workspaceRoot } from './workspace.mjs';

export { contentSecurityPolicy } from './headers.mjs';

/**
 * The registry: the live row of each remote, then its other released versions, which an override may request, and the
 * servers of connected shops and the language models that the page may connect to. Addresses are absolute. It is read from disk for each request, so that a release takes effect
 * at once.
 */
export function composeRegistry(distFolders, origins, { ledgers = [], models = [] } = {}) {
  const names = Object.keys(origins).filter((name) => name !== 'host');
  const areas = names.flatMap((name) => {
    const released = releasedRow(distFolders[name]);
    if (!released) return [];
    const others = offeredRows(distFolders[name]).filter(({ version }) => version !== released.version);
    return [released, ...others].map((row) => withAddresses(row, (path) => `${origins[name]}/${path}`));
  });
  return { schema: 1, areas, ...(ledgers.length > 0 && { ledgers }), ...(models.length > 0 && { models }) };
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
 * @param {readonly string[]} [options.ledgers] addresses of servers that the page may connect to, see `readLedgers`
 * @param {readonly string[]} [options.models] the same of language models, see `readModels`
 * @param {boolean} [options.isDevelopment] without the content security policy, which would block the reload socket
 * @param {() => readonly { name: string, port: number, dist: string }[]} [options.findApps] read for each page, so that a
 * remote that was added to the workspace and released is served without a restart
 * @returns {Promise<{ address: string, origins: Record<string, string>, close(): Promise<void> }>}
 */
export async function serve({
  basePort = 4300,
  distFolders = workspaceDist(),
  allowOverride = [],
  only,
  ledgers = readLedgers(),
  models = readModels(),
  isDevelopment = false,
  findApps,
} = {}) {
  const originOf = (app) => `http://localhost:${portOf(app, basePort)}`;
  const origins = Object.fromEntries(apps.map((app) => [app.name, originOf(app)]));
  const folders = { ...distFolders };
  const servers = [];
  const takeUp = findApps && inTurn(() => takeUpNew(findApps()));
  const options = { distFolders: folders, origins, allowOverride, ledgers, models, isDevelopment, takeUp };

  async function open(app) {
    const server = createServer(answerOf(app.name, options));
    await listen(server, portOf(app, basePort));
    servers.push(server);
  }

  async function takeUpNew(found) {
    for (const app of found) {
      if (origins[app.name] || !releasedRow(app.dist)) continue;
      folders[app.name] = app.dist;
      await open(app);
      origins[app.name] = originOf(app);
      console.log(`${app.name} is new and served at ${originOf(app)}/`);
    }
  }

  try {
    for (const app of apps) if (!only || only.includes(app.name)) await open(app);
  } catch (error) {
    await closeAll(servers);
    throw error;
  }
  return { address: `${origins.host}/`, origins, close: () => closeAll(servers) };
}

/** One run at a time. A failure is logged when it is a new one, and stops nothing. */
function inTurn(run) {
  let last = Promise.resolve();
  let reported;
  const attempt = () =>
    Promise.resolve()
      .then(run)
      .catch(({ message }) => {
        if (message !== reported) console.error(`What is new in the workspace is not served: ${message}`);
        reported = message;
      });
  return () => (last = last.then(attempt));
}

/** The request handler of one origin: its files, and for the host also the registry and the page of every path. */
export function answerOf(name, options) {
  const files = staticFiles(options.distFolders[name]);
  const answer = name === 'host' ? hostAnswer({ ...options, files }) : remoteAnswer(files, options.distFolders[name]);
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
  return Object.fromEntries(apps.map((app) => [app.name, distOf(app)]));
}

function distOf({ name, folder }) {
  const elsewhere = process.env.BACK_OFFICE_DIST;
  return elsewhere ? join(elsewhere, name) : join(workspaceRoot, folder, 'dist');
}

/** The apps of the workspace as it is now, for `serve`. */
export function findApps() {
  return readApps().map((app) => ({ ...app, dist: distOf(app) }));
}

function remoteAnswer(files, distFolder) {
  return (request, response) => {
    setHeaders(response, remoteHeaders);
    const path = request.url.split(/[?#]/)[0];
    const row = path.startsWith('/embed/') && rowOfStable(distFolder, path);
    if (!row) return files(request, response);
    const built = join(distFolder, row.version);
    if (path.endsWith('.js')) return sendText(request, response, '.js', stableModule(built, `../../${row.version}/`));
    const types = stableTypes(built);
    return types === undefined ? notFound(response) : sendText(request, response, '.ts', types);
  };
}

/** The live version, or the last one with the major version of the contract that the address names. */
function rowOfStable(distFolder, path) {
  const live = releasedRow(distFolder);
  return (
    live &&
    [live, ...offeredRows(distFolder)].find((row) => [stablePath(row), stableTypesPath(row)].includes(path.slice(1)))
  );
}

function hostAnswer(options) {
  const { distFolders, origins, allowOverride = [], ledgers, models, files, isDevelopment = false, takeUp } = options;
  return async (request, response) => {
    // Split by hand: `new URL` throws for a request of `//`.
    const [pathname] = request.url.split(/[?#]/);
    const isFile = /\.\w+$/.test(pathname) && pathname !== '/remotes.json';
    if (!isFile) await takeUp?.();
    const { host: _, ...others } = origins;
    const remoteOrigins = [...Object.values(others), ...allowOverride];
    const released = releasedRow(distFolders.host);
    setHeaders(response, hostHeaders({ remoteOrigins, scriptHash: released?.scriptHash, ledgers, models }));
    // It would block the socket of the development server.
    if (isDevelopment) response.removeHeader('Content-Security-Policy');
    if (pathname === '/remotes.json')
      return sendJson(response, composeRegistry(distFolders, origins, { ledgers, models }));
    if (isFile) return files(request, response);
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
  return Promise.all(servers.map(closeServer));
}

/** Ends a server and the connections that are open. */
export function closeServer(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
