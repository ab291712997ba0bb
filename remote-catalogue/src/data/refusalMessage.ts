import { countOf, formatCount } from '@back-office/shared/format';
import type { StorageArea } from '@back-office/shared/state';
import type { Item } from '../domain/item';
import type { ItemsOperation } from '../domain/itemsOperation';
import { howManyFit } from './howManyFit';

/** Why an edit was refused, what it means, and what to do, in one or two sentences. */
export function refusalMessage(
  reason: 'full' | 'blocked',
  storage: StorageArea,
  list: readonly Item[],
  operation: ItemsOperation,
): string {
  if (reason === 'blocked') return 'This browser refused to store the change. Your list is unchanged.';
  if (operation.kind !== 'merge' && operation.kind !== 'replace') {
    return "This browser's storage is full. Your list is unchanged; delete items you no longer need to make room.";
  }
  const known = operation.kind === 'merge' ? list : [];
  const knownIds = new Set(known.map(({ id }) => id));
  const added = operation.items.filter(({ id }) => !knownIds.has(id));
  const oldLength = JSON.stringify(list).length;
  const listLength = known === list ? oldLength : '[]'.length;
  const textAt = (index: number) => {
    const item = added[index];
    return item && JSON.stringify(item);
  };
  const fitting = howManyFit(storage, oldLength, listLength, textAt);
  return `There is no room in this browser's storage for ${countOf(added.length, 'item')}: ${formatCount(fitting)} would fit. Your list is unchanged.`;
}
