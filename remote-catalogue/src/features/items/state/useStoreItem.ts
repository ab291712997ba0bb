import type { Outcome } from '@back-office/shared/state';
import type { Item } from '../../../domain/item';
import { newItemOf, patchOf, rowIdsOf, type ItemForm } from '../domain/itemForm';
import { placedMovements, type StockPlaces } from '../domain/placedStock';
import { editWithStock } from '../../../state/editWithStock';
import { useItems } from '../../../state/items';
import { useStock } from '../../../state/stock';

type FormStatus = 'Active' | 'Draft';

/** Writes a form into the list, and the counts at its locations into the journal of stock, both or neither. */
export function useStoreItem(item: Item | undefined, places: StockPlaces | undefined) {
  const { add, update } = useItems();
  const { write } = useStock();

  return (entered: ItemForm, status: FormStatus): Promise<Outcome> => {
    const id = item?.id ?? crypto.randomUUID();
    const counted = places ? placedMovements(id, rowIdsOf(entered), entered.placed, places) : [];
    return editWithStock(counted, write, (group) => storeItem(id, entered, status, group));
  };

  /** Saving a draft as an item makes it active. An archived item stays archived. */
  function storeItem(id: string, entered: ItemForm, status: FormStatus, group: string | undefined) {
    if (!item) return add({ ...newItemOf(entered), ...(status === 'Draft' && { status }) }, id, group);
    const changesStatus = status === 'Draft' || item.status === 'Draft';
    return update([id], { ...patchOf(item, entered), ...(changesStatus && { status }) }, group);
  }
}
