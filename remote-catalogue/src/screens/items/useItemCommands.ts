import { useMemo } from 'react';
import { countOf } from '@back-office/shared/format';
import { useToast } from '@back-office/shared/ui';
import type { Outcome } from '../../data/itemsStore';
import type { Item, NewItem } from '../../domain/item';
import type { ItemPatch } from '../../domain/itemsOperation';
import { useItems } from '../../state/items';

/** The edits of the list, each told in a toast with its way back. They resolve to whether the edit was made. */
export function useItemCommands() {
  const { add, update, remove, clear } = useItems();
  const { show } = useToast();

  return useMemo(() => {
    async function tell(work: Promise<Outcome>, done: (changed: number) => string): Promise<boolean> {
      const outcome = await work;
      if (!outcome.ok) {
        show({ message: outcome.message, tone: 'failed' });
        return false;
      }
      show({
        message: done(outcome.changed),
        tone: 'done',
        action: { label: 'Undo', onPress: () => void undo(outcome.undo) },
      });
      return true;
    }

    async function undo(run: () => Promise<Outcome>) {
      const outcome = await run();
      if (!outcome.ok) show({ message: outcome.message, tone: 'failed' });
    }

    return {
      create: (item: NewItem) => tell(add(item), () => `${item.name} created`),
      deleteItem: (item: Item) => tell(remove([item.id]), () => `${item.name} deleted`),
      deleteMany: (ids: readonly string[]) => tell(remove(ids), (changed) => `${countOf(changed, 'item')} deleted`),
      clearAll: () => tell(clear(), (changed) => `${countOf(changed, 'item')} cleared`),
      bulkUpdate: (ids: readonly string[], patch: ItemPatch) =>
        tell(update(ids, patch), (changed) => `${countOf(changed, 'item')} updated`),
    };
  }, [add, update, remove, clear, show]);
}
