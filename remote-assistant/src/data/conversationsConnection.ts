import { isNamed, openConversationsDatabase, type ConversationsDatabase } from './conversationsDatabase';
import { pause } from './pause';

interface Options {
  readonly name: string;
  /** Writes to a database that was opened what the page kept of the one before. */
  readonly fill: (database: ConversationsDatabase) => Promise<void>;
  /** Keeps what is in a database that another tab deletes, which waits for it. */
  readonly rescue: (database: ConversationsDatabase) => Promise<void>;
  /** The database was lost or is there again. */
  readonly onChange: () => void;
}

/** Milliseconds until work goes on without a database that does not open. */
const patience = 1_000;

/**
 * The database of the conversations, opened with the first question. One that another tab deletes or upgrades, or that
 * the browser closes, is opened again.
 */
export function createConversationsConnection({ name, fill, rescue, onChange }: Options) {
  let database: ConversationsDatabase | undefined;
  /** Resolves to `undefined` when the patience is over. */
  let opening: Promise<ConversationsDatabase | undefined> | undefined;
  let wasLost = false;
  let isMissing = false;
  let isClosed = false;

  const current = async () => database ?? (opening ??= open(Promise.resolve()));

  function open(ready: Promise<void>): Promise<ConversationsDatabase | undefined> {
    const waiting = new AbortController();
    // The second attempt is for a database that is lost while it is being filled.
    const opened = ready
      .then(() => connect().catch(connect))
      .then(use, fail)
      .finally(() => waiting.abort());
    return Promise.race([opened, pause(patience, waiting.signal).then(goWithout, () => opened)]);
  }

  async function connect(): Promise<ConversationsDatabase> {
    const next: ConversationsDatabase = await openConversationsDatabase(name, {
      onLeave: (isDeleted) => leave(next, isDeleted),
      onClosed: () => leave(next, false),
    });
    if (isClosed) next.close();
    else
      await fill(next).catch((error: unknown) => {
        next.close();
        throw error;
      });
    return next;
  }

  function use(next: ConversationsDatabase) {
    database = next;
    opening = undefined;
    if (wasLost || isMissing) onChange();
    isMissing = false;
    return next;
  }

  function fail(error: unknown) {
    opening = undefined;
    if (!isMissing) console.warn('Conversations are kept in memory, because the database cannot be used.', error);
    return goWithout();
  }

  function goWithout() {
    const isChange = !isMissing;
    isMissing = true;
    if (isChange) onChange();
    return undefined;
  }

  /** Closes a database, so that another tab can go on, and waits for the next one. */
  function leave(lost: ConversationsDatabase, canRead: boolean) {
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
    isLost(from: ConversationsDatabase, error: unknown): boolean {
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
