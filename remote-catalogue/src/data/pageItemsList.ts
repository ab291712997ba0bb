import type { ItemsChange, ItemsSource } from '@back-office/shared/contract';
import { refused, type LongList, type WriteResult } from '@back-office/shared/state';
import type { Item } from '../domain/item';
import { readStoredItems } from '../domain/storedItem';

/** The item list of a page that embeds the catalogue. What it answers is checked; the last good list stays. */
export function createPageItemsList(source: ItemsSource): LongList<Item> {
  let items: readonly Item[] | undefined;

  async function refresh(): Promise<void> {
    const list: unknown = await source.read();
    if (!Array.isArray(list)) throw new TypeError('The items source answered no list.');
    const { entries, unreadable } = readStoredItems(list);
    // An edit writes what changed in the list; it must not do that to a list of which a part is missing.
    if (unreadable.length > 0)
      throw new TypeError(`The items source sent what is no item, such as ${JSON.stringify(unreadable[0])}.`);
    if (items === undefined || JSON.stringify(items) !== JSON.stringify(entries)) items = entries;
  }

  async function write(next: readonly Item[]): Promise<WriteResult> {
    try {
      await source.write(changeOf(items ?? [], next));
    } catch (error) {
      console.error('The items source did not store the change:', error);
      return refused('blocked');
    }
    items = next;
    return { ok: true };
  }

  return {
    read: () => items ?? noItems,
    isRead: () => items !== undefined,
    refresh,
    write,
    settle: () => Promise.resolve(),
    subscribe: (listener) => source.subscribe?.(() => void refresh().then(listener, listener)) ?? (() => undefined),
  };
}

/** The same list each time, for `useSyncExternalStore`. */
const noItems: readonly never[] = [];

/** What leads from one list to the other. */
function changeOf(before: readonly Item[], next: readonly Item[]): ItemsChange {
  const known = new Map(before.map((item) => [item.id, item]));
  const left = new Set(next.map(({ id }) => id));
  const put = next.filter((item) => known.get(item.id) !== item);
  const remove = before.map(({ id }) => id).filter((id) => !left.has(id));
  const kept = before.filter(({ id }) => left.has(id));
  const isAppended = kept.every(({ id }, index) => next[index]?.id === id);
  return { put, remove, ...(!isAppended && { order: next.map(({ id }) => id) }) };
}
