import { once } from 'node:events';
import postgres from 'postgres';
import { sql as statementOf, type Sql } from '../sql/sql';
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
    max: 1,
    connect_timeout: 10,
    onnotice: () => undefined,
    // The driver would ask for the types of arrays with each connection, and connect again and again if that fails.
    fetch_types: false,
    types: { texts: arrayOf(1009), integers: arrayOf(1007) },
    // Questions are short: compiling them takes longer than running them.
    connection: { application_name: 'ledger-server', statement_timeout: statementTimeout, jit: false },
  };
  const pool = createPool(connections, (onclose) =>
    typeof at === 'string' ? postgres(at, { ...options, onclose }) : postgres({ ...options, ...at, onclose }),
  );
  return {
    name: typeof at === 'string' ? `PostgreSQL at ${new URL(at).host}` : 'an installed PostgreSQL',
    query: (statement) => pool.use((sql) => sessionOf(sql).query(statement)),
    copy: (...rows) => pool.use((sql) => sessionOf(sql).copy(...rows)),
    read: (run) => pool.use((sql) => transaction(sql, 'isolation level repeatable read read only', run)),
    write: (run) =>
      pool.use((sql) =>
        transaction(sql, '', async (session) => {
          await session.query(statementOf`set local statement_timeout = 0`);
          return run(session);
        }),
      ),
    script: (text) => pool.use(async (sql) => void (await sql.begin((own) => own.unsafe(text).simple()))),
    close: () => pool.close(),
  };
}

/** How arrays become parameters of the array type of this number. In answers, statements make arrays JSON. */
function arrayOf(type: number): postgres.PostgresType<readonly string[]> {
  const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
  return {
    to: type,
    from: [type],
    serialize: (texts) => `{${texts.map(quoted).join()}}`,
    parse: () => {
      throw new Error('An array in an answer is made JSON by its statement.');
    },
  };
}

interface Connection {
  readonly sql: postgres.Sql;
  isLost: boolean;
}

/**
 * Connections that are thrown away when they are lost. The driver's own pool lets one more question fail for each:
 * docs/decisions/0017-own-pool-of-database-connections.md.
 */
function createPool(size: number, open: (onclose: () => void) => postgres.Sql) {
  const idle: Connection[] = [];
  const waiting: (() => void)[] = [];
  let count = 0;
  let isClosed = false;

  function connect(): Connection {
    const connection: Connection = { sql: open(() => (connection.isLost = true)), isLost: false };
    return connection;
  }

  function drop({ sql }: Connection): Promise<void> {
    return sql.end({ timeout: isClosed ? 5 : 0 }).catch(() => undefined);
  }

  async function use<Result>(run: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
    if (count < size) count += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const known = idle.pop();
    if (known?.isLost) void drop(known);
    const connection = known && !known.isLost ? known : connect();
    try {
      return await run(connection.sql);
    } catch (error) {
      if (isLoss(error)) connection.isLost = true;
      throw error;
    } finally {
      if (connection.isLost || isClosed) void drop(connection);
      else idle.push(connection);
      // The next one takes this place.
      const next = waiting.shift();
      if (next) next();
      else count -= 1;
    }
  }

  async function close() {
    isClosed = true;
    await Promise.all(idle.splice(0).map(drop));
  }

  return { use, close };
}

/**
 * A transaction whose connection is lost ends with the loss alone. Any further statement, also the `rollback` with which
 * `sql.begin` answers an error, would be written to a connection that is gone, and end this process.
 */
async function transaction<Result>(
  sql: postgres.Sql,
  options: string,
  run: (session: Session) => Promise<Result>,
): Promise<Result> {
  let result: { readonly value: Result } | undefined;
  let isLost = false;
  const unlessLost = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (isLost) return never;
    try {
      return await work();
    } catch (error) {
      if (!isLoss(error)) throw error;
      isLost = true;
      return never;
    }
  };
  try {
    await sql.begin(options, async (own) => {
      const { query, copy } = sessionOf(own);
      const session: Session = {
        query: (statement) => unlessLost(() => query(statement)),
        copy: (...rows) => unlessLost(() => copy(...rows)),
      };
      result = { value: await run(session) };
    });
  } finally {
    isLost = true;
  }
  if (!result) throw new Error('The transaction did not run.');
  return result.value;
}

const never = new Promise<never>(() => undefined);

/** Whether the connection ends with an error: `connection.onclose` of `sql.begin` tells of it. */
function isLoss(error: unknown): boolean {
  const { code = '' } = (error ?? {}) as { readonly code?: string };
  return /^(08|57P0[1-3]|CONNECTION_|ECONN|EPIPE)/.test(code);
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
