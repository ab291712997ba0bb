import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endUse, runningCluster, socketPrefix, useCluster } from './runningCluster';

const run = promisify(execFile);

/** A PostgreSQL server that this process started, or that one before it left running. */
export interface Cluster {
  /** The folder of its socket: it listens nowhere else. */
  readonly host: string;
  readonly username: string;
  readonly database: string;
  /** Stops it unless another process uses it; a temporary one is removed. */
  stop(): Promise<void>;
}

/**
 * The folder of the programs of an installed PostgreSQL; `undefined` without one. Of several it is the one whose version the
 * data in `kept` have, else the newest.
 */
export function installedPrograms(kept?: string): string | undefined {
  const version = kept && existsSync(join(kept, 'PG_VERSION')) && readFileSync(join(kept, 'PG_VERSION'), 'utf8').trim();
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const programsOf = (own: string) => join(debian, own, 'bin');
  const folders = [
    ...versions.filter((own) => own === version).map(programsOf),
    ...versions.map(programsOf),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((program) => existsSync(join(folder, program))));
}

/**
 * Starts an installed PostgreSQL over a folder, by default a temporary one, unless one runs over it already. Throws if that
 * does not work, such as for root on a machine without the account postgres: PostgreSQL never runs as root.
 */
export async function startCluster(programs: string, kept?: string): Promise<Cluster> {
  const account = clusterAccount();
  const running = kept === undefined ? undefined : await runningCluster(kept);
  const own = running ?? mkdtempSync(join(tmpdir(), socketPrefix));
  const data = kept ?? join(own, 'data');
  const use = { programs, own, data, user: process.pid };
  useCluster(own);
  const endWatch = watch(use);
  try {
    const options = { ...account, cwd: own };
    if (running === undefined) await start({ programs, own, data, isKept: kept !== undefined, options });
  } catch (error) {
    endWatch();
    throw error;
  }
  return {
    host: own,
    username,
    database: 'postgres',
    async stop() {
      await stopUnused(use);
      endWatch();
    },
  };
}

interface Use {
  readonly programs: string;
  /** The folder of its socket and its log. */
  readonly own: string;
  readonly data: string;
  /** The process that uses it. */
  readonly user: number;
}

/**
 * A process that waits for the end of this one, whatever ends it, also before the cluster has started: then it does what `stop` does.
 * It waits as a shell, which takes no memory to speak of, and outside of the terminal, whose Ctrl-C it does not get.
 */
function watch(use: Use): () => void {
  const script = join(import.meta.dirname, 'stopUnused.mjs');
  const waiting = 'while read -r _; do :; done; exec "$0" "$@"';
  const watcher = spawn('sh', ['-c', waiting, process.execPath, script, JSON.stringify(use)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  // Without a shell nobody watches.
  watcher.once('error', () => undefined);
  return () => void watcher.kill();
}

/** Long enough for one that was starting when the process ended. */
const startMilliseconds = 5_000;

/** Stops a cluster unless another process uses it, and removes a temporary one. */
export async function stopUnused({ programs, own, data, user }: Use): Promise<void> {
  if (!existsSync(own) || !endUse(own, user)) return;
  const end = performance.now() + startMilliseconds;
  while (!existsSync(join(data, 'postmaster.pid')) && performance.now() < end) await delay(100);
  const stop = ['stop', '-w', '-D', data, '-m', 'fast'];
  if (existsSync(join(data, 'postmaster.pid')))
    await run(join(programs, 'pg_ctl'), stop, { ...clusterAccount(), cwd: own });
  rmSync(own, { recursive: true, force: true });
}

const username = 'ledger';

interface Start {
  readonly programs: string;
  /** The folder of its socket and its log. */
  readonly own: string;
  readonly data: string;
  readonly isKept: boolean;
  readonly options: { readonly uid?: number; readonly gid?: number; readonly cwd: string };
}

async function start({ programs, own, data, isKept, options }: Start): Promise<void> {
  const { uid, gid } = options;
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    if (uid !== undefined && gid !== undefined) for (const folder of [own, data]) chownSync(folder, uid, gid);
    if (!existsSync(join(data, 'PG_VERSION')))
      await run(
        join(programs, 'initdb'),
        ['-D', data, '-U', username, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
        options,
      );
    const settings = {
      listen_addresses: '',
      unix_socket_directories: own,
      shared_buffers: '256MB',
      work_mem: '32MB',
      maintenance_work_mem: '128MB',
      max_wal_size: '4GB',
      // A temporary one is lost with its machine anyway.
      ...(!isKept && { fsync: 'off', synchronous_commit: 'off' }),
    };
    const written = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
    await run(
      join(programs, 'pg_ctl'),
      ['start', '-w', '-D', data, '-l', join(own, 'log'), '-o', written.join(' ')],
      options,
    );
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    throw error;
  }
}

/** PostgreSQL never runs as root. */
const clusterAccount = () => (process.getuid?.() === 0 ? postgresAccount() : undefined);

function postgresAccount(): { uid: number; gid: number } {
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
