import * as v from 'valibot';
import type { DocumentStore, StoredDocument } from '@back-office/shared/contract';
import type { RunLocked } from '../editLock';
import type { WriteResult } from '../storageArea';
import type { DocumentFormat } from './documentFormat';
import { createKnownRevision } from './knownRevisions';
import { createUnsentEdits, type UnsentEdit, type UnsentPlace } from './unsentEdits';

export interface ServerListOptions<Value, Operation> {
  readonly documents: DocumentStore;
  /** Of the document. */
  readonly key: string;
  readonly place: UnsentPlace;
  /** The lock of the list, and one for this work that only one tab does at a time. */
  readonly inLock: RunLocked;
  readonly inSendLock: RunLocked;
  readonly newId: () => string;
  readonly format: DocumentFormat<Value, Operation>;
  /** The list in this browser. */
  readonly stored: {
    readonly read: () => Value;
    readonly refresh?: (() => Promise<void> | undefined) | undefined;
    readonly write: (value: Value) => WriteResult | Promise<WriteResult>;
  };
  /** The list after an operation; the same object if nothing changes. */
  readonly apply: (value: Value, operation: Operation) => Value;
  /**
   * The copy is written with each answer of the server, also if nobody else has edited the list: for one that is not stored
   * in one step with the note of the edit, so that a page that is closed in between leaves no copy without the edit.
   */
  readonly isCopyRewritten?: boolean;
}

interface ServerList<Operation> {
  /**
   * Sends what the server does not have and gets what others have changed; called when the server tells its revisions.
   * Resolves to whether both have the same, and never fails: what is in the way is reported.
   */
  exchange(): Promise<boolean>;
  /** Awaited before `write`, under the lock of the list. */
  refresh(): Promise<void> | undefined;
  /** Writes the list and notes the edit for the server, both or neither; called under the lock of the list. */
  write(operation: Operation, writeList: () => WriteResult | Promise<WriteResult>): WriteResult | Promise<WriteResult>;
}

interface Settled {
  /** The revisions that edits were made to, and that they made. */
  readonly from: number;
  readonly to: number;
  /** Ids of edits. */
  readonly sent: ReadonlySet<string>;
}

/** What the server has of a list: its entries, and the ids of the last edits that are part of it. */
const documentSchema = v.looseObject({ entries: v.array(v.unknown()), edits: v.array(v.string()) });
const limits = { editsAtOnce: 100, editsInDocument: 1_000, conflicts: 20 } as const;

/**
 * A list of a connected shop. This browser has a copy, on which edits run at once, also while the server cannot be
 * reached. Each edit is noted until the server has it: it runs again on the list as the server has it then, the way two
 * tabs run their edits on what the other has stored. So the copy is always the list of the server with the edits it does
 * not have yet.
 */
export function createServerList<Value extends object, Operation>(
  options: ServerListOptions<Value, Operation>,
): ServerList<Operation> {
  const { documents, key, inSendLock, newId } = options;
  const copy = createCopy(options);
  const { known, unsent } = copy;

  async function exchange(): Promise<void> {
    const told = documents.revisions();
    if (!told) return;
    if (known.read() === null) await copy.noteAll();
    await copy.refresh();
    if (unsent.read().length === 0 && known.read() === (told.get(key) ?? 0)) return;
    // One that was added since is found when it is in the way.
    let document = told.has(key) ? await documents.read(key) : undefined;
    if ((document?.revision ?? 0) < (known.read() ?? 0)) await copy.noteAll();
    for (let conflicts = 0; ;) {
      const batch = unsent.read().slice(0, limits.editsAtOnce);
      const { next, content } = copy.withEdits(document, batch);
      const from = document?.revision ?? 0;
      let to = from;
      if (content) {
        const written = await documents.write(key, content, document?.revision);
        if (!written.ok) {
          document = written.current;
          conflicts += 1;
          if (conflicts >= limits.conflicts) throw new Error('Others change this list all the time.');
          continue;
        }
        to = written.revision;
        document = { revision: to, value: content };
      }
      await copy.settle(next, { from, to, sent: new Set(batch.map(({ id }) => id)) });
      if (unsent.read().length === 0) return;
    }
  }

  const start = oneAtATime(() =>
    inSendLock(exchange).then(
      () => report(undefined),
      (error: unknown) => report(error),
    ),
  );

  function report(problem: unknown): boolean {
    documents.report(key, problem);
    return problem === undefined;
  }

  return {
    exchange: start,
    refresh: () => unsent.refresh(),
    write(operation, writeList) {
      // Before that, the whole list is noted when the server is met.
      if (known.read() === null) return writeList();
      const before = unsent.read();
      const finish = (noted: WriteResult): WriteResult | Promise<WriteResult> =>
        noted.ok
          ? after(writeList(), (written) => {
              if (!written.ok) return after(unsent.write(before), () => written);
              void start();
              return written;
            })
          : noted;
      return after(unsent.write([...before, { id: newId(), operation }]), finish);
    },
  };
}

