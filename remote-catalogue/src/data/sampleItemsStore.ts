import { formatCount, pluralize } from '@back-office/shared/format';
import { createPageState } from '@back-office/shared/loading';
import {
  createEditStore,
  createStoredValue,
  isPersistent,
  notPersistedNotice,
  openStore,
  restoreEntries,
  type Outcome,
  type StoreOptions,
} from '@back-office/shared/state';
import { array, boolean, nullable, string } from 'valibot';
import { describeChange } from '../domain/describeChange';
import type { Item } from '../domain/item';
import { applyOperation, stampItem, type ImportOperation, type ItemsOperation } from '../domain/itemsOperation';
import { readableElements } from '../domain/readableElements';
import { pruneSelection } from '../domain/selection';
import { readStoredItems } from '../domain/storedItem';
import { itemsLock, storedKeys } from '../domain/storedKeys';
import type { ItemsSnapshot, ItemsStore } from './itemsStore';
import { sampleItem } from './sampleItem';
import { countFitting, isWithinLimit, nextTask } from './storageRoom';

/** Items; writing or showing more takes tens of milliseconds. */
const longList = 2_000;

/**
 * Keeps the list and its state in browser storage under the keys `items`, `items-search`, `items-selected`,
 * `items-loading` and `items-error`, each as JSON of the plain value. See docs/product/storage.md.
 */
export function createSampleItemsStore(options: StoreOptions = {}): ItemsStore {
  const opened = openStore(options, itemsLock);
  const { place, newId, instant } = opened;
  const list = createEditStore<Item, ItemsOperation>(opened, {
    list: 'items',
    key: storedKeys.items,
    freshStart: [sampleItem(instant())],
    readEntries: readStoredItems,
    refusals: refusalMessages,
    apply(operation, { read, write }) {
      const before = read();
      const { items, changed, kept = 0, inverse } = applyOperation(before, operation);
      isHeldBack = items.length > longList;
      const text = describeChange(operation, before, changed);
      return { changed, kept, inverse, text, ...(items !== before && { write: () => write(items) }) };
    },
  });
  /** Changes in other tabs are ignored. A value for which there is no room is kept in memory only. */
  const stored = {
    search: createStoredValue({ ...place, key: storedKeys.search, schema: string(), fallback: '' }),
    selected: createStoredValue<readonly string[]>({
      ...place,
      key: storedKeys.selected,
      schema: array(string()),
      fallback: [],
    }),
    isLoading: createStoredValue({ ...place, key: storedKeys.isLoading, schema: boolean(), fallback: false }),
    error: createStoredValue({ ...place, key: storedKeys.error, schema: nullable(string()), fallback: null }),
  };
  const state = createPageState(initialState());
  /** As made here. Items that another tab or a reset removed, and may bring back, stay in it. */
  let { selected: chosen } = state.get();
  /** A long list has just been written; it is shown in another task, so that neither blocks the page for long. */
  let isHeldBack = false;

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
    return {
      items,
      search,
      selected,
      isLoading,
      error: error ?? (isPersistent(place.storage) ? null : notPersistedNotice),
    };
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

  function edit(operation: ItemsOperation, group?: string): Promise<Outcome> {
    return run(() => list.edit(operation, { group }), { clears: operation.kind === 'replace' });
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
      if (outcome && (outcome.ok || outcome.reason !== 'full')) return outcome;

      const current = list.read();
      const ids = new Set(operation.kind === 'merge' ? current.map(({ id }) => id) : []);
      const added = operation.items.filter(({ id }) => !ids.has(id));
      const oldLength = JSON.stringify(current).length;
      const listLength = operation.kind === 'merge' ? oldLength : '[]'.length;
      const fitting = await countFitting(place.storage, added, { oldLength, listLength });
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
      const stops = [state.subscribe(listener), list.subscribe(refresh)];
      refresh();
      return () => stops.forEach((stop) => stop());
    },

    add: (item) => edit({ kind: 'add', items: [stampItem(item, newId(), instant())] }),
    update: (ids, patch, group) => edit({ kind: 'update', ids, patch, at: instant() }, group),
    updateEach: (updates) => edit({ kind: 'updateEach', updates, at: instant() }),
    remove: (ids) => edit({ kind: 'delete', ids }),
    clear: () => edit({ kind: 'clear' }),
    merge: (items: readonly Item[], total?: number) => editWithLoading({ kind: 'merge', items }, total),
    replace: (items: readonly Item[], total?: number) => editWithLoading({ kind: 'replace', items }, total),
    exchange: (remove, items) => edit({ kind: 'exchange', remove, items }),

    history: { ...list.history, toggle: (id) => run(() => list.history.toggle(id)) },

    setSearch(search) {
      stored.search.write(search);
      state.set(() => ({ search }));
    },
    select,
    dismissError: () => setError(null),

    restoreDamaged({ text }) {
      const elements = readableElements(text);
      return restoreEntries(
        readStoredItems(elements.flatMap(({ value, problem }) => (problem ? [] : [value]))),
        elements.every(({ problem }) => !problem),
        (items) => editWithLoading({ kind: 'merge', items }),
        (count) => pluralize(count, 'item'),
      );
    },
  };
}

/** Why an edit failed, what it means, and what to do. */
const refusalMessages = {
  blocked: 'This browser could not save the change. Your list is unchanged.',
  full: "This browser's storage is full. Your list is unchanged. Delete items you no longer need to make room.",
} as const;

/** Why an import failed: `fitting` of its `count` items would fit. */
function noRoomMessage(count: number, fitting: number): string {
  return `There is no room in this browser's storage for ${pluralize(count, 'item')}: ${formatCount(fitting)} would fit. Your list is unchanged.`;
}
