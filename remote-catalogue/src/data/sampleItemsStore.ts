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
  type StorageArea,
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
  const { list, view, refresh, run } = createShownItems(opened);

  function edit(operation: ItemsOperation, group?: string): Promise<Outcome> {
    return run(() => list.edit(operation, { group }), { clears: operation.kind === 'replace' });
  }

  /**
   * An import that no browser can store is refused without writing it, which would block the page. `total`: how many
   * items the file has, if not all of them were handed over.
   */
  async function editWithLoading(operation: ImportOperation, total = operation.items.length): Promise<Outcome> {
    view.setLoading(true);
    try {
      const isTooLong = total > operation.items.length || !(await isWithinLimit(operation.items));
      const outcome = isTooLong ? undefined : await edit(operation);
      if (outcome && (outcome.ok || outcome.reason !== 'full')) return outcome;

      const message = await noRoomMessage(operation, list.read(), place.storage, isTooLong ? total : undefined);
      // The screen and the caller's message are drawn in tasks of their own.
      await nextTask();
      view.setError(message);
      await nextTask();
      return { ok: false, reason: 'full', message };
    } finally {
      view.setLoading(false);
    }
  }

  return {
    snapshot: view.get,
    subscribe(listener) {
      const stops = [view.subscribe(listener), list.subscribe(refresh)];
      refresh();
      return () => stops.forEach((stop) => stop());
    },

    add: (item) => edit({ kind: 'add', items: [stampItem(item, newId(), instant())] }),
    update: (ids, patch, group) => edit({ kind: 'update', ids, patch, at: instant() }, group),
    updateEach: (updates) => edit({ kind: 'updateEach', updates, at: instant() }),
    remove: (ids) => edit({ kind: 'delete', ids }),
    clear: () => edit({ kind: 'clear' }),
    merge: (items, total) => editWithLoading({ kind: 'merge', items }, total),
    replace: (items, total) => editWithLoading({ kind: 'replace', items }, total),
    exchange: (remove, items) => edit({ kind: 'exchange', remove, items }),

    history: { ...list.history, toggle: (id) => run(() => list.history.toggle(id)) },

    setSearch: view.setSearch,
    select: view.select,
    dismissError: () => view.setError(null),

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

/** The list, and the view of it that follows every edit. */
function createShownItems(opened: ReturnType<typeof openStore>) {
  const list = createEditStore<Item, ItemsOperation>(opened, {
    list: 'items',
    key: storedKeys.items,
    freshStart: [sampleItem(opened.instant())],
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
  const view = createItemsView(opened.place, list.read());
  /** A long list has just been written; it is shown in another task, so that neither blocks the page for long. */
  let isHeldBack = false;

  /** Reads the stored list, which another tab may have written. */
  function refresh() {
    if (!isHeldBack) view.setItems(list.read());
  }

  /** `clears`: the edit clears the selection, which its undo restores. */
  async function run(
    work: () => Promise<Outcome>,
    { clears = false, restored }: { readonly clears?: boolean; readonly restored?: readonly string[] } = {},
  ): Promise<Outcome> {
    const selectedBefore = view.get().selected;
    const outcome = await work();
    if (isHeldBack) await nextTask();
    isHeldBack = false;
    refresh();
    if (!outcome.ok) {
      view.setError(outcome.message);
      return outcome;
    }
    const { items, selected, error } = view.get();
    if (clears) view.select([]);
    // What was selected since stays selected.
    else if (restored) view.select(pruneSelection([...new Set([...restored, ...selected])], items));
    else view.select(selected);
    if (error !== notPersistedNotice) view.setError(null);
    return { ...outcome, undo: () => run(outcome.undo, clears ? { restored: selectedBefore } : {}) };
  }

  return { list, view, refresh, run };
}

/** What is shown and stored beside the list: search, selection, loading flag and error. Other tabs do not change it. */
function createItemsView(place: ReturnType<typeof openStore>['place'], items: readonly Item[]) {
  // A value for which there is no room is kept in memory only.
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
  const [search, error] = [stored.search.read(), stored.error.read()];
  /** As made here. Items that another tab or a reset removed, and may bring back, stay in it. */
  let chosen = pruneSelection(stored.selected.read(), items);
  stored.search.write(search);
  stored.selected.write(chosen);
  // A stored loading flag is left over from a tab that was closed.
  stored.isLoading.write(false);
  stored.error.write(error);
  const { get, set, subscribe } = createPageState<ItemsSnapshot>({
    items,
    search,
    selected: chosen,
    isLoading: false,
    error: error ?? (isPersistent(place.storage) ? null : notPersistedNotice),
  });
  return {
    get,
    subscribe,
    setItems(next: readonly Item[]) {
      if (next !== get().items) set(() => ({ items: next, selected: pruneSelection(chosen, next) }));
    },
    select(selected: readonly string[]) {
      if (selected === chosen) return;
      chosen = selected;
      stored.selected.write(selected);
      set(() => ({ selected }));
    },
    setSearch(text: string) {
      stored.search.write(text);
      set(() => ({ search: text }));
    },
    setLoading(isLoading: boolean) {
      stored.isLoading.write(isLoading);
      set(() => ({ isLoading }));
    },
    setError(message: string | null) {
      if (message === get().error) return;
      stored.error.write(message);
      set(() => ({ error: message }));
    },
  };
}

/** Why an edit failed, what it means, and what to do. */
const refusalMessages = {
  blocked: 'This browser could not save the change. Your list is unchanged.',
  full: "This browser's storage is full. Your list is unchanged. Delete items you no longer need to make room.",
} as const;

/** Why an import failed and how many of its items would fit. `count` if not all of them were handed over. */
async function noRoomMessage(
  { kind, items }: ImportOperation,
  current: readonly Item[],
  storage: StorageArea,
  count?: number,
): Promise<string> {
  const ids = new Set(kind === 'merge' ? current.map(({ id }) => id) : []);
  const added = items.filter(({ id }) => !ids.has(id));
  const oldLength = JSON.stringify(current).length;
  const listLength = kind === 'merge' ? oldLength : '[]'.length;
  const fitting = await countFitting(storage, added, { oldLength, listLength });
  return `There is no room in this browser's storage for ${pluralize(count ?? added.length, 'item')}: ${formatCount(fitting)} would fit. Your list is unchanged.`;
}
