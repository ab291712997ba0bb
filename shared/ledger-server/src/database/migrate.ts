import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textColumns } from '../columnNames';
import { sql } from '../sql/sql';
import type { Database } from './database';

/**
 * Runs the numbered files of `migrations` that the database has not seen, each in a transaction, and adds the columns of texts
 * that the catalog has since then: empty for the transactions that are there.
 */
export async function migrate(database: Database, folder: string): Promise<readonly string[]> {
  await database.script(`
    create schema if not exists ledger;
    create table if not exists ledger.migrations (name text primary key, at timestamptz not null default now());`);
  const known = new Set((await database.query<{ name: string }>(sql`select name from ledger.migrations`)).map(nameOf));
  const missing = readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name) && !known.has(name))
    .sort();
  for (const name of missing) {
    const text = readFileSync(join(folder, name), 'utf8');
    await database.script(`${text}\ninsert into ledger.migrations (name) values ('${name}');`);
  }
  const columns = await database.query<{ name: string }>(
    sql`select column_name::text as name from information_schema.columns
      where table_schema = 'ledger' and table_name = 'transactions'`,
  );
  const stored = new Set(columns.map(nameOf));
  const added = textColumns.filter((name) => !stored.has(name));
  const addOne = (name: string) => `add column if not exists ${name} text collate "C" not null default ''`;
  if (added.length > 0) await database.script(`alter table ledger.transactions ${added.map(addOne).join()}`);
  return missing;
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}
