import { useEffect, type ReactNode } from 'react';
import { useServices, type AreaServices } from '@back-office/shared/contract';
import { createRequiredContext } from './requiredContext';

interface StoreProviderProps<Store> {
  /** Defaults to the store of the services' namespace. */
  readonly store?: Store;
  readonly children: ReactNode;
}

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(source: object): number {
  const number = numbers.get(source) ?? (lastNumber += 1);
  numbers.set(source, number);
  return number;
}

/**
 * The provider of a store and the hook for what `useValue` makes of it. All providers of a namespace on the page share one
 * store as long as there is one of them. It is kept outside React, since opening a store quarantines unreadable values and
 * reports them only once, and React may discard a render.
 */
export function createStoreContext<Store, Value extends object>(
  hookName: string,
  providerName: string,
  create: (services: AreaServices) => Store,
  useValue: (store: Store) => Value,
  /** What the page lends to the store; another one is another store. */
  sourceOf: (services: AreaServices) => object | undefined = () => undefined,
) {
  const [Provider, useRequired] = createRequiredContext<Value>(hookName, providerName);
  const open = new Map<string, { readonly store: Store; users: number }>();

  function keyOf(services: AreaServices): string {
    const source = sourceOf(services);
    return source ? `${services.storageNamespace} ${numberOf(source)}` : services.storageNamespace;
  }

  function opened(services: AreaServices) {
    const key = keyOf(services);
    const entry = open.get(key) ?? { store: create(services), users: 0 };
    open.set(key, entry);
    return entry;
  }

  function useShared(services: AreaServices): Store {
    const key = keyOf(services);
    const entry = opened(services);
    useEffect(() => {
      entry.users += 1;
      return () => {
        entry.users -= 1;
        // Wait, in case another provider of the same commit uses it.
        queueMicrotask(() => {
          if (entry.users === 0 && open.get(key) === entry) open.delete(key);
        });
      };
    }, [entry, key]);
    return entry.store;
  }

  function StoreProvider({ store, children }: Required<StoreProviderProps<Store>>) {
    return <Provider value={useValue(store)}>{children}</Provider>;
  }

  function SharedProvider({ children }: { readonly children: ReactNode }) {
    return <StoreProvider store={useShared(useServices())}>{children}</StoreProvider>;
  }

  function OptionalProvider({ store, children }: StoreProviderProps<Store>) {
    return store ? (
      <StoreProvider store={store}>{children}</StoreProvider>
    ) : (
      <SharedProvider>{children}</SharedProvider>
    );
  }
  return [OptionalProvider, useRequired] as const;
}
