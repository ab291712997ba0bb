import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '@back-office/shared/contract';
import { openStore } from './editLock';
import { createStoredValue, namespaceOf, type StoredValueDefinition } from './storedValue';
import type { WriteResult } from './storageArea';

/**
 * A stored value as state, in sync with all other users of its key, in this page and in other tabs. The setter takes
 * the next value, or a function of the value that is stored then, and resolves to whether the write succeeded. It runs
 * under the edit lock of the key, so two tabs that change different parts of the value both keep their change. The
 * value shown changes at once, because a control that waits for a lock looks as if it had not been pressed.
 * `definition` must be the same object on every render.
 */
export function useStoredValue<Value>(
  definition: StoredValueDefinition<Value>,
): readonly [Value, (change: Value | ((value: Value) => Value)) => Promise<WriteResult>] {
  const { storageNamespace } = useServices();
  const [stored, inLock] = useMemo(() => storedInLock(definition, storageNamespace), [definition, storageNamespace]);
  const value = useSyncExternalStore(stored.subscribe, stored.read);
  const [chosen, setChosen] = useState<{ readonly value: Value }>();
  const changes = useRef(0);
  const set = useCallback(
    async (change: Value | ((value: Value) => Value)) => {
      const changed = (current: Value) => (isFunction(change) ? change(current) : change);
      const count = (changes.current += 1);
      setChosen((before) => ({ value: changed(before ? before.value : stored.read()) }));
      let written: WriteResult | undefined;
      const write = () => (written ??= stored.write(changed(stored.read())));
      // A page that is left before the lock is granted never gets it.
      window.addEventListener('pagehide', write);
      try {
        return await inLock(write);
      } finally {
        window.removeEventListener('pagehide', write);
        // Written or refused: from now on, what is stored is shown.
        if (count === changes.current) setChosen(undefined);
      }
    },
    [stored, inLock],
  );
  return [chosen ? chosen.value : value, set];
}

/** A stored value and the edit lock of its key. */
export function storedInLock<Value>(definition: StoredValueDefinition<Value>, namespace: string) {
  const { place, inLock } = openStore({ namespace: namespaceOf(definition, namespace) }, definition.key);
  return [createStoredValue({ ...definition, ...place }), inLock] as const;
}

/** Stored values are JSON, so a function is never the value itself. */
function isFunction<Value>(change: Value | ((value: Value) => Value)): change is (value: Value) => Value {
  return typeof change === 'function';
}
