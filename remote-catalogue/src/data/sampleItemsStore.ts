import { pluralize } from '@back-office/shared/format';
import { createPageState } from '@back-office/shared/loading';
import {
  browserLocks,
  browserStorage,
  createChangeHistory,
  createEditLock,
  createListEdits,
  isPersistent,
  notPersistedNotice,
  nothingReadable,
  type EditLocks,
  type Outcome,
  type StorageArea,
} from '@back-office/shared/state';
import { describeChange } from '../domain/describeChange';
import type { Item } from '../domain/item';
import { applyOperation, stampItem, type ImportOperation, type ItemsOperation } from '../domain/itemsOperation';
import { pruneSelection } from '../domain/selection';
import { itemsLock } from '../domain/storedKeys';
import type { ItemsSnapshot, ItemsStore } from './itemsStore';
import { noRoomMessage, refusalMessages } from './refusalMessage';
import { sampleItem } from './sampleItem';
import { countFitting, isWithinLimit, nextTask } from './storageRoom';
import { readDamagedList } from './readDamagedList';
import { createStoredItems, createStoredView } from './storedItems';

export interface SampleItemsStoreOptions {
  /** Prefix of every stored key; empty for none. */
  readonly namespace?: string;
  readonly storage?: StorageArea;
  readonly locks?: EditLocks | undefined;
  readonly newId?: () => string;
  readonly now?: () => number;
}

/** Items; writing or showing more takes tens of milliseconds. */
const longList = 2_000;

/**
 * Keeps the list and its state in browser storage under the keys `items`, `items-search`, `items-selected`,
 * `items-loading` and `items-error`, each as JSON of the plain value. See docs/product/storage.md.
 */
