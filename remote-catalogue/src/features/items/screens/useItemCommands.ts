import { useMemo } from 'react';
import { countOf } from '@back-office/shared/format';
import type { Item, NewItem } from '../../../domain/item';
import type { ItemPatch } from '../../../domain/itemsOperation';
import { useTold } from '../../../parts/useTold';
import { useItems } from '../../../state/items';

/** The edits of the list, each told in a toast with its way back. They resolve to whether the edit was made. */
export function useItemCommands() {
  const { add, update, remove, clear } = useItems();
  const tell = useTold();

  return useMemo(
    () => ({
      create: (item: NewItem) => tell(add(item), `${item.name} created`),
      deleteItem: (item: Item) => tell(remove([item.id]), `${item.name} deleted`),
      deleteMany: (ids: readonly string[]) => tell(remove(ids), (changed) => `${countOf(changed, 'item')} deleted`),
      clearAll: () => tell(clear(), (changed) => `${countOf(changed, 'item')} cleared`),
      bulkUpdate: (ids: readonly string[], patch: ItemPatch) =>
        tell(update(ids, patch), (changed) => `${countOf(changed, 'item')} updated`),
    }),
    [add, update, remove, clear, tell],
  );
}
