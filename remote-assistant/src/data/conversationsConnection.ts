import { isNamed, openConversationsDatabase, type ConversationsDatabase } from './conversationsDatabase';
import { pause } from './pause';

interface Options {
  /** Of the database, and of the channel that announces ids of changed conversations to other tabs. */
  readonly name: string;
  /** Writes to a database that was opened what the page kept of the one before. */
  readonly fill: (database: ConversationsDatabase) => Promise<void>;
  /** Keeps what is in a database that another tab deletes, which waits for it. */
  readonly rescue: (database: ConversationsDatabase) => Promise<void>;
  /** The database was lost or is there again. */
  readonly onChange: () => void;
  /** Another tab has changed a conversation. */
  readonly onMessage: (id: string) => void;
}

/** Milliseconds until work goes on without a database that does not open. */
const patience = 1_000;

/**
 * The database of the conversations, opened with the first question. One that another tab deletes or upgrades, or that
 * the browser closes, is opened again.
 */
export function createConversationsConnection({ name, fill, rescue, onChange, onMessage }: Options) {
  let database: ConversationsDatabase | undefined;
  /** Resolves to `undefined` when the patience is over. */
  let opening: Promise<ConversationsDatabase | undefined> | undefined;
  let channel: BroadcastChannel | undefined;
  let wasLost = false;
  let isMissing = false;
  let isClosed = false;

  const current = async () => database ?? (opening ??= open(Promise.resolve()));

  function open(ready: Promise<void>): Promise<ConversationsDatabase | undefined> {
    const waiting = new AbortController();
    // The second attempt is for a database that is lost while it is being filled.
    const opened = ready.then(() => connect().catch(connect)).then(use, fail);
    void opened.then(() => waiting.abort());
    return Promise.race([opened, pause(patience, waiting.signal).then(goWithout, () => opened)]);
  }

  async function connect(): Promise<ConversationsDatabase> {
    const next: ConversationsDatabase = await openConversationsDatabase(name, {
      onLeave: (isDeleted) => leave(next, isDeleted),
      onClosed: () => leave(next, false),
    });
    try {
      await fill(next);
      return next;
    } catch (error) {
      next.close();
      throw error;
    }
  }

  function use(next: ConversationsDatabase) {
    database = next;
    opening = undefined;
    if (isClosed) next.close();
    else channel ??= openChannel(name, onMessage);
    const isBack = wasLost || isMissing;
    isMissing = false;
    if (isBack) onChange();
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
    const isCurrent = database === lost;
    if (isCurrent) {
      database = undefined;
      wasLost = true;
    }
    if (!isCurrent || !canRead) lost.close();
    if (isCurrent) opening = open(canRead ? rescue(lost).finally(() => lost.close()) : Promise.resolve());
  }

  return {
    current,
    /** A database was used and may contain what this page does not know. */
    wasLost: () => wasLost,
    /** Works with the database, once more if it is lost meanwhile, or without one. */
    async attempt<Result>(work: (from: ConversationsDatabase) => Promise<Result>, otherwise: () => Promise<Result>) {
      for (let tries = 0; tries < 2; tries += 1) {
        const from = await current();
        if (!from) break;
        try {
          return await work(from);
        } catch (error) {
          if (database === from && !isNamed(error, 'InvalidStateError')) throw error;
          leave(from, false);
        }
      }
      return otherwise();
    },
    retry: () => void (isMissing && current()),
    post: (id: string) => channel?.postMessage(id),
    close() {
      isClosed = true;
      channel?.close();
      database?.close();
    },
  };
}

function openChannel(name: string, onMessage: (id: string) => void) {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => typeof data === 'string' && onMessage(data);
  return channel;
}
