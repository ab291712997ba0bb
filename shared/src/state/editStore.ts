import { nothingReadable, type RestoreOutcome } from './damaged/restoreOutcome';
import type { openStore, Outcome } from './editLock';
import { createChangeHistory } from './history/changeHistory';
import { createListEdits, type AppliedEdit, type ListEdits } from './history/listEdits';
import { refused } from './storageArea';
import { createStoredList, type ReadList, type StoredList, type StoredListOptions } from './storedList';

export interface EditStoreDefinition<Entry, Operation> extends Pick<
  StoredListOptions<Entry>,
  'key' | 'freshStart' | 'readEntries'
> {
  /** The name of its history. */
  readonly list: string;
  readonly refusals?: Readonly<Record<'full' | 'blocked', string>>;
  /** Applies an operation to the stored list; called under the lock. */
  readonly apply: (operation: Operation, stored: StoredList<Entry>) => AppliedEdit<Operation>;
}

/** A stored list whose edits run under its lock, are all or nothing, can be undone and are kept in its history. */
export function createEditStore<Entry, Operation>(
  { place, inLock }: Pick<ReturnType<typeof openStore>, 'place' | 'inLock'>,
  { list, refusals, apply, ...definition }: EditStoreDefinition<Entry, Operation>,
): ListEdits<Operation> & Pick<StoredList<Entry>, 'read' | 'subscribe'> {
  const stored = createStoredList<Entry>({ ...place, ...definition });
  // Written under the lock only, so that opening a tab never overwrites an edit of another.
  void inLock(stored.settle);
  const edits = createListEdits<Operation>({
    inLock,
    history: createChangeHistory({ ...place, list }),
    refusal: (reason) => refusals?.[reason] ?? refused(reason).message,
    apply: (operation) => apply(operation, stored),
  });
  return { ...edits, read: stored.read, subscribe: stored.subscribe };
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
