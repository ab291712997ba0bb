import type { Outcome } from '@back-office/shared/state';
import type { ItemsSnapshot, ItemsStore } from '../../../remote-catalogue/src/data/itemsStore';
import { stampItem, type Item } from '../../../remote-catalogue/src/domain/item';
import { applyOperation, type ItemsOperation } from '../../../remote-catalogue/src/domain/itemsOperation';

const nothingDamaged = { ok: false, message: 'The bench has no damaged list.' } as const;

/** Items in memory, so that the list is measured without its database. */
export function createMemoryStore(start: readonly Item[]): ItemsStore {
  let view: ItemsSnapshot = { items: start, isReading: false, search: '', selected: [], isLoading: false, error: null };
  const listeners = new Set<() => void>();
  const now = () => new Date().toISOString();

  function show(changed: Partial<ItemsSnapshot>) {
    view = { ...view, ...changed };
    for (const listener of listeners) listener();
  }

  function edit(operation: ItemsOperation): Promise<Outcome> {
    const { items, changed, inverse } = applyOperation(view.items, operation);
    show({ items });
    return Promise.resolve({ ok: true, changed, undo: () => edit(inverse) });
  }

  return {
    snapshot: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (item) => edit({ kind: 'add', items: [stampItem(item, crypto.randomUUID(), now())] }),
    update: (ids, patch) => edit({ kind: 'update', ids, patch, at: now() }),
    updateEach: (updates) => edit({ kind: 'updateEach', updates, at: now() }),
    moveStock: (moves) => edit({ kind: 'moveStock', moves, at: now() }),
    remove: (ids) => edit({ kind: 'delete', ids }),
    clear: () => edit({ kind: 'clear' }),
    merge: (items) => edit({ kind: 'merge', items }),
    replace: (items) => edit({ kind: 'replace', items }),
    exchange: (remove, items) => edit({ kind: 'exchange', remove, items }),
    setSearch: (search) => show({ search }),
    select: (selected) => show({ selected }),
    dismissError: () => show({ error: null }),
    history: { lines: () => [], subscribe: () => () => undefined, toggle: () => Promise.reject(new Error('none')) },
    restoreDamaged: () => Promise.resolve(nothingDamaged),
  };
}
