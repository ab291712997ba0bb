import type { Outcome, RunLocked } from '../editLock';
import type { WriteResult } from '../storageArea';
import type { ChangeHistory, HistoryEntry } from './changeHistory';

type Refusal = Extract<Outcome, { readonly ok: false }>;

/** What an operation does to the list as it is stored now. */
export interface AppliedEdit<Operation> {
  readonly changed: number;
  /** How many entries an undo leaves as they are, because they were changed or deleted since. */
  readonly kept?: number;
  readonly inverse: Operation;
  /** “3 items deleted” */
  readonly text: string;
  /** Missing if nothing changes. */
  readonly write?: () => WriteResult | Promise<WriteResult>;
}

export interface ListEditsOptions<Operation> {
  readonly inLock: RunLocked;
  readonly history: ChangeHistory<Operation>;
  /** Awaited before `apply`, under the lock, if the list is not at hand at once. */
  readonly refresh?: (() => Promise<void> | undefined) | undefined;
  /**
   * Whether `apply` need not wait for `refresh`, because `write` finds out whether the list has changed since. The edit is
   * then made again after `refresh`, as is one that changed nothing.
   */
  readonly isFresh?: (() => boolean) | undefined;
  /** Awaited before `apply`, under the lock: what takes long for many entries is done in short tasks. */
  readonly prepare?: ((operation: Operation) => Promise<unknown> | undefined) | undefined;
  /** Reads the stored list and applies the operation; called under the lock. */
  readonly apply: (operation: Operation) => AppliedEdit<Operation>;
  readonly refusal: (reason: 'full' | 'blocked') => string;
}

interface EditOptions<Operation> {
  /** False for what the product does by itself, such as noting when a report was viewed. */
  readonly isRecorded?: boolean;
  /** The changes of one step that concern several lists have the same group. */
  readonly group?: string | undefined;
  /** Joins the change with the newest one if that has the same group. `null`: both together change nothing. */
  readonly join?: (before: Operation, now: Operation) => Operation | null;
}

/** A list whose edits run under its lock and are kept in its history, from where they can be undone. */
export interface ListEdits<Operation> {
  /** A function is called under the lock. */
  edit(operation: Operation | (() => Operation), options?: EditOptions<Operation>): Promise<Outcome>;
  readonly history: ListHistory;
}

/** A change as the merchant reads it. */
export type HistoryLine = Pick<HistoryEntry<unknown>, 'id' | 'text' | 'isUndone' | 'group'>;

export interface ListHistory {
  /** The newest first; the same array until something changes. */
  lines(): readonly HistoryLine[];
  subscribe(listener: () => void): () => void;
  /** Undoes a change, or makes one again that was undone. What was edited since stays. */
  toggle(id: string): Promise<Outcome>;
}

export function createListEdits<Operation>(options: ListEditsOptions<Operation>): ListEdits<Operation> {
  const { history, prepare, apply } = options;
  const { inFreshList, write, isUnsure } = createFreshList(options);

  function edit(operation: Operation | (() => Operation), editOptions: EditOptions<Operation> = {}): Promise<Outcome> {
    return inFreshList(() => {
      const wanted = isFunction(operation) ? operation() : operation;
      const preparing = prepare?.(wanted);
      return preparing ? preparing.then(() => make(wanted, editOptions)) : make(wanted, editOptions);
    });
  }

  function make(operation: Operation, editOptions: EditOptions<Operation>): Outcome | Promise<Outcome> {
    const applied = apply(operation);
    return write(applied, () => {
      const { changed, inverse } = applied;
      const { isRecorded = true } = editOptions;
      if (!applied.write || !isRecorded) return { ok: true, changed, undo: () => edit(inverse, { isRecorded: false }) };
      const id = keepIn(history, applied, editOptions);
      return { ok: true, changed, isKept: id !== undefined, undo: () => toggle(id, { inverse, isUndone: false }) };
    });
  }

  /**
   * `known` is the state of a change of this page: it is used if the change is not in the history any more, and the
   * change is left alone if it was undone or made again meanwhile.
   */
  function toggle(id: string | undefined, known?: Known<Operation>): Promise<Outcome> {
    return inFreshList(() => {
      const entry = history.entries().find((each) => each.id === id);
      const operation = entry ? entry.inverse : known?.inverse;
      const isUndone = entry ? Boolean(entry.isUndone) : known?.isUndone;
      if (operation === undefined)
        return { ok: false, reason: 'failed', message: 'This change is no longer in the history.' };
      const applied = apply(operation);
      const { changed, kept = 0, inverse } = applied;
      const again = () => toggle(id, { inverse, isUndone: !isUndone });
      if (known && known.isUndone !== isUndone) return { ok: true, changed: 0, undo: again };
      // All of it was edited or deleted since; the change stays as it is.
      if (!applied.write && kept > 0) return isUnsure() ? unsure : { ok: true, changed: 0, kept, undo: again };
      return write(applied, () => {
        if (entry && id !== undefined) history.replace(id, { ...withoutId(entry), inverse, isUndone: !isUndone });
        return { ok: true, changed, kept, undo: again };
      });
    });
  }

  return {
    edit,
    history: { lines: history.entries, subscribe: history.subscribe, toggle: (id) => toggle(id) },
  };
}

