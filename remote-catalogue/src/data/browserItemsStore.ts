import type { ItemsSource } from '@back-office/shared/contract';
import { pluralize } from '@back-office/shared/format';
import { afterPaint, createPageState, finishInSlices, nextTask, type Steps } from '@back-office/shared/loading';
import {
  createEditStore,
  createLongList,
  listFormat,
  createStoredValue,
  isPersistent,
  notPersistedNotice,
  openStore,
  restoreEntries,
  type LongList,
  type Outcome,
  type StoreOptions,
} from '@back-office/shared/state';
import { array, boolean, nullable, string } from 'valibot';
import { stampItem, type Item } from '../domain/item';
import type { ImportOperation, ItemsOperation } from '../domain/itemsOperation';
import { longList } from '../domain/limits';
import { summarize } from '../domain/listSummary';
import { prepareSearch, prepareSearchAfter, searchTermOf } from '../domain/searchItems';
import { pruneSelection } from '../domain/selection';
import { readStoredItems } from '../domain/storedItem';
import { itemsLock, storedKeys } from '../domain/storedKeys';
import type { ItemsSnapshot, ItemsStore } from './itemsStore';
import { itemEdits, loadedEdits } from './lateItemEdits';
import { createPageItemsList } from './pageItemsList';
import { sampleItem } from './sampleItem';

/** Items whose search is prepared between two pauses: about 2 ms of work. */
const itemsPerStep = 500;

interface ItemsStoreOptions extends StoreOptions {
  /** A shop of the merchant's own starts without items, and its list is in the database however short it is. */
  readonly isOwnShop?: boolean;
  /** Of a page that keeps the list itself; what belongs to the screen stays in the browser. */
  readonly source?: ItemsSource | undefined;
}

/**
 * Keeps the list and its state in browser storage under the keys `items`, `items-search`, `items-selected`,
 * `items-loading` and `items-error`, each as JSON of the plain value; a long list in a database. See
 * docs/product/storage.md.
 */
