import { pluralize } from '@back-office/shared/format';
import {
  createEditStore,
  createLongList,
  listFormat,
  openStore,
  restoreEntries,
  type ListHistory,
  type Outcome,
  type RestoreOutcome,
  type StoreOptions,
  type UnreadableValue,
} from '@back-office/shared/state';
import { readableElements } from '../domain/readableElements';
import type { NewMovement, StockMovement } from '../domain/stockMovements';
import { applyToStock, describeStockChange, readStoredMovements, type StockOperation } from '../domain/stockOperation';
import { storedKeys } from '../domain/storedKeys';

/** Where the journal of stock is kept. */
export interface StockStore {
  /** The same array until something changes; empty until it is read. */
  movements(): readonly StockMovement[];
  /** The journal is being read for the first time. */
  isReading(): boolean;
  /** Resolves when it is read, or cannot be read now. */
  whenRead(): Promise<void>;
  subscribe(listener: () => void): () => void;
  /**
   * Adds entries with the time of now. All or none are stored; none if the sales of one were taken off already, such as in
   * another tab.
   */
  add(movements: readonly NewMovement[], group?: string): Promise<Outcome>;
  readonly history: ListHistory;
  /** Adds the readable entries of a damaged journal. */
  restoreDamaged(value: UnreadableValue): Promise<RestoreOutcome>;
}

interface StockStoreOptions extends StoreOptions {
  /** The journal of a shop of the merchant's own is in the database however short it is. */
  readonly isOwnShop?: boolean;
}

const takenOffAlready = 'These sales were taken off the stock already. Nothing was changed.';

/** The journal under `back-office:stock`; a long one, and that of an own shop, is in a database. */
export function createBrowserStockStore({ isOwnShop = false, ...options }: StockStoreOptions): StockStore {
  const opened = openStore(options, storedKeys.stock);
  const { place, newId, instant } = opened;
  const stored = createLongList<StockMovement>({
    ...place,
    key: storedKeys.stock,
    freshStart: [],
    readEntries: readStoredMovements,
    isInDatabase: isOwnShop,
  });
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const { edit, history } = createEditStore<readonly StockMovement[], StockOperation>(opened, {
    list: 'stock',
    stored,
    apply(before, operation) {
      const { movements, changed: count, inverse } = applyToStock(before, operation);
      const after = count > 0 ? movements : before;
      return { after, changed: count, inverse, text: describeStockChange(operation, count) };
    },
    format: listFormat(readStoredMovements, (movements) => ({ kind: 'add', movements })),
  });
  const add = (movements: readonly StockMovement[]) => edit({ kind: 'add', movements });
  const reading = stored
    .refresh()
    ?.then(changed, (error: unknown) => console.warn('The journal of stock cannot be read.', error));

  return {
    movements: stored.read,
    isReading: () => !stored.isRead(),
    whenRead: async () => reading,
    subscribe(listener) {
      listeners.add(listener);
      const stop = stored.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    async add(movements, group) {
      const at = instant();
      const added = movements.map((movement) => ({ ...movement, id: newId(), at }));
      const outcome = await edit({ kind: 'add', movements: added, isNew: true }, { group });
      if (!outcome.ok || outcome.changed === movements.length) return outcome;
      const undone = await outcome.undo();
      return undone.ok ? { ok: false, reason: 'failed', message: takenOffAlready } : undone;
    },
    history,
    restoreDamaged({ text }) {
      const elements = readableElements(text);
      return restoreEntries(
        readStoredMovements(elements.flatMap(({ value, problem }) => (problem ? [] : [value]))),
        elements.every(({ problem }) => !problem),
        add,
        (count) => pluralize(count, 'stock entry', 'stock entries'),
      );
    },
  };
}
