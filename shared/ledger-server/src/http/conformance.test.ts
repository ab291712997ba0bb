import { checkServer } from '../../../src/ledger/http/conformance';
import { createLedger } from '../../../src/ledger/sample/createLedger';
import { openLedger, shopOf } from '../ledgerServer.testing';
import { addToken } from '../shops/tokens';
import { createServer } from './server';

const questions = Number(process.env['LEDGER_QUESTIONS'] ?? 60);

test('the reference server passes the conformance test, over an installed PostgreSQL if there is one', async () => {
  const database = await openLedger();
  const { shop } = await shopOf(database, createLedger().rowsOf({ from: '2025-06-01', to: '2025-07-18' }));
  const token = await addToken(database, { shop, mayLoad: false, name: '', days: 1 });
  const app = await createServer({
    database,
    origins: [],
    requestsPerMinute: 1_000_000,
    now: () => Date.parse('2026-01-01T12:00:00Z'),
  });
  try {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const results = await checkServer({ url, token, questions, maxRows: 1_000 });
    expect(results.filter(({ problem }) => problem !== undefined)).toEqual([]);
    expect(results.length).toBeGreaterThan(10);
  } finally {
    await app.close();
    await database.close();
  }
});
