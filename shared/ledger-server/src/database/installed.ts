import { once } from 'node:events';
import postgres from 'postgres';
import type { Sql } from '../sql/sql';
import type { Cluster } from './cluster';
import { copyText, type Cell, type Database, type Session } from './database';

interface PoolOptions {
  /** An address, or where the socket of a server of this machine is. */
  readonly at: string | Pick<Cluster, 'host' | 'username' | 'database'>;
  readonly connections: number;
  /** In milliseconds. */
  readonly statementTimeout: number;
}

/** A PostgreSQL server, through a pool of connections. It connects with the first statement. */
export function connectInstalled({ at, connections, statementTimeout }: PoolOptions): Database {
  const options = {
    max: connections,
    connect_timeout: 10,
    onnotice: () => undefined,
    // Questions are short: compiling them takes longer than running them.
    connection: { application_name: 'ledger-server', statement_timeout: statementTimeout, jit: false },
  };
  const sql = typeof at === 'string' ? postgres(at, options) : postgres({ ...options, ...at });
  return {
    name: typeof at === 'string' ? `PostgreSQL at ${new URL(at).host}` : 'an installed PostgreSQL',
    ...sessionOf(sql),
    read: (run) => begin('isolation level repeatable read read only', run),
    write: (run) =>
      begin('', async (session, own) => {
        await own`set local statement_timeout = 0`;
        return run(session);
      }),
    async script(text) {
      await sql.begin((own) => own.unsafe(text).simple());
    },
    close: () => sql.end({ timeout: 5 }),
  };

  async function begin<Result>(
    options: string,
    run: (session: Session, own: postgres.TransactionSql) => Promise<Result>,
  ): Promise<Result> {
    let result: { readonly value: Result } | undefined;
    await sql.begin(options, async (own) => {
      result = { value: await run(sessionOf(own), own) };
    });
    if (!result) throw new Error('The transaction did not run.');
    return result.value;
  }
}

function sessionOf(sql: postgres.ISql): Session {
  return {
    async query<Row extends object>({ text, values }: Sql) {
      return (await sql.unsafe(text, values as postgres.ParameterOrJSON<never>[])) as unknown as readonly Row[];
    },
    async copy(table: string, columns: readonly string[], rows: Iterable<readonly Cell[]>) {
      const writable = await sql.unsafe(`copy ${table} (${columns.join()}) from stdin`).writable();
      const done = once(writable, 'finish');
      writable.end(copyText(rows));
      await done;
    },
  };
}
