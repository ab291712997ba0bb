import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '@back-office/shared/contract';
import { createStoredValue, type StoredValueDefinition } from './storedValue';
import type { WriteResult } from './writeResult';

/**
 * A stored value as state, in sync with all other users of its key, in this page and in other tabs. The setter takes
 * the next value, or a function of the currently stored value, and returns whether the write succeeded. `definition`
 * must be the same object on every render.
 */
export function useStoredValue<Value>(
  definition: StoredValueDefinition<Value>,
): readonly [Value, (change: Value | ((value: Value) => Value)) => WriteResult] {
  const { storageNamespace } = useServices();
  const stored = useMemo(
    () => createStoredValue({ ...definition, namespace: storageNamespace }),
    [definition, storageNamespace],
  );
  const value = useSyncExternalStore(stored.subscribe, stored.read);
  const set = useCallback(
    (change: Value | ((value: Value) => Value)) => stored.write(isFunction(change) ? change(stored.read()) : change),
    [stored],
  );
  return [value, set];
}

/** Stored values are JSON, so a function is never the value itself. */
function isFunction<Value>(change: Value | ((value: Value) => Value)): change is (value: Value) => Value {
  return typeof change === 'function';
}
