import { createServer, type AddressInfo } from 'node:net';
import { openEmbeddedLedger, openInstalledLedger } from '../ledgerServer.testing';
import { sql } from '../sql/sql';
import { connectInstalled } from './installed';

test('arrays are parameters, whatever their texts are', async () => {
  const texts = ['', ' ', 'NULL', 'a,b', '{c}', '"d"', '\\', '\\"', "it's", 'é\n'];
  for (const open of [openEmbeddedLedger, openInstalledLedger]) {
    const database = await open();
    if (!database) {
      console.warn('No PostgreSQL is installed: its run was left out.');
      continue;
    }
    const found = await database.query(sql`
      select to_jsonb(${texts}::text[]) as texts, to_jsonb(${['1', '-2']}::int[]) as numbers, to_jsonb(${[]}::text[]) as none`);
    await database.close();
    expect(found).toEqual([{ texts, numbers: [1, -2], none: [] }]);
  }
});

test('a server that closes each connection is connected to once for a question, not again and again', async () => {
  let connections = 0;
  const isReady = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(isReady, () => socket.once('data', () => socket.destroy())));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const database = connectInstalled({
    at: `postgres://ledger@127.0.0.1:${port}/ledger`,
    connections: 2,
    statementTimeout: 1_000,
  });
  await expect(database.query(sql`select 1 as one`)).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await database.close();
  await new Promise((resolve) => server.close(resolve));
  expect(connections).toBe(1);
});
