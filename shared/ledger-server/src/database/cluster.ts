import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A PostgreSQL server that this process started. */
export interface Cluster {
  /** The folder of its socket: it listens nowhere else. */
  readonly host: string;
  readonly username: string;
  readonly database: string;
  /** Stops it; a temporary one is removed. */
  stop(): Promise<void>;
}

/** The folder of the programs of an installed PostgreSQL, the newest if there are several; `undefined` without one. */
export function installedPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((program) => existsSync(join(folder, program))));
}

/**
 * Starts an installed PostgreSQL over a folder, by default a temporary one. Throws if that does not work, such as for
 * root on a machine without the account postgres: PostgreSQL never runs as root.
 */
export async function startCluster(programs: string, kept?: string): Promise<Cluster> {
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  const own = mkdtempSync(join(tmpdir(), 'ledger-server-'));
  const data = kept ?? join(own, 'data');
  mkdirSync(data, { recursive: true, mode: 0o700 });
  if (account) for (const folder of [own, data]) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: own };
  const username = 'ledger';
  try {
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
      ...(kept === undefined && { fsync: 'off', synchronous_commit: 'off' }),
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
  return {
    host: own,
    username,
    database: 'postgres',
    async stop() {
      await run(join(programs, 'pg_ctl'), ['stop', '-w', '-D', data, '-m', 'fast'], options);
      rmSync(own, { recursive: true, force: true });
    },
  };
}

function accountOf(name: string): { uid: number; gid: number } {
  const idOf = (option: string) => Number(execFileSync('id', [option, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
