import { useMemo, useSyncExternalStore } from 'react';
import {
  createStoreContext,
  runAtomically,
  type ListHistory,
  type Outcome,
  type Restore,
} from '@back-office/shared/state';
import { createBrowserStockStore, type StockStore } from '../data/stockStore';
import { movementsByVariation, movesOf, type NewMovement, type StockMovement } from '../domain/stockMovements';
import { useItems } from './items';

interface StockState {
  /** The journal by variation, oldest entries first. */
  readonly journal: ReadonlyMap<string, readonly StockMovement[]>;
  readonly isReading: boolean;
  /** The journal, once it is read; `undefined` if it cannot be read now. The same array until something changes. */
  readonly readMovements: () => Promise<readonly StockMovement[] | undefined>;
  /** Writes the entries and moves the stock of the items, both or neither. */
  readonly record: (movements: readonly NewMovement[]) => Promise<Outcome>;
  /** Writes entries beside an edit of the items that has their stock already. */
  readonly write: StockStore['add'];
  readonly history: ListHistory;
  readonly restoreDamaged: Restore;
}

/** Must be inside an `ItemsProvider`, whose stock it moves. */
export const [StockProvider, useStock] = createStoreContext<StockStore, StockState>(
  'useStock',
  'StockProvider',
  ({ storageNamespace: namespace, shop, documents }) =>
    createBrowserStockStore({ namespace, isOwnShop: shop !== undefined, documents }),
  function useStockOf(store) {
    const movements = useSyncExternalStore(store.subscribe, store.movements);
    const isReading = useSyncExternalStore(store.subscribe, store.isReading);
    const { moveStock } = useItems();
    return useMemo(
      (): StockState => ({
        journal: movementsByVariation(movements),
        isReading,
        async readMovements() {
          await store.whenRead();
          return store.isReading() ? undefined : store.movements();
        },
        record(added) {
          const group = `stock:${crypto.randomUUID()}`;
          return runAtomically([() => store.add(added, group), () => moveStock(movesOf(added), group)]);
        },
        write: store.add,
        history: store.history,
        restoreDamaged: store.restoreDamaged,
      }),
      [store, movements, isReading, moveStock],
    );
  },
);