/** What this browser has of a list, and the edits that the server does not have yet. */
function createCopy<Value extends object, Operation>(options: ServerListOptions<Value, Operation>) {
  const { key, place, inLock, newId, format, stored, apply, isCopyRewritten } = options;
  const unsent = createUnsentEdits<Operation>(place, key);
  /** Of the document that the copy was made from; `null` until the server was first met. */
  const known = createKnownRevision(place, key);

  const refresh = () => Promise.all([stored.refresh?.(), unsent.refresh()]);

  /** Runs an edit that was noted. One that this version of the product cannot run changes nothing and is set aside. */
  function applied(value: Value, { id, operation }: UnsentEdit<Operation>): Value {
    try {
      return apply(value, operation);
    } catch (error) {
      console.error(`The edit ${id} of ${key} cannot be made.`, error);
      known.quarantine(JSON.stringify({ id, operation }));
      return value;
    }
  }

  /** What a document becomes with edits that it may have already; no `content` if that changes nothing. */
  function withEdits(document: StoredDocument | undefined, batch: readonly UnsentEdit<Operation>[]) {
    const { entries, edits } = v.parse(documentSchema, document?.value ?? { entries: [], edits: [] });
    const read = format.readEntries(entries);
    const value = format.valueOf(read.entries);
    const fresh = batch.filter(({ id }) => !edits.includes(id));
    const next = fresh.reduce(applied, value);
    if (next === value) return { next };
    const ids = [...edits, ...fresh.map(({ id }) => id)].slice(-limits.editsInDocument);
    return { next, content: { entries: [...format.entriesOf(next), ...read.unreadable], edits: ids } };
  }

  /** The whole list becomes an edit: the server was not met before, or has lost what it had. */
  async function noteAll(): Promise<void> {
    await inLock(async () => {
      await refresh();
      const entries = format.entriesOf(stored.read());
      const edit = { id: newId(), operation: format.adding(stored.read()) };
      const written = await unsent.write(entries.length > 0 ? [edit] : []);
      if (!written.ok) throw new Error(written.message);
      known.write(0);
    });
  }

  /** What the server has becomes the copy, with the edits that were made meanwhile. */
  async function settle(value: Value, { from, to, sent }: Settled): Promise<void> {
    await inLock(async () => {
      await refresh();
      const left = unsent.read().filter(({ id }) => !sent.has(id));
      // Without an edit of others, the copy has all of it.
      if (isCopyRewritten || from !== known.read()) {
        const written = await stored.write(left.reduce(applied, value));
        if (!written.ok) throw new Error(written.message);
      }
      known.write(to);
      if (left.length < unsent.read().length) await unsent.write(left);
    });
  }

  return { known, unsent, refresh, withEdits, noteAll, settle };
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

/** At once if the result is there, so that an edit of a short list waits for nothing. */
function after(
  result: WriteResult | Promise<WriteResult>,
  then: (result: WriteResult) => WriteResult | Promise<WriteResult>,
): WriteResult | Promise<WriteResult> {
  return result instanceof Promise ? result.then(then) : then(result);
}
