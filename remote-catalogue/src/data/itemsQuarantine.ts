import { readQuarantine, type StorageArea, type UnreadableValue } from '@back-office/shared/state';
import type { Item } from '../domain/item';
import { readableElements } from '../domain/readableElements';
import { readStoredItems } from '../domain/storedItem';

const keys = ['items', 'items-search', 'items-selected', 'items-loading', 'items-error'];

/** The damaged values of the five keys: those in storage, and those for which storage had no room. */
export function createItemsQuarantine(storage: StorageArea, namespace: string) {
  let withoutRoom: readonly UnreadableValue[] = [];
  /** Missing after a change. */
  let known: readonly UnreadableValue[] | undefined;

  return {
    report(value: UnreadableValue) {
      if (value.movedTo === undefined) withoutRoom = [...withoutRoom, value];
      known = undefined;
    },
    values: () => (known ??= [...keys.flatMap((key) => readQuarantine(storage, namespace, key)), ...withoutRoom]),
    /** Returns a function that puts the value back, which is false if there is no room any more. */
    remove(value: UnreadableValue): () => boolean {
      const { movedTo } = value;
      if (movedTo === undefined) withoutRoom = withoutRoom.filter((other) => other !== value);
      else storage.removeItem(movedTo);
      known = undefined;
      return () => {
        known = undefined;
        if (movedTo === undefined) withoutRoom = [...withoutRoom, value];
        else {
          try {
            storage.setItem(movedTo, value.text);
          } catch {
            // Storage was filled since; the caller says so.
            return false;
          }
        }
        return true;
      };
    },
  };
}

/** The items of a damaged list that can still be read. */
export function readDamagedList(text: string): { readonly items: readonly Item[]; readonly isComplete: boolean } {
  const elements = readableElements(text);
  const { items, unreadable } = readStoredItems(elements.flatMap(({ value, problem }) => (problem ? [] : [value])));
  return { items, isComplete: unreadable.length === 0 && elements.every(({ problem }) => !problem) };
}
