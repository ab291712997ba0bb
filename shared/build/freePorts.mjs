import { readFileSync } from 'node:fs';
import { closeServer, listen, serve, workspaceDist } from './serve.mjs';

/** Above the usual ports of other programs. The product takes one port for each app, so ports are tried in steps. */
const lowest = 15_000;
const step = 20;

/** The system gives ports from here on to outgoing connections, so one of them can be taken at any moment. */
const fallback = 32_768;
const attempts = 100;

const count = Math.floor((firstEphemeralPort() - lowest) / step);
/** Processes begin at different places, so that several test runs on one machine seldom try the same ports. */
let next = (process.pid * 31) % count;

/**
 * Opens servers on free ports, which no outgoing connection gets by chance. They are tried in order: `open` claims them by
 * listening, and throws the error of `listen` when one is taken.
 *
 * @template Served
 * @param {(basePort: number) => Promise<Served>} open may also use the ports after it, fewer than 20; leaves nothing open
 * when it fails
 */
export async function onFreePorts(open) {
  for (let attempt = 1; ; attempt += 1) {
    const basePort = lowest + step * next;
    next = (next + 1) % count;
    try {
      return await open(basePort);
    } catch (error) {
      if (!/Port \d+ is taken/.test(error.message) || attempt === attempts) throw error;
    }
  }
}

/** Serves the product on free ports. */
export function serveOnFreePorts(distFolders = workspaceDist()) {
  return onFreePorts((basePort) => serve({ basePort, distFolders }));
}

/** Lets one server listen on a free port, and returns the port. */
export function listenOnFreePort(server) {
  return onFreePorts(async (port) => {
    await listen(server, port);
    return port;
  });
}

/** Opens one server on a free port. Resolves with its address, which ends with `/`, and with what closes it. */
export async function openOnFreePort(server) {
  const port = await listenOnFreePort(server);
  return { address: `http://localhost:${port}/`, close: () => closeServer(server) };
}

/** Linux says where its range begins; other systems begin at 49,152. A range that begins low leaves no other choice. */
export function firstEphemeralPort(file = '/proc/sys/net/ipv4/ip_local_port_range') {
  const first = Number(readText(file).trim().split(/\s+/)[0]);
  return first >= lowest + 100 * step ? first : fallback;
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