/** The list as it is stored, which edits read under the lock, unless their write will tell whether it has changed since. */
function createFreshList<Operation>({ inLock, refresh, isFresh, refusal }: ListEditsOptions<Operation>) {
  /** Of the edit that has the lock: whether only its write will tell that the list is as it was stored. */
  let isUnsure = false;

  /** Runs on the list as it is stored, under the lock. */
  function inFreshList(work: Work): Promise<Outcome> {
    return inLock(() => {
      isUnsure = isFresh?.() ?? false;
      if (!isUnsure) return inReadList(work);
      const orAgain = (outcome: Outcome) => {
        isUnsure = false;
        return outcome === unsure ? inReadList(work) : outcome;
      };
      const outcome = work();
      return outcome instanceof Promise ? outcome.then(orAgain) : orAgain(outcome);
    });
  }

  function inReadList(work: Work): Outcome | Promise<Outcome> {
    const reading = refresh?.();
    return reading ? reading.then(work, unreadable) : work();
  }

  function unreadable(error: unknown): Refusal {
    console.error('The stored list could not be read.', error);
    return { ok: false, reason: 'blocked', message: refusal('blocked') };
  }

  /** Writes, and then does what depends on it. */
  function write(applied: AppliedEdit<Operation>, then: () => Outcome): Outcome | Promise<Outcome> {
    const finish = (written: WriteResult): Outcome => {
      if (written.ok) return then();
      return isUnsure && written.hasChanged ? unsure : { ...written, message: refusal(written.reason) };
    };
    if (!applied.write) return isUnsure ? unsure : then();
    const written = applied.write();
    return written instanceof Promise ? written.then(finish) : finish(written);
  }

  return { inFreshList, write, isUnsure: () => isUnsure };
}

type Work = () => Outcome | Promise<Outcome>;

/** Of an edit that is made again on the list as it is read then. Nothing was written or kept. */
const unsure: Refusal = { ok: false, reason: 'blocked', message: '' };

interface Known<Operation> {
  readonly inverse: Operation;
  readonly isUndone: boolean;
}

/** The id of the change in the history; `undefined` if it has no room. */
function keepIn<Operation>(
  history: ListEditsOptions<Operation>['history'],
  { text, inverse }: AppliedEdit<Operation>,
  { group, join }: EditOptions<Operation>,
): string | undefined {
  const newest = history.entries()[0];
  if (!join || !newest || group === undefined || newest.group !== group)
    return history.record({ text, inverse, group });
  const joined = join(newest.inverse, inverse);
  history.replace(newest.id, joined && { text: newest.text, inverse: joined, group });
  return newest.id;
}

/** Operations are plain data. */
function isFunction<Operation>(operation: Operation | (() => Operation)): operation is () => Operation {
  return typeof operation === 'function';
}

function withoutId<Inverse>({ id: _id, ...entry }: HistoryEntry<Inverse>): Omit<HistoryEntry<Inverse>, 'id'> {
  return entry;
}
