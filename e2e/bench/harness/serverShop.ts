import type { Database } from '../../../shared/ledger-server/src/database/database';
import { openDatabase } from '../../../shared/ledger-server/src/database/openDatabase';
import { createPartitions } from '../../../shared/ledger-server/src/load/loadRows';
import { replaceMonths } from '../../../shared/ledger-server/src/load/replaceMonths';
import { addShop, shopNamed } from '../../../shared/ledger-server/src/shops/shops';
import { addToken } from '../../../shared/ledger-server/src/shops/tokens';
import { sql } from '../../../shared/ledger-server/src/sql/sql';
import { rowAt } from '../../../shared/src/ledger/columns/rowAt';
import type { Transaction } from '../../../shared/src/ledger/model/transaction';
import { manyMonths, monthsOfShop } from '../../support/manyTransactions';

export interface FilledServer {
  /** An access token of the shop. */
  readonly token: string;
  readonly database: string;
  /** Those of the shop. */
  readonly transactions: number;
  /** Milliseconds; `undefined` if nothing was loaded. */
  readonly load: number | undefined;
}

const batchSize = 5_000;
const bench = {
  name: 'Bench',
  currency: 'USD',
  timeZone: 'America/New_York',
  dayStart: 0,
  locale: 'en-US',
  feeRules: {},
} as const;

/**
 * Loads transactions of the last months of three years into the database of a ledger server, as `pnpm books load` does,
 * unless the shop is already there.
 */
export async function fillServer(
  { transactions, monthCount }: { readonly transactions: number; readonly monthCount: number },
  environment: NodeJS.ProcessEnv,
): Promise<FilledServer> {
  const database = await openDatabase({ ...environment, LEDGER_TIMEOUT: '0' });
  try {
    const started = performance.now();
    const known = await shopNamed(database, bench.name);
    const shop = known?.shop ?? (await addShop(database, bench));
    if (!known) await load(database, shop, transactions, monthsOfShop.slice(-monthCount));
    const loaded = performance.now() - started;
    // PostgreSQL runs this itself some minutes after a load; the bench does not wait for that.
    await database.query(sql`vacuum analyze`);
    const token = await addToken(database, { shop, mayLoad: false, name: 'bench', days: 1 });
    const [found] = await database.query<{ count: number }>(
      sql`select coalesce(sum(transactions), 0)::float8 as count from ledger.months where shop = ${shop}::int`,
    );
    return { token, database: database.name, transactions: found?.count ?? 0, load: known ? undefined : loaded };
  } finally {
    await database.close();
  }
}

async function load(database: Database, shop: number, transactions: number, months: readonly string[]): Promise<void> {
  await createPartitions(database, months);
  await database.write((session) =>
    replaceMonths(session, shop, {
      months: months.map((month) => ({ month, hash: '' })),
      removed: [],
      rows: inBatches(manyMonths(transactions, months)),
    }),
  );
}

async function* inBatches(months: ReturnType<typeof manyMonths>): AsyncGenerator<readonly Transaction[]> {
  for (const [, columns] of months)
    for (let first = 0; first < columns.length; first += batchSize)
      yield Array.from({ length: Math.min(batchSize, columns.length - first) }, (_, nth) =>
        rowAt(columns, first + nth),
      );
}
