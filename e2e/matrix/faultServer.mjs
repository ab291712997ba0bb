import { createServer } from 'node:http';
import { onFreePorts } from '@back-office/shared/build/freePorts.mjs';
import { answerOf, composeRegistry, listen } from '@back-office/shared/build/serve.mjs';
import { apps, portOf } from '@back-office/shared/build/workspace.mjs';

/**
 * The composed product on five loopback origins whose answers can be broken while pages are open. The faults are made
 * on the network, so that the browser's connection limits and cache locks take part, which `page.route` bypasses.
 *
 * @typedef {object} Fault
 * @property {string} app whose origin answers differently
 * @property {(path: string) => boolean} matches the path of the request, without its query
 * @property {'missing' | 'error' | 'hangs' | 'page' | 'slow' | { body: string, type: string }} answer
 */
export function serveWithFaults(distFolders) {
  return onFreePorts((basePort) => serveAt(basePort, distFolders));
}

async function serveAt(basePort, distFolders) {
  const origins = Object.fromEntries(apps.map((app) => [app.name, `http://localhost:${portOf(app, basePort)}`]));
  const servers = new Map();
  /** @type {Fault[]} */
  let faults = [];
  /** Changes the registry before it is sent. */
  let changeRegistry = (registry) => registry;

  function handlerOf(app) {
    const answer = answerOf(app.name, { distFolders, origins });
    return (request, response) => {
      const [path] = request.url.split(/[?#]/);
      const fault = faults.find((one) => one.app === app.name && one.matches(path));
      if (fault) return breakAnswer(fault.answer, request, response, answer);
      if (app.name === 'host' && path === '/remotes.json')
        return send(
          response,
          200,
          'application/json',
          JSON.stringify(changeRegistry(composeRegistry(distFolders, origins))),
        );
      return answer(request, response);
    };
  }

  async function open(app) {
    const server = createServer(handlerOf(app));
    await listen(server, portOf(app, basePort));
    servers.set(app.name, server);
  }

  async function close(name) {
    const server = servers.get(name);
    servers.delete(name);
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  const closeAll = () => Promise.all(apps.map(({ name }) => close(name)));
  try {
    for (const app of apps) await open(app);
  } catch (error) {
    await closeAll();
    throw error;
  }
  return {
    address: `${origins.host}/`,
    origins,
    rows: () => composeRegistry(distFolders, origins).areas,
    /** Requests that hang stay unanswered after a repair, as they do on a real network. */
    async repair() {
      faults = [];
      changeRegistry = (registry) => registry;
      for (const app of apps) if (!servers.has(app.name)) await open(app);
    },
    setFaults: (next) => (faults = next),
    setRegistry: (change) => (changeRegistry = change),
    /** Connections to the origin are refused until `repair`. */
    refuse: close,
    close: closeAll,
  };
}

const slowAnswer = 6_000;

function breakAnswer(kind, request, response, answer) {
  if (kind === 'hangs') return undefined;
  if (kind === 'missing') return send(response, 404, 'text/plain', 'Not found');
  if (kind === 'error') return send(response, 500, 'text/plain', 'Server error');
  if (kind === 'page') return send(response, 200, 'text/html', '<!doctype html><title>Sign in</title>');
  if (kind === 'slow') return setTimeout(() => answer(request, response), slowAnswer);
  return send(response, 200, kind.type, kind.body);
}

function send(response, status, type, body) {
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
  });
  response.end(body);
}
