import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whose data a folder has. Neither PostgreSQL can read those of the other, and trying to may damage them. */
export type DataKind = 'none' | 'installed' | 'embedded';

const lockName = 'ledger-server.pid';

export function kindOfData(folder: string | undefined): DataKind {
  if (folder === undefined || !existsSync(join(folder, 'PG_VERSION'))) return 'none';
  if (existsSync(join(folder, 'postmaster.opts'))) return 'installed';
  if (existsSync(join(folder, lockName))) return 'embedded';
  // An installed one lets nobody else read its files, and the embedded one lets everybody.
  return statSync(join(folder, 'PG_VERSION')).mode & 0o004 ? 'embedded' : 'installed';
}

/**
 * Marks the folder of an embedded PostgreSQL as used by this process. Throws while another process that is alive uses it:
 * nothing else keeps two of them from writing the same files.
 */
export function lockEmbedded(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, lockName);
  const user = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (user !== process.pid && isAlive(user))
    throw new Error(
      `The embedded PostgreSQL in ${folder} is used by the process ${user}, and only one can use it: stop that first. If it is no ledger server, delete ${file}.`,
    );
  writeFileSync(file, String(process.pid));
}

/** Whether a process of this machine is there, whoever it belongs to. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
