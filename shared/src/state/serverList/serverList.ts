import type { DocumentStore } from '@back-office/shared/contract';
import { currentAction } from '../actions';
import type { RunLocked } from '../editLock';
import type { WriteResult } from '../storageArea';
import type { DocumentFormat } from './documentFormat';
import { createKnownParts, createKnownRevision } from './knownRevisions';
import { createListDocument, type KnownParts, type ListDocument } from './listDocument';
import type { Draft, Sending } from './sending';
import { createUnsentEdits, type UnsentEdit, type UnsentPlace } from './unsentEdits';

export interface ServerListOptions<Value, Operation> {
  readonly documents: DocumentStore;
  /** Of the document. */
  readonly key: string;
  readonly place: UnsentPlace;
  readonly inLock: RunLocked;
  /** Sends the edits of this list, and those of others with them. */
  readonly sending: Sending;
  readonly newId: () => string;
  readonly format: DocumentFormat<Value, Operation>;
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

interface Noting<Operation> {
  /** Awaited before `write`, under the lock of the list. */
  refresh(): Promise<void> | undefined;
  /** Writes the list and notes the edit for the server, both or neither; called under the lock of the list. */
  write(operation: Operation, writeList: () => WriteResult | Promise<WriteResult>): WriteResult | Promise<WriteResult>;
}

interface Settled {
  /** The revision that edits were made to. */
  readonly from: number;
  /** Ids of edits that the server has now. */
  readonly sent: ReadonlySet<string>;
  /** What this browser notes of the document as it is now. */
  readonly document: KnownParts;
}

const limits = { editsAtOnce: 500, editsInDocument: 1_000 } as const;

/**
 * A list of a connected shop. This browser has a copy, on which edits run at once, also while the server cannot be
 * reached. Each edit is noted until the server has it: it runs again on the list as the server has it then, the way two
 * tabs run their edits on what the other has stored. So the copy is always the list of the server with the edits it does
 * not have yet.
 */
export function createServerList<Value extends object, Operation>(
  options: ServerListOptions<Value, Operation>,
): Noting<Operation> {
  const { documents, key, newId, format, sending } = options;
  const document = createListDocument({ documents, key, newId, readEntries: format.readEntries });
  const copy = createCopy(options, document);
  const { known, unsent } = copy;

  /** Of these edits, those that the server does not have already are made on its list. */
  async function draft(batch: readonly UnsentEdit<Operation>[]): Promise<Draft> {
    const state = await document.read();
    const { edits, parts } = state;
    // The server has lost what it had.
    if (state.revision < (known.read() ?? 0)) {
      await copy.noteAll();
      return draft(unsent.read().slice(0, limits.editsAtOnce));
    }
    const value = format.valueOf(parts.flatMap(({ entries }) => entries));
    const fresh = batch.filter(({ id }) => !edits.includes(id));
    const next = fresh.reduce(copy.applied, value);
    const sent = new Set(batch.map(({ id }) => id));
    const from = state.revision;
    if (next === value)
      return { changes: [], settle: () => copy.settle(next, { from, sent, document: document.keep(state) }) };
    const ids = [...edits, ...fresh.map(({ id }) => id)].slice(-limits.editsInDocument);
    const made = await document.changesTo(state, format.entriesOf(next), ids);
    if (!made) return draft(batch);
    return {
      changes: made.changes,
      settle: () => copy.settle(next, { from, sent, document: document.keep(made.next) }),
    };
  }

  sending.add({
    key,
    forget: document.forget,
    async prepare() {
      const told = documents.revisions();
      if (!told) return false;
      if (known.read() === null) await copy.noteAll();
      await copy.refresh();
      if (unsent.read().length > 0) return true;
      if (known.read() === (told.get(key) ?? 0)) return false;
      await copy.assumeParts();
      return true;
    },
    take() {
      const batch = unsent.read().slice(0, limits.editsAtOnce);
      return { actions: batch.flatMap(({ action }) => action ?? []), draft: () => draft(batch) };
    },
  });

  return {
    refresh: () => unsent.refresh(),
    write(operation, writeList) {
      // Before that, the whole list is noted when the server is met.
      if (known.read() === null) return writeList();
      const before = unsent.read();
      copy.assume();
      const finish = (noted: WriteResult): WriteResult | Promise<WriteResult> =>
        noted.ok
          ? after(writeList(), (written) => {
              if (!written.ok) return after(unsent.write(before), () => written);
              void sending.exchange();
              return written;
            })
          : noted;
      return after(copy.note(operation), finish);
    },
  };
}

/** What this browser has of a list, and the edits that the server does not have yet. */
function createCopy<Value extends object, Operation>(
  { key, place, inLock, newId, format, stored, apply, isCopyRewritten }: ServerListOptions<Value, Operation>,
  document: ListDocument,
) {
  const unsent = createUnsentEdits<Operation>(place, key);
  /** Of the document that the copy was made from; `null` until the server was first met. */
  const known = createKnownRevision(place, key);
  const knownParts = createKnownParts(place, key);
  /** Ids of edits that were made on the copy in this page. Of others the page may have been closed in between. */
  const madeHere = new Set<string>();

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

  function note(operation: Operation): WriteResult | Promise<WriteResult> {
    const id = newId();
    const action = currentAction();
    madeHere.add(id);
    return unsent.write([...unsent.read(), { id, operation, ...(action !== undefined && { action }) }]);
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

  /** While the server has every edit, the copy is its list. Called under the lock. */
  function assume(): void {
    const parts = knownParts.read();
    if (parts && parts.parts.length > 0 && parts.revision === known.read() && unsent.read().length === 0)
      document.assume(parts, format.entriesOf(stored.read()));
  }

  const assumeParts = () =>
    inLock(async () => {
      await refresh();
      assume();
    });

  /** What the server has becomes the copy, with the edits that were made meanwhile. */
  async function settle(value: Value, { from, sent, document: now }: Settled): Promise<void> {
    await inLock(async () => {
      await refresh();
      const left = unsent.read().filter(({ id }) => !sent.has(id));
      // Without an edit of others, the copy has all of it.
      const isWhole = from === known.read() && [...sent].every((id) => madeHere.has(id));
      if (isCopyRewritten || !isWhole) {
        knownParts.write(null);
        const written = await stored.write(left.reduce(applied, value));
        if (!written.ok) throw new Error(written.message);
      }
      known.write(now.revision);
      if (left.length < unsent.read().length) await unsent.write(left);
      if (now.parts.length > 0 || knownParts.read()) knownParts.write(now.parts.length > 0 ? now : null);
      sent.forEach((id) => madeHere.delete(id));
    });
  }

  return { known, unsent, refresh, applied, note, noteAll, assume, assumeParts, settle };
}

/** At once if the result is there, so that an edit of a short list waits for nothing. */
function after(
  result: WriteResult | Promise<WriteResult>,
  then: (result: WriteResult) => WriteResult | Promise<WriteResult>,
): WriteResult | Promise<WriteResult> {
  return result instanceof Promise ? result.then(then) : then(result);
}
