import { useEffect, type ReactNode } from 'react';
import { useServices, type AreaServices } from '@back-office/shared/contract';
import { createRequiredContext } from './requiredContext';

interface StoreProviderProps<Store> {
  /** Defaults to the store of the services' namespace. */
  readonly store?: Store;
  readonly children: ReactNode;
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
) {
  const [Provider, useRequired] = createRequiredContext<Value>(hookName, providerName);
  const open = new Map<string, { readonly store: Store; users: number }>();

  function opened(services: AreaServices) {
    const { storageNamespace: namespace } = services;
    const entry = open.get(namespace) ?? { store: create(services), users: 0 };
    open.set(namespace, entry);
    return entry;
  }

  function useShared(services: AreaServices): Store {
    const { storageNamespace: namespace } = services;
    const entry = opened(services);
    useEffect(() => {
      entry.users += 1;
      return () => {
        entry.users -= 1;
        // Wait, in case another provider of the same commit uses it.
        queueMicrotask(() => {
          if (entry.users === 0 && open.get(namespace) === entry) open.delete(namespace);
        });
      };
    }, [entry, namespace]);
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
