import type { Conversation } from '../domain/conversation';
import type { Operation } from '../domain/operations';
import { summaryOf } from '../domain/summary';
import { saved, type ConversationsStore, type SaveResult } from './conversationsStore';

/** What has not been stored: a whole conversation, or operations on a stored one. */
interface Unsaved {
  readonly created: Conversation | undefined;
  readonly operations: readonly Operation[];
}

type SaveProblem = 'full' | 'blocked';

export interface AutoSavedStore extends ConversationsStore {
  /** Why something is kept in this page only; `undefined` if everything is stored or auto-save is off. */
  problem(): SaveProblem | undefined;
  /** Stores what is kept in this page only, if auto-save is on. */
  flush(): Promise<void>;
}

/**
 * A store that keeps changes in the page while auto-save is off, and those that the storage refused. Nothing typed is
 * lost as long as the page is open; with the next chance it is stored.
 */
export function createAutoSavedStore(inner: ConversationsStore, isOn: () => boolean): AutoSavedStore {
  const unsaved = new Map<string, Unsaved>();
  const listeners = new Set<(id?: string) => void>();
  let problem: SaveProblem | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const notify = (id?: string) => {
    for (const listener of listeners) listener(id);
  };
  inner.subscribe((id) => {
    notify(id);
    // The storage is there again.
    if (id === undefined) void inTurn(flush);
  });

  /** Changes run one after another, so that a later one never overtakes an earlier one. */
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const next = turn.then(run);
    turn = next.catch(() => undefined);
    return next;
  }

  function keep(id: string, entry: Unsaved, reason?: SaveProblem): SaveResult {
    unsaved.set(id, entry);
    if (reason) problem = reason;
    notify(id);
    return reason ? { ok: false, reason } : saved;
  }

  async function store(id: string, { created, operations }: Unsaved): Promise<SaveResult> {
    const operation: Operation = (conversation) => operations.reduce((all, each) => each(all), conversation);
    const result = created ? await inner.create(operation(created)) : await inner.edit(id, operation);
    // An edit of a conversation that was deleted in another tab has nothing to change.
    if (result.ok || result.reason === 'missing') {
      unsaved.delete(id);
      if (unsaved.size === 0) problem = undefined;
    }
    return result;
  }

  async function change(id: string, entry: Unsaved): Promise<SaveResult> {
    if (!isOn()) return keep(id, entry);
    const result = await store(id, entry);
    if (!result.ok && result.reason !== 'missing') return keep(id, entry, result.reason);
    // What was refused before may be accepted now.
    if (unsaved.size > 0) void inTurn(flush);
    return result;
  }

  async function flush() {
    for (const [id, entry] of unsaved) {
      if (!isOn()) return;
      const result = await store(id, entry);
      notify(id);
      if (!result.ok && result.reason !== 'missing') problem = result.reason;
    }
  }

  async function read(id: string): Promise<Conversation | undefined> {
    const entry = unsaved.get(id);
    const base = entry?.created ?? (await inner.read(id));
    return base && entry ? entry.operations.reduce((all, each) => each(all), base) : base;
  }

  return {
    ...inner,
    async summaries() {
      const stored = await inner.summaries();
      const changed = await Promise.all([...unsaved.keys()].map(read));
      return [
        ...stored.filter(({ id }) => !unsaved.has(id)),
        ...changed.flatMap((conversation) => (conversation ? [summaryOf(conversation)] : [])),
      ];
    },
    async summary(id) {
      if (!unsaved.has(id)) return inner.summary(id);
      const conversation = await read(id);
      return conversation && summaryOf(conversation);
    },
    read,
    create: (conversation) => inTurn(() => change(conversation.id, { created: conversation, operations: [] })),
    edit: (id, operation) =>
      inTurn(() => {
        const { created, operations } = unsaved.get(id) ?? { created: undefined, operations: [] };
        return change(id, { created, operations: [...operations, operation] });
      }),
    remove: (id) =>
      inTurn(async () => {
        const isOnlyHere = unsaved.get(id)?.created !== undefined;
        unsaved.delete(id);
        if (unsaved.size === 0) problem = undefined;
        const result = isOnlyHere ? saved : await inner.remove(id);
        notify(id);
        // There may be room now.
        await flush();
        return result;
      }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    problem: () => problem,
    flush: () => inTurn(flush),
    close() {
      listeners.clear();
      inner.close();
    },
  };
}
