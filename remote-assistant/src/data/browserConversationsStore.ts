import { notPersistedNotice, type Outcome, type UnreadableValue } from '@back-office/shared/state';
import type { Conversation } from '../domain/conversation';
import { summaryOf } from '../domain/summary';
import { saved, type ConversationsStore, type SaveResult } from './conversationsStore';
import {
  LostDatabaseError,
  openIndexedConversationsStore,
  type IndexedConversationsStore as Database,
} from './indexedConversationsStore';

interface Options {
  readonly namespace: string;
  readonly now: () => number;
  /** Calls back when a database that could not be opened should be tried again. Returns how to end that. */
  readonly onWake?: (retry: () => void) => () => void;
}

const refused: SaveResult = { ok: false, reason: 'blocked' };
/** Milliseconds until work goes on without a database that does not open. */
const patience = 1_000;

/**
 * The browser's database, opened with the first question. One that another tab deletes, or that the browser closes, is
 * opened again, and what it contained is written back. While there is none, what this page has read can still be read,
 * and changes are refused, so that whoever made them keeps them and repeats them later.
 */
export function createBrowserConversationsStore(options: Options): ConversationsStore {
  const { onWake = () => () => undefined } = options;
  const listeners = new Set<(id?: string) => void>();
  /** What this page has read or written, as it was stored. */
  const known = new Map<string, Conversation>();
  /** What else a database contained before it was deleted. */
  const rescued = new Map<string, Conversation>();
  /** Removed while there was no database. */
  const removed = new Set<string>();
  let database: Database | undefined;
  /** Resolves to `undefined` when the patience is over. */
  let opening: Promise<Database | undefined> | undefined;
  let wasLost = false;
  let isInMemory = false;
  let isClosed = false;

  function notify(id?: string) {
    for (const listener of listeners) listener(id);
  }

  function setInMemory(next: boolean) {
    const isChange = isInMemory !== next;
    isInMemory = next;
    if (isChange) notify();
  }

  const current = async () => database ?? (opening ??= open(Promise.resolve()));

  function open(ready: Promise<void>): Promise<Database | undefined> {
    const opened = ready
      .then(openDatabase)
      .catch(openAgain)
      .then(
        (next) => {
          database = next;
          opening = undefined;
          if (isClosed) next.close();
          else if (wasLost && !isInMemory) notify();
          setInMemory(false);
          return next;
        },
        (error: unknown) => {
          opening = undefined;
          if (!isInMemory)
            console.warn('Conversations are kept in memory, because the database cannot be used.', error);
          setInMemory(true);
          return undefined;
        },
      );
    return within(patience, opened, () => setInMemory(true));
  }

  /** A database may be lost again while it is being filled. */
  async function openAgain(error: unknown) {
    if (error instanceof LostDatabaseError) return openDatabase();
    throw error;
  }

  async function openDatabase(): Promise<Database> {
    const next: Database = await openIndexedConversationsStore({
      ...options,
      onLost: (how) => leave(next, how === 'deleted'),
    });
    next.subscribe((id) => {
      if (id !== undefined) void hear(next, id);
    });
    if (wasLost) await next.restore([...new Map([...known, ...rescued]).values()].filter(({ id }) => !removed.has(id)));
    for (const id of removed) await next.remove(id);
    rescued.clear();
    removed.clear();
    return next;
  }

  /** Closes a database, so that another tab can go on, and waits for the next one. */
  function leave(lost: Database, canRead: boolean) {
    if (database !== lost) {
      lost.close();
      return;
    }
    database = undefined;
    wasLost = true;
    opening = open(canRead ? rescue(lost) : Promise.resolve(lost.close()));
  }

  async function rescue(lost: Database) {
    try {
      for (const conversation of await lost.all()) rescued.set(conversation.id, conversation);
    } catch (error) {
      console.warn('Conversations that this page had not read could not be kept.', error);
    }
    lost.close();
  }

  /** Another tab may have changed or removed what is known here. */
  async function hear(from: Database, id: string) {
    notify(id);
    if (!known.has(id)) return;
    try {
      remember(id, await from.read(id));
    } catch (error) {
      console.warn(`The conversation ${id} could not be read again.`, error);
    }
  }

  function remember(id: string, conversation: Conversation | undefined) {
    if (conversation) known.set(id, conversation);
    else known.delete(id);
  }

  /** The second attempt is for a database that was lost meanwhile. */
  async function attempt<Result>(work: (from: Database) => Promise<Result>, otherwise: () => Result): Promise<Result> {
    for (let tries = 0; tries < 2; tries += 1) {
      const from = await current();
      if (!from) break;
      try {
        return await work(from);
      } catch (error) {
        if (!(error instanceof LostDatabaseError)) throw error;
        leave(from, false);
      }
    }
    return otherwise();
  }

  /** Throws for a conversation that a lost database may contain. */
  function inMemory(id: string): Conversation | undefined {
    const conversation = removed.has(id) ? undefined : (rescued.get(id) ?? known.get(id));
    if (conversation || removed.has(id) || !wasLost) return conversation;
    throw new Error(`The conversation ${id} cannot be read without the database.`);
  }

  const stopWaking = onWake(() => {
    if (isInMemory) void current();
  });

  return {
    summaries: () =>
      attempt(
        (from) => from.summaries(),
        () => [...new Map([...known, ...rescued]).values()].filter(({ id }) => !removed.has(id)).map(summaryOf),
      ),
    summary: (id) =>
      attempt(
        (from) => from.summary(id),
        () => {
          const conversation = inMemory(id);
          return conversation && summaryOf(conversation);
        },
      ),
    read: (id) =>
      attempt(
        async (from) => {
          const conversation = await from.read(id);
          remember(id, conversation);
          return conversation;
        },
        () => inMemory(id),
      ),
    create: (conversation) =>
      attempt(
        async (from) => {
          const result = await from.create(conversation);
          if (result.ok) known.set(conversation.id, conversation);
          return result;
        },
        () => refused,
      ),
    edit: (id, operation) =>
      attempt(
        async (from) => {
          let next: Conversation | undefined;
          const result = await from.edit(id, (conversation) => (next = operation(conversation)));
          if (result.ok) remember(id, next);
          return result;
        },
        () => refused,
      ),
    remove: (id) =>
      attempt(
        async (from) => {
          const result = await from.remove(id);
          if (result.ok) known.delete(id);
          return result;
        },
        () => {
          removed.add(id);
          return saved;
        },
      ),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isPersistent: async () => (await current()) !== undefined,
    unreadable: () =>
      attempt<readonly UnreadableValue[]>(
        (from) => from.unreadable(),
        () => [],
      ),
    discardDamaged: (value) =>
      attempt<Outcome>(
        (from) => from.discardDamaged(value),
        () => ({ ok: false, reason: 'failed', message: notPersistedNotice }),
      ),
    restoreDamaged: (value) =>
      attempt(
        (from) => from.restoreDamaged(value),
        () => ({ ok: false, message: notPersistedNotice }),
      ),
    close() {
      isClosed = true;
      stopWaking();
      listeners.clear();
      database?.close();
    },
  };
}

/** The result, or `undefined` if it takes longer than `ms`. */
async function within<Result>(ms: number, result: Promise<Result>, onLate: () => void): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      onLate();
      resolve(undefined);
    }, ms);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
