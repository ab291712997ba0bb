import { createLedger } from '../../../src/ledger/sample/createLedger';
import { openEmbeddedLedger, openInstalledLedger, shopOf } from '../ledgerServer.testing';
import { sql } from '../sql/sql';

const rows = createLedger().rowsOf({ from: '2025-06-22', to: '2025-06-28' });

test.each([openEmbeddedLedger, openInstalledLedger])('a load counts what it adds for the planner: %p', async (open) => {
  const database = await open();
  if (!database) return;
  try {
    await shopOf(database, rows);
    const counts = await database.query(sql`
      select relname::text as name, reltuples::int as rows from pg_class
      where relname in ('transactions_2025_06', 'lines_2025_06') order by 1`);
    const lines = rows.reduce((sum, row) => sum + (row.lines?.length || 1), 0);
    expect(counts).toEqual([
      { name: 'lines_2025_06', rows: lines },
      { name: 'transactions_2025_06', rows: rows.length },
    ]);
  } finally {
    await database.close();
  }
});
