import type { LoadedOnce } from '../loading/loadOnce';
import { nothingReadable, type RestoreOutcome } from './damaged/restoreOutcome';
import type { openStore, Outcome } from './editLock';
import { createChangeHistory } from './history/changeHistory';
import { createListEdits, type AppliedEdit, type ListEdits } from './history/listEdits';
import { createConnectedList } from './serverList/connectedList';
import type { DocumentFormat } from './serverList/documentFormat';
import { refused, type WriteResult } from './storageArea';
import type { ReadList } from './storedList';

/** What an operation does to a list. */
interface AppliedOperation<Value, Operation> extends Omit<AppliedEdit<Operation>, 'write'> {
  /** The same object if nothing changes. */
  readonly after: Value;
}

interface EditStoreDefinition<Value extends object, Operation> {
  /** The name of its history, and of its document on the server of a connected shop. */
  readonly list: string;
  /** The stored list, or one that may be in a database. */
  readonly stored: {
    readonly read: () => Value;
    readonly write: (value: Value) => WriteResult | Promise<WriteResult>;
    readonly settle: () => void | Promise<void>;
    readonly refresh?: () => Promise<void> | undefined;
    readonly isFresh?: () => boolean;
  };
  readonly refusals?: Readonly<Record<'full' | 'blocked', string>>;
  /** Does what `apply` would take long for, in short tasks; `undefined` for nothing. */
  readonly prepare?: (before: Value, operation: Operation) => Promise<unknown> | undefined;
  readonly apply: (before: Value, operation: Operation) => AppliedOperation<Value, Operation>;
  /** What `prepare` and `apply` need, if it comes after the list: edits wait for it, and those that a server sends. */
  readonly code?: Pick<LoadedOnce<unknown>, 'current' | 'load'>;
  readonly format: DocumentFormat<Value, Operation>;
}

/**
 * The edits of a stored list: they run under its lock, are all or nothing, can be undone and are kept in its history. Of a
 * connected shop they are sent to its server.
 */
export function createEditStore<Value extends object, Operation>(
  opened: ReturnType<typeof openStore>,
  { list, stored, refusals, prepare, apply, code, format }: EditStoreDefinition<Value, Operation>,
): ListEdits<Operation> {
  const { place, inLock, lockOf, newId, documents } = opened;
  // Written under the lock only, so that opening a tab never overwrites an edit of another.
  inLock(stored.settle).catch((error: unknown) => console.warn(`The list of ${list} could not be read.`, error));
  const onServer =
    documents &&
    createConnectedList<Value, Operation>({
      ...{ documents, key: list, place, inLock, newId, format, stored, ready: code?.load },
      inSendLock: lockOf('back-office:send:lists'),
      apply: (value, operation) => apply(value, operation).after,
    });

  function refresh(): Promise<void> | undefined {
    const waits = [stored.refresh?.(), onServer?.refresh()].filter((wait) => wait !== undefined);
    return waits.length === 0 ? undefined : Promise.all(waits).then(() => undefined);
  }

  const edits = createListEdits<Operation>({
    inLock,
    history: createChangeHistory({ ...place, list }),
    refusal: (reason) => refusals?.[reason] ?? refused(reason).message,
    refresh,
    isFresh: onServer ? undefined : stored.isFresh,
    prepare: prepare && ((operation) => prepare(stored.read(), operation)),
    apply(operation) {
      const before = stored.read();
      const { after, ...applied } = apply(before, operation);
      if (after === before) return applied;
      const write = () => stored.write(after);
      return { ...applied, write: () => (onServer ? onServer.write(operation, write) : write()) };
    },
  });
  if (!code) return edits;

  const withCode = (edit: () => Promise<Outcome>) => (code.current() ? edit() : code.load().then(edit, notLoaded));
  return {
    edit: (...asked) => withCode(() => edits.edit(...asked)),
    history: { ...edits.history, toggle: (id) => withCode(() => edits.history.toggle(id)) },
  };
}

function notLoaded(error: unknown): Outcome {
  console.error('The code of edits could not be loaded.', error);
  return {
    ok: false,
    reason: 'failed',
    message: 'A part of this page could not be loaded. Your list is unchanged. Check the connection and try again.',
  };
}

/** Adds what can be read of a damaged list. `describe`: “3 items” */
export async function restoreEntries<Entry>(
  { entries, unreadable }: ReadList<Entry>,
  isWhole: boolean,
  add: (entries: readonly Entry[]) => Promise<Outcome>,
  describe: (count: number) => string,
): Promise<RestoreOutcome> {
  if (entries.length === 0) return nothingReadable;
  const outcome = await add(entries);
  if (!outcome.ok) return outcome;
  const { changed, undo } = outcome;
  const message = `${describe(changed)} restored`;
  return { ok: true, message, isComplete: isWhole && unreadable.length === 0, undo };
}
