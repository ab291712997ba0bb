import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import { builtRows, releasedRow } from './release.mjs';
import { apps, portOf, remotes, workspaceRoot } from './workspace.mjs';

const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** The one fixed rule react-aria adds for pressable elements. */
const pressableStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** The content security policy of every response: scripts and data only from the product's origins. */
export function contentSecurityPolicy({ remoteOrigins, scriptHash = '' }) {
  const remotes = remoteOrigins.join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${remotes} ${scriptHash}`.trim(),
    `connect-src 'self' ${remotes}`,
    `style-src 'self' ${emptyStyle} ${pressableStyle}`,
    `img-src 'self' data: blob: ${remotes}`,
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The registry: the released row of each remote, then its other built versions, which an override may request. Addresses
 * are absolute. It is read from disk for each request, so that a release takes effect at once.
 */
export function composeRegistry(distFolders, origins) {
  const areas = remotes.flatMap(({ name }) => {
    const released = releasedRow(distFolders[name]);
    if (!released) return [];
    const others = builtRows(distFolders[name]).filter(
      ({ version }) => version !== released.version && version !== 'dev',
    );
    return [released, ...others].map((row) => absoluteRow(row, `${origins[name]}/`));
  });
  return { schema: 1, areas };
}

function absoluteRow(row, base) {
  const absolute = (path) => new URL(path, base).href;
  return {
    ...row,
    entry: absolute(row.entry),
    preload: row.preload.map((file) => ({ ...file, href: absolute(file.href) })),
  };
}

function listen(server, port) {
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
  const policy = (scriptHash) => (isDevelopment ? undefined : contentSecurityPolicy({ remoteOrigins, scriptHash }));
  const files = staticFiles(distFolders[name]);
  return name === 'host' ? hostAnswer({ distFolders, origins, policy, files }) : remoteAnswer({ policy, files });
}

export function workspaceDist() {
  return Object.fromEntries(apps.map(({ name, folder }) => [name, join(workspaceRoot, folder, 'dist')]));
}

function staticFiles(folder) {
  return sirv(folder, {
    dev: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      // Files of a version never change; a new build gets a new folder.
      const isVersioned = /^\/(?!dev\/)[^/]+\/.+\.js$/.test(pathname);
      response.setHeader('Cache-Control', isVersioned ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

function remoteAnswer({ policy, files }) {
  return (request, response) => {
    secure(response, policy());
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Timing-Allow-Origin', '*');
    files(request, response, () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found'));
  };
}

function hostAnswer({ distFolders, origins, policy, files }) {
  return (request, response) => {
    // Split by hand: `new URL` throws for a request of `//`.
    const [pathname] = request.url.split(/[?#]/);
    const released = releasedRow(distFolders.host);
    secure(response, policy(released?.scriptHash));
    if (pathname === '/remotes.json') return sendJson(response, composeRegistry(distFolders, origins));
    const page = () => {
      if (!released) return response.writeHead(503, { 'Content-Type': 'text/plain' }).end('The host is not built yet.');
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(readFileSync(join(distFolders.host, released.page)));
    };
    if (/\.\w+$/.test(pathname))
      files(request, response, () => response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found'));
    else page();
  };
}

function secure(response, policy) {
  if (policy) response.setHeader('Content-Security-Policy', policy);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
}

function sendJson(response, value) {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
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
