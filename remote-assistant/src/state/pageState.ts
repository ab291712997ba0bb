import { useSyncExternalStore } from 'react';

/** State that outlives the screens which show it. */
export interface PageState<State> {
  readonly get: () => State;
  readonly set: (change: (state: State) => Partial<State>) => void;
  /** Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPageState<State extends object>(initial: State): PageState<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change(state) };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The part must be the same value as long as nothing in it has changed. */
export function usePageState<State, Part>({ get, subscribe }: PageState<State>, part: (state: State) => Part): Part {
  return useSyncExternalStore(subscribe, () => part(get()));
}

/** A record without one of its entries. */
export function without<Value>(record: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  const { [key]: _, ...rest } = record;
  return rest;
}
