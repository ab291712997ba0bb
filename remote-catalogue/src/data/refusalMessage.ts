import { pluralize, formatCount } from '@back-office/shared/format';
import type { StorageArea } from '@back-office/shared/state';
import type { Item } from '../domain/item';
import type { ItemsOperation } from '../domain/itemsOperation';

/** Why an edit failed, what it means, and what to do. */
export function refusalMessage(
  reason: 'full' | 'blocked',
  storage: StorageArea,
  list: readonly Item[],
  operation: ItemsOperation,
): string {
  if (reason === 'blocked') return 'This browser could not save the change. Your list is unchanged.';
  if (operation.kind !== 'merge' && operation.kind !== 'replace') {
    return "This browser's storage is full. Your list is unchanged. Delete items you no longer need to make room.";
  }
  const present = operation.kind === 'merge' ? list : [];
  const presentIds = new Set(present.map(({ id }) => id));
  const added = operation.items.filter(({ id }) => !presentIds.has(id));
  const oldLength = JSON.stringify(list).length;
  const listLength = present === list ? oldLength : '[]'.length;
  const textAt = (index: number) => {
    const item = added[index];
    return item && JSON.stringify(item);
  };
  const fitting = countFitting(storage, oldLength, listLength, textAt);
  return `There is no room in this browser's storage for ${pluralize(added.length, 'item')}: ${formatCount(fitting)} would fit. Your list is unchanged.`;
}

const probeKey = 'back-office:room';
/** The largest and smallest text tried, as powers of two: 8 M characters, more than browsers allow, and 32. */
const maxPower = 23;
const minPower = 5;

/**
 * How many JSON texts fit when they are appended to a list of `listLength` characters, and the result replaces a text of
 * `oldLength`. Does not call `textAt` beyond the first text that does not fit.
 */
function countFitting(
  storage: StorageArea,
  oldLength: number,
  listLength: number,
  textAt: (index: number) => string | undefined,
): number {
  const room = oldLength + freeRoom(storage);
  const isEmpty = listLength <= '[]'.length;
  let length = listLength;
  for (let count = 0; ; count += 1) {
    const text = textAt(count);
    if (text === undefined) return count;
    length += text.length + (isEmpty && count === 0 ? 0 : ','.length);
    if (length > room) return count;
  }
}

/**
 * Characters that can still be stored, at most 31 too few. Browsers do not say, so this fills the free space for a moment
 * under separate keys, the largest text first, and never touches stored values.
 */
function freeRoom(storage: StorageArea): number {
  let room = 0;
  const filled: string[] = [];
  for (let power = maxPower; power >= minPower; power -= 1) {
    const key = `${probeKey}:${power}`;
    try {
      storage.setItem(key, 'x'.repeat(2 ** power - key.length));
      filled.push(key);
      room += 2 ** power;
    } catch {
      // Does not fit: try the next smaller text.
    }
  }
  for (const key of filled) storage.removeItem(key);
  return room;
}
