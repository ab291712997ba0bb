import type { Item } from '../domain/item';
import { readableElements } from '../domain/readableElements';
import { readStoredItems } from '../domain/storedItem';

/** The items of a damaged list that can still be read. */
export function readDamagedList(text: string): { readonly items: readonly Item[]; readonly isComplete: boolean } {
  const elements = readableElements(text);
  const { items, unreadable } = readStoredItems(elements.flatMap(({ value, problem }) => (problem ? [] : [value])));
  return { items, isComplete: unreadable.length === 0 && elements.every(({ problem }) => !problem) };
}
