import { join, resolve } from 'node:path';
import { installedPrograms, startCluster } from './cluster';
import { kindOfData, lockEmbedded } from './dataFolder';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { connectInstalled } from './installed';
import { migrate } from './migrate';

/**
 * `DATABASE_URL`, an installed PostgreSQL, or the embedded one, migrated. `LEDGER_DATA` is a folder to keep the data of
 * the last two in. The one that made the data is the only one that opens them. Without data, `LEDGER_EMBEDDED` chooses the
 * embedded one. Which one it is goes to standard error, so that output is what a command prints.
 */
export async function openDatabase(environment: NodeJS.ProcessEnv): Promise<Database> {
  const database = await connect(environment);
  try {
    await migrate(database, join(import.meta.dirname, '../../migrations'));
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** `DATABASE_URL_READ`: a replica of the database, which follows its migrations and loads. */
export function openReplica(environment: NodeJS.ProcessEnv): Database | undefined {
  const { DATABASE_URL, DATABASE_URL_READ } = environment;
  if (!DATABASE_URL_READ) return undefined;
  if (!DATABASE_URL) throw new Error('DATABASE_URL_READ is a replica of DATABASE_URL, which is not set.');
  return connectInstalled({ at: DATABASE_URL_READ, ...poolOf(environment) });
}

function poolOf({ LEDGER_CONNECTIONS, LEDGER_TIMEOUT }: NodeJS.ProcessEnv) {
  return { connections: Number(LEDGER_CONNECTIONS ?? 10), statementTimeout: Number(LEDGER_TIMEOUT ?? 10_000) };
}

async function connect(environment: NodeJS.ProcessEnv): Promise<Database> {
  const { DATABASE_URL, LEDGER_DATA, LEDGER_EMBEDDED } = environment;
  const folder = LEDGER_DATA ? resolve(LEDGER_DATA) : undefined;
  const pool = poolOf(environment);
  if (DATABASE_URL) return connectInstalled({ at: DATABASE_URL, ...pool });
  const kind = kindOfData(folder);
  if (kind === 'installed' && LEDGER_EMBEDDED)
    throw new Error(`${folder} has data of an installed PostgreSQL. Choose another folder for the embedded one.`);
  const programs = LEDGER_EMBEDDED || kind === 'embedded' ? undefined : installedPrograms(folder);
  if (programs !== undefined) {
    try {
      return await openInstalled(programs, folder, pool);
    } catch (error) {
      const message = `The installed PostgreSQL cannot be started: ${error instanceof Error ? error.message : String(error)}`;
      // It may have got as far as making the data.
      if (kindOfData(folder) === 'installed') throw new Error(message);
      console.warn(message);
    }
  } else if (kind === 'installed')
    throw new Error(`${folder} has data of an installed PostgreSQL, but none is installed here.`);
  if (folder !== undefined) lockEmbedded(folder);
  console.warn(
    `The embedded PostgreSQL (PGlite) is used, ${folder ? `with its data in ${folder}` : 'in memory for this run alone: set LEDGER_DATA to keep the data'}. It answers one question at a time and has no statement timeout: set DATABASE_URL for a shop with many sales.`,
  );
  return openEmbedded(folder);
}

async function openInstalled(
  programs: string,
  folder: string | undefined,
  pool: Omit<Parameters<typeof connectInstalled>[0], 'at'>,
): Promise<Database> {
  const cluster = await startCluster(programs, folder);
  const database = connectInstalled({ at: cluster, ...pool });
  console.warn(
    `An installed PostgreSQL is used, ${folder ? `with its data in ${folder}` : 'for this run alone: set LEDGER_DATA to keep the data'}.`,
  );
  return {
    ...database,
    async close() {
      await database.close();
      await cluster.stop();
    },
  };
}
