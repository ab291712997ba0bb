/** State outside React, which outlives the screens that show it. */
export interface PageState<State> {
  /** The same object until something changes. */
  readonly get: () => State;
  /** `when`: the listeners are called when it resolves. Until then `get` alone has the change. */
  readonly set: (change: (state: State) => Partial<State>, when?: Promise<unknown>) => void;
  /** Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPageState<State extends object>(initial: State): PageState<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change, when) {
      state = { ...state, ...change(state) };
      const tell = () => listeners.forEach((listener) => listener());
      if (when) void when.then(tell);
      else tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
