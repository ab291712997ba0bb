import { createPageState } from './pageState';

export interface LoadedOnce<T> {
  /** Loads, or joins the attempt under way. After a failure the next call tries again, which React's `lazy` does not. */
  readonly load: () => Promise<T>;
  /** Loads ahead of use. Always resolves: a failure shows on use. */
  readonly preload: () => Promise<void>;
  /** The value, once it is loaded. With `subscribe` a store for `useSyncExternalStore`. */
  readonly current: () => T | undefined;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Something that is fetched once for the whole page, such as the code of a dialog. */
export function loadOnce<T>(fetch: () => Promise<T>): LoadedOnce<T> {
  const { get, set, subscribe } = createPageState<{ readonly value?: T }>({});
  let loading: Promise<T> | undefined;

  function load(): Promise<T> {
    loading ??= fetch().then(
      (loaded) => {
        set(() => ({ value: loaded }));
        return loaded;
      },
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  }

  return {
    load,
    preload: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
    current: () => get().value,
    subscribe,
  };
}