export function createBrowserItemsStore({ isOwnShop = false, source, ...options }: ItemsStoreOptions): ItemsStore {
  const opened = openStore(options, itemsLock);
  const { place, newId, instant } = opened;
  const { list, edit: editList, history, view, show, run } = createShownItems(opened, isOwnShop, source);

  function edit(operation: ItemsOperation, group?: string): Promise<Outcome> {
    return run(() => editList(operation, { group }), { clears: operation.kind === 'replace' });
  }

  async function editWithLoading(operation: ImportOperation, group?: string): Promise<Outcome> {
    view.setLoading(true);
    try {
      const outcome = await edit(operation, group);
      if (outcome.ok || outcome.reason !== 'full') return outcome;

      const room = await import(/* webpackChunkName: "storage-room" */ './storageRoom').catch(() => undefined);
      const message = room ? await room.noRoomMessage(operation, list.read(), place.storage) : outcome.message;
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
      const stops = [view.subscribe(listener), list.subscribe(() => void show())];
      void show();
      return () => stops.forEach((stop) => stop());
    },

    add: (item, id = newId(), group) => edit({ kind: 'add', items: [stampItem(item, id, instant())] }, group),
    update: (ids, patch, group) => edit({ kind: 'update', ids, patch, at: instant() }, group),
    updateEach: (updates, group) => edit({ kind: 'updateEach', updates, at: instant() }, group),
    moveStock: (moves, group) => edit({ kind: 'moveStock', moves, at: instant() }, group),
    remove: (ids) => edit({ kind: 'delete', ids }),
    clear: () => edit({ kind: 'clear' }),
    merge: (items, group) => editWithLoading({ kind: 'merge', items }, group),
    replace: (items, group) => editWithLoading({ kind: 'replace', items }, group),
    exchange: (remove, items) => edit({ kind: 'exchange', remove, items }),

    history: { ...history, toggle: (id) => run(() => history.toggle(id)) },

    setSearch: view.setSearch,
    select: view.select,
    dismissError: () => view.setError(null),

    async restoreDamaged({ text }) {
      const { readableElements } = await import(
        /* webpackChunkName: "readable-elements" */ '../domain/readableElements'
      );
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
function createShownItems(opened: ReturnType<typeof openStore>, isOwnShop: boolean, source: ItemsSource | undefined) {
  const refusals = source ? refusalsOfPage : refusalMessages;
  const list = source ? createPageItemsList(source) : createStoredItemsList(opened, isOwnShop);
  const { edit, history } = createEditStore<readonly Item[], ItemsOperation>(opened, {
    list: 'items',
    stored: list,
    refusals,
    code: itemEdits,
    prepare(before, operation) {
      const { isLongEdit, prepareOperation } = loadedEdits();
      return isLongEdit(before, operation) ? finishInSlices(prepareOperation(before, operation)) : undefined;
    },
    apply(before, operation) {
      const { applyOperation, describeChange } = loadedEdits();
      const { items: after, changed, kept = 0, inverse } = applyOperation(before, operation);
      return { after, changed, kept, inverse, text: describeChange(operation, before, changed) };
    },
    format: listFormat(readStoredItems, (items) => ({ kind: 'merge', items })),
  });
  const view = createItemsView(opened.place, list);
  const summaryOf = createSummaries();

  /** Shows the stored list, which another tab may have written. `isOwnEdit`: what says that it is saved is drawn first. */
  async function show(isOwnEdit = false): Promise<void> {
    const items = list.read();
    const isLong = items.length > longList;
    if (isLong) await summaryOf(items, view.get().search);
    // What was written meanwhile is shown by whoever wrote it.
    if (items === list.read()) view.setItems(items, isLong && isOwnEdit ? afterPaint() : undefined);
  }

  if (!list.isRead())
    list.refresh()?.then(
      () => show(),
      () => view.setError(refusals.unreadable),
    );

  /** `clears`: the edit clears the selection, which its undo restores. */
  async function run(
    work: () => Promise<Outcome>,
    { clears = false, restored }: { readonly clears?: boolean; readonly restored?: readonly string[] } = {},
  ): Promise<Outcome> {
    const selectedBefore = view.get().selected;
    const outcome = await work();
    await show(true);
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

  return { list, edit, history, view, show, run };
}

/**
 * Returns a function that reads a long list in short tasks for what its screens ask of all items, also for a search that is
 * shown, so that showing it takes little.
 */
function createSummaries(): (items: readonly Item[], search: string) => Promise<unknown> {
  let last: { readonly of: readonly Item[]; readonly read: Promise<unknown> } | undefined;
  return (items, search) => {
    if (last?.of !== items) {
      const steps = readForScreens(items, last?.of, search);
      // Most edits change so little that one step is enough, and nothing has to wait for another task.
      last = { of: items, read: steps.next().done ? Promise.resolve() : finishInSlices(steps) };
    }
    return last.read;
  };
}

/** `before`: the list that was read last. */
function* readForScreens(items: readonly Item[], before: readonly Item[] | undefined, search: string): Steps<void> {
  yield* summarize(items, before);
  if (before) yield* prepareSearchAfter(before, items);
  if (searchTermOf(search) === '') return;
  for (let done = 0; done < items.length; done = prepareSearch(items, done, itemsPerStep)) yield;
}

function createStoredItemsList(opened: ReturnType<typeof openStore>, isOwnShop: boolean): LongList<Item> {
  return createLongList<Item>({
    ...opened.place,
    key: storedKeys.items,
    freshStart: isOwnShop ? [] : [sampleItem(opened.instant())],
    readEntries: readStoredItems,
    isInDatabase: isOwnShop,
  });
}

/** What is shown and stored beside the list: search, selection, loading flag and error. Other tabs do not change it. */
function createItemsView(place: ReturnType<typeof openStore>['place'], list: LongList<Item>) {
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
  const items = list.read();
  const isReading = !list.isRead();
  /** As made here. Items that another tab or a reset removed, and may bring back, stay in it. */
  let chosen = stored.selected.read();
  stored.search.write(search);
  if (!isReading) keepExisting(items);
  // A stored loading flag is left over from a tab that was closed.
  stored.isLoading.write(false);
  stored.error.write(error);
  const { get, set, subscribe } = createPageState<ItemsSnapshot>({
    items,
    search,
    selected: isReading ? [] : chosen,
    isReading,
    isLoading: false,
    error: error ?? (isPersistent(place.storage) ? null : notPersistedNotice),
  });

  function keepExisting(existing: readonly Item[]) {
    chosen = pruneSelection(chosen, existing);
    stored.selected.write(chosen);
  }

  /** What was selected and is in the list, or is again. */
  function stillListed({ items: before, selected }: ItemsSnapshot, next: readonly Item[]): readonly string[] {
    return pruneSelection(chosen, next, selected === chosen ? before : undefined);
  }

  return {
    get,
    subscribe,
    /** `when`: the screens draw it when that resolves. */
    setItems(next: readonly Item[], when?: Promise<unknown>) {
      if (get().isReading && list.isRead()) {
        keepExisting(next);
        set(() => ({ items: next, selected: chosen, isReading: false }));
      } else if (next !== get().items) set((shown) => ({ items: next, selected: stillListed(shown, next) }), when);
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
  unreadable: 'The item list is in a database that this browser does not open now. Reload the page to try again.',
} as const;

/** The same where the page keeps the list. */
const refusalsOfPage = {
  blocked: 'This page could not save the change. Your list is unchanged.',
  full: 'This page has no room for the change. Your list is unchanged.',
  unreadable: 'The item list of this page could not be read. Reload the page to try again.',
} as const;
