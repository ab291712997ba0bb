import type { DocumentChange, DocumentStore } from '@back-office/shared/contract';
import { currentAction, whenNoAction } from '../actions';
import type { RunLocked } from '../editLock';

/** What one list has for the server. */
export interface Draft {
  readonly changes: readonly DocumentChange[];
  /** Called when the server has the changes. */
  settle(): Promise<void>;
}

interface Taken {
  /** Of these edits. */
  readonly actions: readonly string[];
  /** Rejects if the list cannot be sent now. */
  draft(): Promise<Draft>;
}

/** A list whose edits are sent. */
interface SentList {
  readonly key: string;
  /** Whether the server and this browser do not have the same. */
  prepare(): Promise<boolean>;
  /** The edits of this moment. */
  take(): Taken;
  /** Called when something is in the way of its changes. */
  forget(): void;
}

export type Sending = ReturnType<typeof createSending>;

interface SendingOptions {
  readonly documents: DocumentStore;
  /** Only one tab does this work at a time. */
  readonly inLock: RunLocked;
}

const maxConflicts = 20;

/**
 * Sends what the server does not have of some lists and gets what others have changed: in one request for all lists, so
 * that an action of the merchant which edits several is on the server as a whole or not at all.
 */
export function createSending({ documents, inLock }: SendingOptions) {
  const lists: SentList[] = [];

  async function exchangeAll(): Promise<boolean> {
    const open = new Set(lists);
    let isDone = true;
    const fail = (list: SentList, error: unknown) => {
      isDone = false;
      if (open.delete(list)) documents.report(list.key, error);
    };
    for (let conflicts = 0; open.size > 0;) {
      for (const list of await prepared(open, fail)) {
        open.delete(list);
        documents.report(list.key, undefined);
      }
      while (currentAction() !== undefined) await whenNoAction();
      const drafts = await draftsOf(open, fail);
      const written = await writeAll(documents, drafts).catch((error: unknown) => {
        for (const { list } of drafts) fail(list, error);
      });
      if (!written) continue;
      if (written.ok) {
        for (const { list, draft } of drafts) await draft.settle().catch((error: unknown) => fail(list, error));
        continue;
      }
      conflicts += 1;
      for (const { list } of drafts) {
        list.forget();
        if (conflicts >= maxConflicts) fail(list, new Error('Others change this list all the time.'));
      }
    }
    return isDone;
  }

  return {
    add: (list: SentList) => void lists.push(list),
    /**
     * Called when the server tells its revisions. Resolves to whether both have the same, and never fails: what is in the
     * way is reported.
     */
    exchange: oneAtATime(() =>
      inLock(exchangeAll).catch((error: unknown) => {
        for (const { key } of lists) documents.report(key, error);
        return false;
      }),
    ),
  };
}

type Fail = (list: SentList, error: unknown) => void;

/** The lists of which the server and this browser have the same. */
async function prepared(lists: Iterable<SentList>, fail: Fail): Promise<readonly SentList[]> {
  const done: SentList[] = [];
  for (const list of [...lists]) {
    try {
      if (!(await list.prepare())) done.push(list);
    } catch (error) {
      fail(list, error);
    }
  }
  return done;
}

interface ListDraft {
  readonly list: SentList;
  readonly actions: readonly string[];
  readonly draft: Draft;
}

/** What lists have for the server at one moment. Of an action that cannot be sent as a whole, nothing is sent. */
async function draftsOf(lists: Iterable<SentList>, fail: Fail): Promise<readonly ListDraft[]> {
  // All at once: an action that begins later is in none of them.
  const taken = [...lists].map((list) => ({ list, ...list.take() }));
  let drafts: readonly ListDraft[] = [];
  const halves: { readonly actions: readonly string[]; readonly error: unknown }[] = [];
  for (const { list, actions, draft } of taken) {
    try {
      drafts = [...drafts, { list, actions, draft: await draft() }];
    } catch (error) {
      fail(list, error);
      halves.push({ actions, error });
    }
  }
  for (let half = halves.pop(); half; half = halves.pop()) {
    const { actions, error } = half;
    const left = drafts.filter((each) => each.actions.some((action) => actions.includes(action)));
    left.forEach(({ list }) => fail(list, error));
    halves.push(...left.map((each) => ({ actions: each.actions, error })));
    drafts = drafts.filter((each) => !left.includes(each));
  }
  return drafts;
}

/** Whether all changes were made, or none. */
async function writeAll(documents: DocumentStore, drafts: readonly ListDraft[]): Promise<{ readonly ok: boolean }> {
  const changes = drafts.flatMap(({ draft }) => draft.changes);
  if (changes.length > 1 && documents.writeAll) return documents.writeAll(changes);
  // A host of an earlier version makes them one by one.
  for (const { key, value, revision } of changes) {
    const written = await documents.write(key, value, revision);
    if (!written.ok) return { ok: false };
  }
  return { ok: true };
}

/** Runs one piece of work at a time. What is asked meanwhile runs once more, and all who ask get its result. */
function oneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  let isAskedAgain = false;

  return function start(): Promise<Result> {
    if (running) isAskedAgain = true;
    running ??= work().then((result) => {
      running = undefined;
      if (!isAskedAgain) return result;
      isAskedAgain = false;
      return start();
    });
    return running;
  };
}