export function createSampleItemsStore(options: SampleItemsStoreOptions = {}): ItemsStore {
  const { namespace = '', storage = browserStorage(), now = Date.now, newId = () => crypto.randomUUID() } = options;
  const locks = 'locks' in options ? options.locks : browserLocks();
  const inLock = createEditLock(namespace === '' ? itemsLock : `${namespace}:${itemsLock}`, locks);
  const instant = () => new Date(now()).toISOString();

  const list = createStoredItems({ namespace, storage, now, freshStart: [sampleItem(instant())] });
  const stored = createStoredView({ namespace, storage, now });

  const state = createPageState(initialState());
  /** As made here. Items that another tab or a reset removed, and may bring back, stay in it. */
  let { selected: chosen } = state.get();
  let subscribers = 0;
  /** A long list has just been written; it is shown in another task, so that neither blocks the page for long. */
  let isHeldBack = false;
  let stopListening: (() => void) | undefined;
  // The list is written under the lock only, so that opening a tab never overwrites an edit of another.
  void inLock(list.settle);

  function initialState(): ItemsSnapshot {
    const items = list.read();
    const search = stored.search.read();
    const selected = pruneSelection(stored.selected.read(), items);
    const error = stored.error.read();
    // A stored loading flag is left over from a tab that was closed.
    const isLoading = false;
    stored.search.write(search);
    stored.selected.write(selected);
    stored.isLoading.write(isLoading);
    stored.error.write(error);
    return { items, search, selected, isLoading, error: error ?? (isPersistent(storage) ? null : notPersistedNotice) };
  }

  /** Reads the stored list, which another tab may have written. */
  function refresh() {
    if (isHeldBack) return;
    const items = list.read();
    if (items !== state.get().items) state.set(() => ({ items, selected: pruneSelection(chosen, items) }));
  }

  function select(selected: readonly string[]) {
    chosen = selected;
    stored.selected.write(selected);
    state.set(() => ({ selected }));
  }

  function setLoading(isLoading: boolean) {
    stored.isLoading.write(isLoading);
    state.set(() => ({ isLoading }));
  }

  function setError(error: string | null) {
    if (error === state.get().error) return;
    stored.error.write(error);
    state.set(() => ({ error }));
  }

  const edits = createListEdits<ItemsOperation>({
    inLock,
    history: createChangeHistory({ list: 'items', namespace, storage, now }),
    refusal: (reason) => refusalMessages[reason],
    apply(operation) {
      const before = list.read();
      const { items, changed, kept = 0, inverse } = applyOperation(before, operation);
      isHeldBack = items.length > longList;
      const text = describeChange(operation, before, changed);
      return { changed, kept, inverse, text, ...(items !== before && { write: () => list.write(items) }) };
    },
  });

  function edit(operation: ItemsOperation, group?: string): Promise<Outcome> {
    return run(() => edits.edit(operation, { group }), { clears: operation.kind === 'replace' });
  }

  /** `clears`: the edit clears the selection, which its undo restores. */
  async function run(
    work: () => Promise<Outcome>,
    { clears = false, restored }: { readonly clears?: boolean; readonly restored?: readonly string[] } = {},
  ): Promise<Outcome> {
    const selectedBefore = state.get().selected;
    const outcome = await work();
    if (isHeldBack) await nextTask();
    isHeldBack = false;
    refresh();
    const { items, selected, error } = state.get();
    if (!outcome.ok) setError(outcome.message);
    else {
      if (clears) select([]);
      // What was selected since stays selected.
      else if (restored) select(pruneSelection([...new Set([...restored, ...selected])], items));
      else if (selected.length !== chosen.length) select(selected);
      if (error !== notPersistedNotice) setError(null);
    }
    if (!outcome.ok) return outcome;
    return { ...outcome, undo: () => run(outcome.undo, clears ? { restored: selectedBefore } : {}) };
  }

  /**
   * An import that no browser can store is refused without writing it, which would block the page. `total`: how many
   * items the file has, if not all of them were handed over.
   */
  async function editWithLoading(operation: ImportOperation, total = operation.items.length): Promise<Outcome> {
    setLoading(true);
    try {
      const isTooLong = total > operation.items.length || !(await isWithinLimit(operation.items));
      const outcome = isTooLong ? undefined : await edit(operation);
      if (outcome?.ok || outcome?.reason === 'failed') return outcome;

      const current = list.read();
      const ids = new Set(operation.kind === 'merge' ? current.map(({ id }) => id) : []);
      const added = operation.items.filter(({ id }) => !ids.has(id));
      const oldLength = JSON.stringify(current).length;
      const listLength = operation.kind === 'merge' ? oldLength : '[]'.length;
      const fitting = await countFitting(storage, added, { oldLength, listLength });
      const message = noRoomMessage(isTooLong ? total : added.length, fitting);
      // The screen and the caller's message are drawn in tasks of their own.
      await nextTask();
      setError(message);
      await nextTask();
      return { ok: false, reason: 'full', message };
    } finally {
      setLoading(false);
    }
  }

  return {
    snapshot: state.get,
    subscribe(listener) {
      const unsubscribe = state.subscribe(listener);
      subscribers += 1;
      if (!stopListening) {
        stopListening = list.subscribe(refresh);
        refresh();
      }
      return () => {
        unsubscribe();
        subscribers -= 1;
        if (subscribers === 0) close();
      };
    },

    add: (item) => edit({ kind: 'add', items: [stampItem(item, newId(), instant())] }),
    update: (ids, patch, group) => edit({ kind: 'update', ids, patch, at: instant() }, group),
    updateEach: (updates) => edit({ kind: 'updateEach', updates, at: instant() }),
    remove: (ids) => edit({ kind: 'delete', ids }),
    clear: () => edit({ kind: 'clear' }),
    merge: (items: readonly Item[], total?: number) => editWithLoading({ kind: 'merge', items }, total),
    replace: (items: readonly Item[], total?: number) => editWithLoading({ kind: 'replace', items }, total),
    exchange: (remove, items) => edit({ kind: 'exchange', remove, items }),

    history: { ...edits.history, toggle: (id) => run(() => edits.history.toggle(id)) },

    setSearch(search) {
      stored.search.write(search);
      state.set(() => ({ search }));
    },
    select,
    dismissError: () => setError(null),

    async restoreDamaged({ text }) {
      const { items, isComplete } = readDamagedList(text);
      if (items.length === 0) return nothingReadable;
      const outcome = await editWithLoading({ kind: 'merge', items });
      if (!outcome.ok) return outcome;
      const { changed, undo } = outcome;
      return { ok: true, message: `${pluralize(changed, 'item')} restored`, isComplete, undo };
    },
    close,
  };

  function close() {
    stopListening?.();
    stopListening = undefined;
  }
}
