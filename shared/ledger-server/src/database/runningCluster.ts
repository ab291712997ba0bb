import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive } from './dataFolder';

/** The folders of sockets are named like this, so that a cluster that another process started is known as one of these. */
export const socketPrefix = 'ledger-server-';

const longestWait = 15_000;

/**
 * The folder of the socket of the server that runs over some data: that of a process that was killed, or that goes on beside
 * this one. Waits for one that is starting or stopping; `undefined` if none runs.
 */
export async function runningCluster(data: string): Promise<string | undefined> {
  const file = join(data, 'postmaster.pid');
  const end = performance.now() + longestWait;
  for (;;) {
    // Process, data, start, port, folder of the socket, address, memory, state: https://www.postgresql.org/docs/current/storage-file-layout.html
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    const [pid = '', , , port = '', host = '', , , state = ''] = lines;
    if (!isAlive(Number(pid))) return undefined;
    if (host && !basename(host).startsWith(socketPrefix))
      throw new Error(`Another PostgreSQL server runs over ${data} (process ${pid}): set DATABASE_URL to its address.`);
    if (state.trim() === 'ready' && (await listens(join(host, `.s.PGSQL.${port}`)))) return host;
    if (performance.now() > end)
      throw new Error(
        `A PostgreSQL server runs over ${data} (process ${pid}), but does not answer. Stop it, and start again.`,
      );
    await delay(200);
  }
}

function listens(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false));
    connection.once('connect', () => connection.destroy());
  });
}

/** Notes in the folder of a socket that this process uses the cluster. */
export function useCluster(folder: string): void {
  writeFileSync(join(folder, `${userPrefix}${process.pid}`), '');
}

/** Ends that. Returns whether no other process that is alive uses it: the last one stops the cluster. */
export function endUse(folder: string, user: number): boolean {
  rmSync(join(folder, `${userPrefix}${user}`), { force: true });
  return !readdirSync(folder).some(
    (name) => name.startsWith(userPrefix) && isAlive(Number(name.slice(userPrefix.length))),
  );
}

const userPrefix = 'user-';
