import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Sql } from '../sql/sql';
import { copyText, type Cell, type Database, type Session } from './database';

/** PostgreSQL in this process, in memory or in a folder. It answers one question after the other. */
export async function openEmbedded(folder?: string): Promise<Database> {
  const pglite = await PGlite.create(folder);
  const inTransaction = <Result>(options: string, run: (session: Session) => Promise<Result>) =>
    pglite.transaction(async (own) => {
      if (options) await own.exec(`set transaction ${options}`);
      return run(sessionOf(own));
    });
  return {
    name: folder === undefined ? 'embedded PostgreSQL in memory' : `embedded PostgreSQL in ${folder}`,
    ...sessionOf(pglite),
    read: (run) => inTransaction('isolation level repeatable read read only', run),
    write: (run) => inTransaction('', run),
    async script(text) {
      await pglite.transaction((own) => own.exec(text));
    },
    close: () => pglite.close(),
  };
}

function sessionOf(pglite: Pick<Transaction, 'query'>): Session {
  return {
    async query<Row extends object>({ text, values }: Sql) {
      return (await pglite.query<Row>(text, values)).rows;
    },
    async copy(table: string, columns: readonly string[], rows: Iterable<readonly Cell[]>) {
      const blob = new Blob([copyText(rows)]);
      await pglite.query(`copy ${table} (${columns.join()}) from '/dev/blob'`, [], { blob });
    },
  };
}
