import { respondingClock, withDeadline } from '../loading/deadline';
import { isNamed, type DatabaseEvents } from './openDatabase';

interface Options<Database> {
  readonly open: (events: DatabaseEvents) => Promise<Database>;
  /** Writes to a database that was opened what the page kept of the one before. */
  readonly fill: (database: Database) => Promise<void>;
  /** Keeps what is in a database that another tab deletes, which waits for it. */
  readonly rescue: (database: Database) => Promise<void>;
  /** The database was lost or is there again. */
  readonly onChange: () => void;
  /** Logged when the work goes on without the database. */
  readonly notice: string;
}

/** Milliseconds, in which the page responds, until work goes on without a database that does not open. */
const patience = 1_000;

/**
 * A database that is opened when it is asked for the first time. One that another tab deletes or upgrades, or that the
 * browser closes, is opened again; meanwhile there is none, and whoever uses it works in memory.
 */
export function createDatabaseConnection<Database extends { close(): void }>({
  open: openDatabase,
  fill,
  rescue,
  onChange,
  notice,
}: Options<Database>) {
  let database: Database | undefined;
  /** Resolves to `undefined` when the patience is over. */
  let opening: Promise<Database | undefined> | undefined;
  let wasLost = false;
  let isMissing = false;
  let isClosed = false;

  const current = async () => (isClosed ? undefined : (database ?? (opening ??= open(Promise.resolve()))));

  function open(ready: Promise<void>): Promise<Database | undefined> {
    // The second attempt is for a database that is lost while it is being filled.
    const opened = ready.then(() => connect().catch(connect)).then(use, fail);
    const late = () => new Error('The database does not open.');
    return withDeadline(respondingClock, patience, opened, late).catch(goWithout);
  }

  async function connect(): Promise<Database> {
    const next: Database = await openDatabase({
      onLeave: (isDeleted) => leave(next, isDeleted),
      onClosed: () => leave(next, false),
    });
    if (isClosed) next.close();
    else await orClose(next, fill(next));
    return next;
  }

  function use(next: Database) {
    database = next;
    opening = undefined;
    if (wasLost || isMissing) onChange();
    isMissing = false;
    return next;
  }

  function fail(error: unknown) {
    opening = undefined;
    if (!isMissing) console.warn(notice, error);
    return goWithout();
  }

  function goWithout() {
    const isChange = !isMissing;
    isMissing = true;
    if (isChange) onChange();
    return undefined;
  }

  /** Closes a database, so that another tab can go on, and waits for the next one. */
  function leave(lost: Database, canRead: boolean) {
    if (database !== lost) return lost.close();
    database = undefined;
    wasLost = true;
    const left = canRead ? rescue(lost) : Promise.resolve();
    opening = open(left.finally(() => lost.close()));
  }

  return {
    current,
    wasLost: () => wasLost,
    /** Whether the work with a database failed because it was lost. Another one is opened then. */
    isLost(from: Database, error: unknown): boolean {
      const isLost = database !== from || isNamed(error, 'InvalidStateError');
      if (isLost) leave(from, false);
      return isLost;
    },
    retry: () => void (isMissing && current()),
    close() {
      isClosed = true;
      database?.close();
    },
  };
}

interface Connection<Database> {
  readonly current: () => Promise<Database | undefined>;
  readonly isLost: (from: Database, error: unknown) => boolean;
}

/** The answer of the database, which is asked once more if it is lost meanwhile; `undefined` if there is none to ask. */
export async function askDatabase<Database, Answer>(
  { current, isLost }: Connection<Database>,
  question: (database: Database) => Promise<Answer>,
): Promise<{ readonly answer: Answer } | undefined> {
  for (let tries = 0; tries < 2; tries += 1) {
    const database = await current();
    if (!database) break;
    try {
      return { answer: await question(database) };
    } catch (error) {
      if (!isLost(database, error)) throw error;
    }
  }
  return undefined;
}

/** Waits for work with a database, and closes it if the work fails. */
async function orClose(database: { close(): void }, work: Promise<void>) {
  try {
    await work;
  } catch (error) {
    database.close();
    throw error;
  }
}
