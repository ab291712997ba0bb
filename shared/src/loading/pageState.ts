/** State outside React, which outlives the screens that show it. */
export interface PageState<State> {
  /** The same object until something changes. */
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
