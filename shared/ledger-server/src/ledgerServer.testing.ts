import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { monthOf } from '../../src/shop/store/month';
import type { Transaction } from '../../src/ledger/model/transaction';
import { dayNumber } from '../../src/ledger/model/calendar';
import { installedPrograms, startCluster, type Cluster } from './database/cluster';
import type { Database } from './database/database';
import { openEmbedded } from './database/embedded';
import { connectInstalled } from './database/installed';
import { migrate } from './database/migrate';
import { createServer } from './http/server';
import { createPartitions } from './load/loadRows';
import { replaceMonths } from './load/replaceMonths';
import { addShop, shopWith, type NewShop } from './shops/shops';
import { addToken } from './shops/tokens';
import type { ShopRecord } from './shopRecord';

const migrations = join(import.meta.dirname, '../migrations');

export const exampleShop: Omit<NewShop, 'name'> = {
  currency: 'USD',
  timeZone: 'America/New_York',
  dayStart: 0,
  locale: 'en-US',
  feeRules: {},
};

export async function openEmbeddedLedger(): Promise<Database> {
  const database = await openEmbedded();
  await migrate(database, migrations);
  return database;
}

/** A server over an embedded database, for tests of what browsers keep on it. */
export async function startDocumentServer(requestsPerMinute: number) {
  const database = await openEmbeddedLedger();
  const app = await createServer({ database, origins: [], requestsPerMinute, now: Date.now });
  return {
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    /** A token of a new shop. */
    async addShop(): Promise<string> {
      const shop = await addShop(database, { ...exampleShop, name: crypto.randomUUID() });
      return addToken(database, { shop, mayLoad: false, name: '', days: 1 });
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/**
 * On an installed PostgreSQL, in a temporary cluster; `undefined` if there is none that can be started, which `pnpm test` says
 * beside its totals.
 */
export async function openInstalledLedger(
  statementTimeout = 60_000,
  programs = installedPrograms(),
): Promise<Database | undefined> {
  const cluster = await startedCluster(programs);
  if (cluster === undefined) return undefined;
  const database = connectInstalled({ at: cluster, connections: 4, statementTimeout });
  await migrate(database, migrations);
  return {
    ...database,
    async close() {
      await database.close();
      await cluster.stop();
    },
  };
}

async function startedCluster(programs: string | undefined): Promise<Cluster | undefined> {
  if (programs === undefined) return leftOut('no PostgreSQL is installed');
  try {
    return await startCluster(programs);
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return leftOut(`the installed PostgreSQL cannot be started (${reason.trim()})`);
  }
}

function leftOut(reason: string): undefined {
  const text = `The run on an installed PostgreSQL was left out: ${reason}.`;
  console.warn(text);
  const file = process.env['BACK_OFFICE_LEFT_OUT'];
  if (file) appendFileSync(file, `${text}\n`);
}

/** On an installed PostgreSQL if there is one that can be started, else on the embedded one. */
export async function openLedger(): Promise<Database> {
  return (await openInstalledLedger()) ?? openEmbeddedLedger();
}

let shops = 0;

/** A new shop with some transactions. */
export async function shopOf(
  database: Database,
  rows: readonly Transaction[],
  facts: Partial<NewShop> = {},
): Promise<ShopRecord> {
  const shop = await addShop(database, { ...exampleShop, name: `Shop ${(shops += 1)}`, ...facts });
  const load = { ...loadOf(rows), removed: [] };
  await createPartitions(
    database,
    load.months.map(({ month }) => month),
  );
  await database.write((session) => replaceMonths(session, shop, load));
  return shopWith(database, shop);
}

function loadOf(rows: readonly Transaction[]) {
  const months = [...new Set(rows.map(({ date }) => monthOf(dayNumber(date))))];
  return {
    months: months.map((month) => ({ month, hash: '' })),
    rows: (async function* () {
      yield rows;
    })(),
  };
}
