import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedLedger, openInstalledLedger, shopOf } from '../ledgerServer.testing';
import { sql } from '../sql/sql';
import type { Database } from './database';
import { connectInstalled } from './installed';
import { migrate } from './migrate';

/** The embedded one, and one on an installed PostgreSQL if there is any. */
let databases: readonly Database[] = [];
beforeAll(async () => {
  const opened = [await openEmbeddedLedger(), await openInstalledLedger()];
  databases = opened.filter((each) => each !== undefined);
});
afterAll(() => Promise.all(databases.map((each) => each.close())));

test('arrays are parameters, whatever their texts are', async () => {
  const texts = ['', ' ', 'NULL', 'a,b', '{c}', '"d"', '\\', '\\"', "it's", 'é\n'];
  for (const database of databases) {
    const found = await database.query(sql`
      select to_jsonb(${texts}::text[]) as texts, to_jsonb(${['1', '-2']}::int[]) as numbers, to_jsonb(${[]}::text[]) as none`);
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

test('without a PostgreSQL, or with one that cannot be started, its run is left out, and that is written for the totals', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  for (const program of ['initdb', 'pg_ctl']) {
    writeFileSync(join(folder, program), '#!/bin/sh\nexit 1\n');
    chmodSync(join(folder, program), 0o755);
  }
  const before = process.env['BACK_OFFICE_LEFT_OUT'];
  const file = (process.env['BACK_OFFICE_LEFT_OUT'] = join(folder, 'left-out.txt'));
  try {
    // A folder without programs stands for a machine without PostgreSQL.
    for (const programs of [folder, join(folder, 'none')])
      expect(await openInstalledLedger(1_000, programs)).toBeUndefined();
    expect(readFileSync(file, 'utf8')).toMatch(
      /^(The run on an installed PostgreSQL was left out: the installed PostgreSQL cannot be started \(.+\)\.\n){2}$/,
    );
  } finally {
    if (before === undefined) delete process.env['BACK_OFFICE_LEFT_OUT'];
    else process.env['BACK_OFFICE_LEFT_OUT'] = before;
    rmSync(folder, { recursive: true });
  }
});

test('extensions can distribute the tables: the identity is a bigint, and each table of many rows is in the guide', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/ledger-server.md'), 'utf8');
  for (const database of databases) {
    const identities = await database.query(sql`
      select table_name::text, data_type::text from information_schema.columns
      where table_schema = 'ledger' and is_identity = 'YES'`);
    const large = await database.query<{ name: string }>(sql`
      select relname::text as name from pg_class where relnamespace = 'ledger'::regnamespace and relkind in ('r', 'p')
        and not relispartition and relname not in ('shops', 'migrations', 'tokens') order by 1`);
    const { shop } = await shopOf(database, []);
    expect(identities).toEqual([{ table_name: 'shops', data_type: 'bigint' }]);
    expect(large.length).toBeGreaterThan(8);
    for (const { name } of large) expect(guide).toContain(`create_distributed_table('ledger.${name}', 'shop');`);
    expect(shop).toEqual(expect.any(Number));
  }
});

test('a text that the catalog has and the tables have not gets a column, empty for the transactions that are there', async () => {
  for (const database of databases) {
    await database.script('alter table ledger.transactions drop column feedback');
    await migrate(database, join(import.meta.dirname, '../../migrations'));
    const found = await database.query(sql`
      select is_nullable::text, column_default::text, collation_name::text from information_schema.columns
      where table_schema = 'ledger' and table_name = 'transactions' and column_name = 'feedback'`);
    expect(found).toEqual([{ is_nullable: 'NO', column_default: "''::text", collation_name: 'C' }]);
  }
});
