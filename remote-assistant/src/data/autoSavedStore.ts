import type { Conversation } from '../domain/conversation';
import { applyOperations, type Operation } from '../domain/operations';
import { summaryOf } from '../domain/summary';
import { createListeners, saved, type ConversationsStore, type SaveResult } from './conversationsStore';

/** What has not been stored: a whole conversation, or the edits of a stored one. */
type Unsaved =
  | { readonly created: Conversation; readonly edits?: never }
  | { readonly edits: readonly Operation[]; readonly created?: never };

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
  const { notify, subscribe, clear } = createListeners();
  const inTurn = createTurns();
  let problem: SaveProblem | undefined;
  inner.subscribe((id) => {
    notify(id);
    // The storage is there again.
    if (id === undefined) void inTurn(flush);
  });

  function drop(id: string) {
    unsaved.delete(id);
    if (unsaved.size === 0) problem = undefined;
  }

  async function store(id: string, { created, edits }: Unsaved): Promise<SaveResult> {
    const result = await (created ? inner.create(created) : inner.edit(id, ...edits));
    // An edit of a conversation that was deleted in another tab has nothing to change.
    if (result.ok || result.reason === 'missing') drop(id);
    else problem = result.reason;
    return result;
  }

  async function change(id: string, entry: Unsaved): Promise<SaveResult> {
    const result = isOn() ? await store(id, entry) : undefined;
    const isKept = !result || (!result.ok && result.reason !== 'missing');
    if (isKept) {
      unsaved.set(id, entry);
      notify(id);
    }
    // What was refused before may be accepted now.
    else if (unsaved.size > 0) void inTurn(flush);
    return result ?? saved;
  }

  async function flush() {
    for (const [id, entry] of unsaved) {
      if (!isOn()) return;
      await store(id, entry);
      notify(id);
    }
  }

  return {
    ...inner,
    ...withUnsaved(inner, unsaved),
    create: (conversation) => inTurn(() => change(conversation.id, { created: conversation })),
    edit: (id, ...operations) => inTurn(() => change(id, withEdits(unsaved.get(id), operations))),
    remove: (id) =>
      inTurn(async () => {
        const isOnlyHere = unsaved.get(id)?.created !== undefined;
        drop(id);
        const result = isOnlyHere ? saved : await inner.remove(id);
        notify(id);
        // There may be room now.
        await flush();
        return result;
      }),
    subscribe,
    problem: () => problem,
    flush: () => inTurn(flush),
    close() {
      clear();
      inner.close();
    },
  };
}

/** What is stored, as it is with the unsaved changes. */
function withUnsaved(inner: ConversationsStore, unsaved: ReadonlyMap<string, Unsaved>) {
  async function read(id: string): Promise<Conversation | undefined> {
    const { created, edits } = unsaved.get(id) ?? {};
    if (created) return created;
    const stored = await inner.read(id);
    return stored && edits ? applyOperations(stored, edits) : stored;
  }

  async function summary(id: string) {
    if (!unsaved.has(id)) return inner.summary(id);
    const conversation = await read(id);
    return conversation && summaryOf(conversation);
  }

  async function summaries() {
    const stored = await inner.summaries();
    const changed = await Promise.all([...unsaved.keys()].map(summary));
    return [...stored.filter(({ id }) => !unsaved.has(id)), ...changed.filter((each) => each !== undefined)];
  }

  return { read, summary, summaries };
}

function withEdits({ created, edits = [] }: Partial<Unsaved> = {}, operations: readonly Operation[]): Unsaved {
  return created ? { created: applyOperations(created, operations) } : { edits: [...edits, ...operations] };
}

/** Runs one after another, so that a later change never overtakes an earlier one. */
function createTurns() {
  let turn: Promise<unknown> = Promise.resolve();
  return <Result>(run: () => Promise<Result>): Promise<Result> => {
    const next = turn.then(run);
    turn = next.catch(() => undefined);
    return next;
  };
}
