import { withNamespace, type StorageArea } from '../storageArea';
import { onQuarantineChange, readQuarantine, type UnreadableValue } from './quarantine';

export interface DamagedValuesOptions {
  readonly storage: StorageArea;
  readonly namespace: string;
  /** Which values are meant. */
  readonly includes: (key: string) => boolean;
}

/** The stored values that could not be read, from this visit and from earlier ones, until they are discarded. */
export interface DamagedValues {
  /** The same array until something changes. */
  list(): readonly UnreadableValue[];
  subscribe(listener: () => void): () => void;
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

/** The value was discarded. */
export function forgetWithoutRoom(storage: StorageArea, { text }: UnreadableValue): void {
  withoutRoom.set(
    storage,
    (withoutRoom.get(storage) ?? []).filter((each) => each.text !== text),
  );
}

export function createDamagedValues({ storage, namespace, includes }: DamagedValuesOptions): DamagedValues {
  let known: readonly UnreadableValue[] = [];

  function inPlace(): readonly UnreadableValue[] {
    return (withoutRoom.get(storage) ?? []).filter(
      ({ key, fullKey, text, isPart }) =>
        fullKey === withNamespace(namespace, key) && (isPart || storage.getItem(fullKey) === text),
    );
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
  };
}
