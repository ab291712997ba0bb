import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onFreePorts } from '@back-office/shared/build/freePorts.mjs';
import { answerOf, closeServer, composeRegistry, listen } from '@back-office/shared/build/serve.mjs';
import { apps, portOf } from '@back-office/shared/build/workspace.mjs';

/**
 * The composed product on five loopback origins whose answers can be broken while pages are open. The faults are made
 * on the network, so that the browser's connection limits and cache locks take part, which `page.route` bypasses.
 *
 * @typedef {object} Fault
 * @property {string} app whose origin answers differently
 * @property {(path: string) => boolean} matches the path of the request, without its query
 * @property {keyof typeof answers | { body: string, type: string }} answer
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
      const isRegistry = app.name === 'host' && path === '/remotes.json';
      const registry = () => JSON.stringify(changeRegistry(composeRegistry(distFolders, origins)));
      const good = () => (isRegistry ? send(response, 200, 'application/json', registry()) : answer(request, response));
      if (!fault) return good();
      if (typeof fault.answer !== 'string') return send(response, 200, fault.answer.type, fault.answer.body);
      fault.requests = { ...fault.requests, [path]: (fault.requests?.[path] ?? 0) + 1 };
      return answers[fault.answer]({
        response,
        good,
        type: isRegistry ? 'application/json' : 'text/javascript',
        body: () => (isRegistry ? Buffer.from(registry()) : readFileSync(join(distFolders[app.name], path))),
        count: fault.requests[path],
        elsewhere: `${origins.host}/sign-in`,
      });
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
    await closeServer(server);
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
const lateAnswer = 20_000;

/**
 * What can go wrong with an answer. `good` answers as if nothing were wrong, `body` is what that would send, and `count`
 * counts the requests of the same path.
 */
const answers = {
  hangs: () => undefined,
  resets: ({ response }) => response.destroy(),
  missing: ({ response }) => send(response, 404, 'text/plain', 'Not found'),
  error: ({ response }) => send(response, 500, 'text/plain', 'Server error'),
  page: ({ response }) => send(response, 200, 'text/html', '<!doctype html><title>Sign in</title>'),
  redirects: ({ response, elsewhere }) => response.writeHead(302, { ...headers, Location: elsewhere }).end(),
  slow: ({ good }) => setTimeout(good, slowAnswer),
  late: ({ good }) => setTimeout(good, lateAnswer),
  /** Fails twice, as behind a load balancer with one bad server. */
  flaps: ({ response, good, count }) => (count > 2 ? good() : send(response, 503, 'text/plain', 'Unavailable')),
  /** The connection ends before the announced length. */
  isCut({ response, type, body }) {
    const whole = body();
    begin(response, type, { 'Content-Length': whole.length });
    response.write(whole.subarray(0, whole.length / 2), () => response.destroy());
  },
  stalls({ response, type, body }) {
    const whole = body();
    begin(response, type, { 'Content-Length': whole.length });
    response.write(whole.subarray(0, whole.length / 2));
  },
  hasNoCors: ({ response, type, body }) => response.writeHead(200, { 'Content-Type': type }).end(body()),
  hasWrongEncoding({ response, type, body }) {
    begin(response, type, { 'Content-Encoding': 'gzip' });
    response.end(body());
  },
  async drips({ response, type, body }) {
    begin(response, type, {});
    const whole = body();
    for (let sent = 0; sent < whole.length && !response.destroyed; sent += 1024) {
      response.write(whole.subarray(sent, sent + 1024));
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    response.end();
  },
};

const headers = {
  'Cache-Control': 'no-cache',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
};

function begin(response, type, more) {
  response.writeHead(200, { ...headers, 'Content-Type': type, ...more });
}

function send(response, status, type, body) {
  response.writeHead(status, { ...headers, 'Content-Type': type });
  response.end(body);
}
