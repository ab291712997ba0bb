import { fileOf } from '../../../src/books/books.testing';
import { checkServer } from '../../../src/ledger/http/conformance';
import { createLedger } from '../../../src/ledger/sample/createLedger';
import { effort } from '../../../src/testing/effort';
import type { Database } from '../database/database';
import { exampleShop, openEmbeddedLedger, openInstalledLedger, shopOf } from '../ledgerServer.testing';
import { loadFile } from '../load/loadFiles';
import { addShop } from '../shops/shops';
import { addToken } from '../shops/tokens';
import { createServer } from './server';

const questions = Number(process.env['LEDGER_QUESTIONS'] ?? effort(60, 1_000));

const databases = { embedded: openEmbeddedLedger, installed: openInstalledLedger };

async function failedChecks(database: Database, shop: number, load?: (url: string, token: string) => Promise<unknown>) {
  const token = await addToken(database, { shop, mayLoad: load !== undefined, name: '', days: 1 });
  const app = await createServer({
    database,
    origins: [],
    requestsPerMinute: 1_000_000,
    now: () => Date.parse('2026-01-01T12:00:00Z'),
  });
  try {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    await load?.(url, token);
    const results = await checkServer({ url, token, questions, maxRows: 1_000 });
    expect(results.length).toBeGreaterThan(10);
    return results.filter(({ problem }) => problem !== undefined);
  } finally {
    await app.close();
  }
}

describe.each(['embedded', 'installed'] as const)('over the %s PostgreSQL, the conformance test is passed', (name) => {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await databases[name]();
  });
  afterAll(() => database?.close());

  test('with sales of which everything is known', async () => {
    if (!database) return;
    const { shop } = await shopOf(database, createLedger().rowsOf({ from: '2025-06-01', to: '2025-07-18' }));
    expect(await failedChecks(database, shop)).toEqual([]);
  });

  test('with a plain list of lines, which says nothing of taxes and payments and has no refunds', async () => {
    if (!database) return;
    const shop = await addShop(database, { ...exampleShop, name: 'Lines' });
    const list = 'Invoice,Item,Quantity,Date,Price\n1,Cup,2,2025-06-03 10:30,2.50\n2,Pot,1,2025-06-04 11:00,9.00\n';
    const load = (url: string, token: string) => loadFile({ url, token }, [fileOf(list, 'lines.csv')]);
    expect(await failedChecks(database, shop, load)).toEqual([]);
  });
});
