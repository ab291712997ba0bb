import { browserStorage, isKept, notKeptNotice, type StorageArea, type Unreadable } from '@back-office/shared/state';
import type { Item } from '../domain/item';
import { applyOperation, stampItem, type ItemsOperation } from '../domain/itemsOperation';
import { aliveSelection } from '../domain/selection';
import { browserLocks, createEditLock, type EditLocks } from './editLock';
import type { ItemsSnapshot, ItemsStore, Outcome } from './itemsStore';
import { refusalMessage } from './refusalMessage';
import { sampleItem } from './sampleItem';
import { createStoredItems } from './storedItems';
import { createViewValues } from './viewValues';

export interface SampleItemsStoreOptions {
  /** Prefix of every stored key; empty means the specified keys themselves. */
  readonly namespace?: string;
  readonly storage?: StorageArea;
  readonly locks?: EditLocks | undefined;
  readonly newId?: () => string;
  readonly now?: () => number;
}

/**
 * The sample store: the list and its view in browser storage under `items`, `items-search`, `items-selected`,
 * `items-loading` and `items-error`, each as JSON of the plain value (decisions D9, D24, D25). Drafts are only logged.
 */
export function createSampleItemsStore(options: SampleItemsStoreOptions = {}): ItemsStore {
  const { namespace = '', storage = browserStorage(), now = Date.now, newId = () => crypto.randomUUID() } = options;
  const locks = 'locks' in options ? options.locks : browserLocks();
  const inLock = createEditLock(namespace === '' ? 'back-office:items' : `${namespace}:back-office:items`, locks);
  const instant = () => new Date(now()).toISOString();

  let unreadable: readonly Unreadable[] = [];
  const list = createStoredItems({
    namespace,
    storage,
    now,
    freshStart: [sampleItem(instant())],
    onUnreadable: (report) => void (unreadable = [...unreadable, report]),
  });
  const values = createViewValues({ namespace, storage });

  const listeners = new Set<() => void>();
  let stopHearing: (() => void) | undefined;
  let view = openingView();
  // Storage is written under the lock only, so that a tab that opens never overwrites one that edits.
  void inLock(list.settle);

  function openingView(): ItemsSnapshot {
    const items = list.read();
    const search = values.search.read();
    const selected = aliveSelection(values.selected.read(), items);
    const error = values.error.read();
    // Nothing can be under way yet: a loading flag left behind by a tab that was closed means nothing.
    const isLoading = false;
    values.search.write(search);
    values.selected.write(selected);
    values.isLoading.write(isLoading);
    values.error.write(error);
    return { items, search, selected, isLoading, error: error ?? (isKept(storage) ? null : notKeptNotice) };
  }

  function show(changed: Partial<ItemsSnapshot>) {
    view = { ...view, ...changed };
    for (const listener of listeners) listener();
  }

  /** Takes over the list as it is stored now, by whomever it was written. */
  function refresh() {
    const items = list.read();
    if (items !== view.items) show({ items, selected: aliveSelection(view.selected, items) });
  }

  function select(selected: readonly string[]) {
    values.selected.write(selected);
    show({ selected });
  }

  function setLoading(isLoading: boolean) {
    values.isLoading.write(isLoading);
    show({ isLoading });
  }

  function setError(error: string | null) {
    if (error === view.error) return;
    values.error.write(error);
    show({ error });
  }

  async function edit(operation: ItemsOperation): Promise<Outcome> {
    const outcome = await inLock((): Outcome => {
      const before = list.read();
      const { items, changed, inverse } = applyOperation(before, operation);
      const written = items === before ? undefined : list.write(items);
      if (written?.ok !== false) return { ok: true, changed, undo: () => edit(inverse) };
      const message = refusalMessage(written.reason, storage, before, operation);
      return { ok: false, reason: written.reason === 'full' ? 'full' : 'failed', message };
    });
    refresh();
    if (!outcome.ok) setError(outcome.message);
    else {
      if (operation.kind === 'replace') select([]);
      else if (view.selected.length !== values.selected.read().length) select(view.selected);
      if (view.error !== notKeptNotice) setError(null);
    }
    return outcome;
  }

  async function editVisibly(operation: ItemsOperation): Promise<Outcome> {
    setLoading(true);
    try {
      return await edit(operation);
    } finally {
      setLoading(false);
    }
  }

  return {
    snapshot: () => view,
    subscribe(listener) {
      listeners.add(listener);
      if (!stopHearing) {
        stopHearing = list.subscribe(refresh);
        refresh();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },

    add: (item) => edit({ kind: 'add', items: [stampItem(item, newId(), instant())] }),
    update: (ids, patch) => edit({ kind: 'update', ids, patch, at: instant() }),
    remove: (ids) => edit({ kind: 'delete', ids }),
    clear: () => edit({ kind: 'clear' }),
    merge: (items: readonly Item[]) => editVisibly({ kind: 'merge', items }),
    replace: (items: readonly Item[]) => editVisibly({ kind: 'replace', items }),

    setSearch(search) {
      values.search.write(search);
      show({ search });
    },
    select,
    dismissError: () => setError(null),

    saveDraft(draft) {
      console.info('Draft, not stored by the sample store:', draft);
      return 'Logged: the sample store keeps no drafts';
    },
    quarantined: () => unreadable,
    close() {
      listeners.clear();
      stop();
    },
  };

  function stop() {
    stopHearing?.();
    stopHearing = undefined;
  }
}
