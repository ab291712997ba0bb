import type { Outcome } from '../editLock';
import { withNamespace, type StorageArea } from '../storageArea';
import { announceChange } from '../storageChanges';
import { onQuarantineChange, quarantinePrefix, readQuarantine, type UnreadableValue } from './quarantine';

export interface DamagedValuesOptions {
  readonly storage: StorageArea;
  readonly namespace: string;
  /** Which values are meant; all by default. */
  readonly includes?: (key: string) => boolean;
}

/** The stored values that could not be read, from this visit and from earlier ones, until they are discarded. */
export interface DamagedValues {
  /** The same array until something changes. */
  list(): readonly UnreadableValue[];
  subscribe(listener: () => void): () => void;
  /** Deletes a text; Undo brings it back. */
  discard(value: UnreadableValue): Outcome;
}

/** Values for which the quarantine had no room, of this visit. */
const withoutRoom = new WeakMap<StorageArea, readonly ValueInPlace[]>();

interface ValueInPlace extends UnreadableValue {
  readonly fullKey: string;
  /** Entries of a list whose others are readable: the text is not what is stored under the key. */
  readonly isPart: boolean;
}

/** Remembers a value that could not be moved. It is listed as long as its text is where it was. */
export function keepWithoutRoom(storage: StorageArea, namespace: string, value: UnreadableValue, isPart = false): void {
  const fullKey = withNamespace(namespace, value.key);
  const others = (withoutRoom.get(storage) ?? []).filter((each) => each.fullKey !== fullKey);
  withoutRoom.set(storage, [...others, { ...value, fullKey, isPart }]);
}

export function createDamagedValues({
  storage,
  namespace,
  includes = () => true,
}: DamagedValuesOptions): DamagedValues {
  let known: readonly UnreadableValue[] = [];

  function inPlace(): readonly UnreadableValue[] {
    return (withoutRoom.get(storage) ?? []).filter(
      ({ key, fullKey, text, isPart }) =>
        fullKey === withNamespace(namespace, key) && (isPart || storage.getItem(fullKey) === text),
    );
  }

  function announce({ key, movedTo }: UnreadableValue) {
    announceChange(storage, movedTo ?? quarantinePrefix(namespace, key));
    if (movedTo === undefined) announceChange(storage, withNamespace(namespace, key));
  }

  function discard(value: UnreadableValue): Outcome {
    const at = value.movedTo ?? withNamespace(namespace, value.key);
    const before = storage.getItem(at);
    // A part of a readable list stays in it.
    if (before === value.text) storage.removeItem(at);
    if (value.movedTo === undefined)
      withoutRoom.set(
        storage,
        (withoutRoom.get(storage) ?? []).filter((each) => each.text !== value.text),
      );
    announce(value);
    return { ok: true, changed: 1, undo: async () => putBack(value, at) };
  }

  function putBack(value: UnreadableValue, at: string): Outcome {
    try {
      if (value.movedTo === undefined) keepWithoutRoom(storage, namespace, value);
      if (storage.getItem(at) === null) storage.setItem(at, value.text);
    } catch {
      return { ok: false, reason: 'full', message: 'There is no room to bring the damaged value back.' };
    }
    announce(value);
    return { ok: true, changed: 1, undo: async () => discard(value) };
  }

  return {
    list() {
      const next = [...readQuarantine(storage, namespace), ...inPlace()].filter(({ key }) => includes(key));
      const isSame =
        next.length === known.length &&
        next.every(({ movedTo, text }, index) => movedTo === known[index]?.movedTo && text === known[index]?.text);
      if (!isSame) known = next;
      return known;
    },
    subscribe: (listener) => onQuarantineChange(storage, namespace, listener),
    discard,
  };
}
