import { nothingReadable, type RestoreOutcome } from './damaged/restoreOutcome';
import type { openStore, Outcome } from './editLock';
import { createChangeHistory } from './history/changeHistory';
import { createListEdits, type AppliedEdit, type ListEdits } from './history/listEdits';
import { refused } from './storageArea';
import type { ReadList } from './storedList';

export interface EditStoreDefinition<Operation> {
  /** The name of its history. */
  readonly list: string;
  /** The stored list, or one that may be in a database. */
  readonly stored: {
    readonly settle: () => void | Promise<void>;
    readonly refresh?: () => Promise<void> | undefined;
  };
  readonly refusals?: Readonly<Record<'full' | 'blocked', string>>;
  /** Applies an operation to the stored list; called under the lock. */
  readonly apply: (operation: Operation) => AppliedEdit<Operation>;
}

/** The edits of a stored list: they run under its lock, are all or nothing, can be undone and are kept in its history. */
export function createEditStore<Operation>(
  { place, inLock }: Pick<ReturnType<typeof openStore>, 'place' | 'inLock'>,
  { list, stored, refusals, apply }: EditStoreDefinition<Operation>,
): ListEdits<Operation> {
  // Written under the lock only, so that opening a tab never overwrites an edit of another.
  inLock(stored.settle).catch((error: unknown) => console.warn(`The list of ${list} could not be read.`, error));
  return createListEdits<Operation>({
    inLock,
    history: createChangeHistory({ ...place, list }),
    refusal: (reason) => refusals?.[reason] ?? refused(reason).message,
    refresh: stored.refresh,
    apply,
  });
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
