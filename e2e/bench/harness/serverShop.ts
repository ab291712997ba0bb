import { openDatabase } from '../../../shared/ledger-server/src/database/openDatabase';
import { replaceMonths } from '../../../shared/ledger-server/src/load/replaceMonths';
import { addShop } from '../../../shared/ledger-server/src/shops/shops';
import { addToken } from '../../../shared/ledger-server/src/shops/tokens';
import { sql } from '../../../shared/ledger-server/src/sql/sql';
import { rowAt } from '../../../shared/src/ledger/columns/rowAt';
import type { Transaction } from '../../../shared/src/ledger/model/transaction';
import { manyMonths, monthsOfShop } from '../../support/manyTransactions';

export interface FilledServer {
  /** An access token of the shop. */
  readonly token: string;
  readonly database: string;
  /** Milliseconds. */
  readonly load: number;
}

const batchSize = 5_000;

/** Loads transactions of the last months of three years into the database of a ledger server, as `pnpm books load` does. */
export async function fillServer(
  { transactions, monthCount }: { readonly transactions: number; readonly monthCount: number },
  environment: NodeJS.ProcessEnv,
): Promise<FilledServer> {
  const months = monthsOfShop.slice(-monthCount);
  const database = await openDatabase(environment);
  try {
    const shop = await addShop(database, {
      name: 'Bench',
      currency: 'USD',
      timeZone: 'America/New_York',
      dayStart: 0,
      locale: 'en-US',
      feeRules: {},
    });
    const token = await addToken(database, { shop, mayLoad: false, name: 'bench', days: 1 });
    const started = performance.now();
    await database.write((session) =>
      replaceMonths(session, shop, {
        months: months.map((month) => ({ month, hash: '' })),
        removed: [],
        rows: inBatches(manyMonths(transactions, months)),
      }),
    );
    // PostgreSQL does it by itself within minutes of a load.
    await database.query(sql`vacuum analyze`);
    return { token, database: database.name, load: performance.now() - started };
  } finally {
    await database.close();
  }
}

async function* inBatches(months: ReturnType<typeof manyMonths>): AsyncGenerator<readonly Transaction[]> {
  for (const [, columns] of months)
    for (let first = 0; first < columns.length; first += batchSize)
      yield Array.from({ length: Math.min(batchSize, columns.length - first) }, (_, nth) =>
        rowAt(columns, first + nth),
      );
}
