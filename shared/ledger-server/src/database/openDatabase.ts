import { join } from 'node:path';
import { installedPrograms, startCluster } from './cluster';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { connectInstalled } from './installed';
import { migrate } from './migrate';

/**
 * `DATABASE_URL`, an installed PostgreSQL, or the embedded one, migrated. `LEDGER_DATA` is a folder to keep the data of
 * the last two in.
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

async function connect(environment: NodeJS.ProcessEnv): Promise<Database> {
  const { DATABASE_URL, LEDGER_CONNECTIONS, LEDGER_TIMEOUT } = environment;
  const folder = environment['LEDGER_DATA'] || undefined;
  const pool = { connections: Number(LEDGER_CONNECTIONS ?? 10), statementTimeout: Number(LEDGER_TIMEOUT ?? 10_000) };
  if (DATABASE_URL) return connectInstalled({ at: DATABASE_URL, ...pool });
  const programs = installedPrograms();
  if (programs !== undefined) {
    try {
      const cluster = await startCluster(programs, folder);
      const database = connectInstalled({ at: cluster, ...pool });
      console.info(
        `An installed PostgreSQL is used, ${folder ? `with its data in ${folder}` : 'for this run alone: set LEDGER_DATA to keep the data'}.`,
      );
      return {
        ...database,
        async close() {
          await database.close();
          await cluster.stop();
        },
      };
    } catch (error) {
      console.warn(
        `The installed PostgreSQL cannot be started: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  console.info(
    `The embedded PostgreSQL (PGlite) is used, ${folder ? `with its data in ${folder}` : 'in memory for this run alone'}. It answers one question at a time and has no statement timeout: set DATABASE_URL for a shop with many sales.`,
  );
  return openEmbedded(folder);
}
