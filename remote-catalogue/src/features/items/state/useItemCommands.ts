import { useMemo } from 'react';
import { pluralize } from '@back-office/shared/format';
import type { Item, NewItem } from '../../../domain/item';
import type { ItemPatch } from '../../../domain/itemsOperation';
import { useAnnounceEdit, type Outcome } from '@back-office/shared/state';
import { useItems } from '../../../state/items';
import { useLocationsOfNew } from '../../../state/useLocationOptions';

/** Makes an edit and what belongs to it: both or neither. */
export type Together = (edit: (group: string | undefined) => Promise<Outcome>) => Promise<Outcome>;

/** The edits of the list. Each is announced with Undo and resolves to whether it was made. */
export function useItemCommands() {
  const { add, update, remove, clear } = useItems();
  const announce = useAnnounceEdit();
  const locationsOfNew = useLocationsOfNew();

  return useMemo(
    () => ({
      create: (item: NewItem) => announce(add({ ...item, locations: locationsOfNew() }), `${item.name} created`),
      deleteItem: (item: Item) => announce(remove([item.id]), `${item.name} deleted`),
      toggleArchived(item: Item) {
        const isArchived = item.status === 'Archived';
        const status = isArchived ? 'Active' : 'Archived';
        return announce(update([item.id], { status }), `${item.name} ${isArchived ? 'is active again' : 'archived'}`);
      },
      deleteMany: (ids: readonly string[]) =>
        announce(remove(ids), (changed) => `${pluralize(changed, 'item')} deleted`),
      clearAll: () => announce(clear(), (changed) => `${pluralize(changed, 'item')} cleared`),
      /** `together`: makes the edit with what belongs to it. */
      bulkUpdate: (ids: readonly string[], patch: ItemPatch, together: Together) =>
        announce(
          together((group) => update(ids, patch, group)),
          (changed) => `${pluralize(changed, 'item')} updated`,
        ),
    }),
    [add, update, remove, clear, announce, locationsOfNew],
  );
}
