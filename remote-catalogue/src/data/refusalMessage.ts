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
  const fitting = fittingCount(storage, list, operation, operation.items.length);
  return noRoomMessage(newItems(list, operation, operation.items.length).length, fitting);
}

/** The edits that write many items at once. */
export type ImportOperation = Extract<ItemsOperation, { readonly kind: 'merge' | 'replace' }>;

export function noRoomMessage(count: number, fitting: number): string {
  return `There is no room in this browser's storage for ${pluralize(count, 'item')}: ${formatCount(fitting)} would fit. Your list is unchanged.`;
}

/** How many of the first `limit` items of an import would fit beside the list, or instead of it. */
export function fittingCount(
  storage: StorageArea,
  list: readonly Item[],
  operation: ImportOperation,
  limit: number,
): number {
  const added = newItems(list, operation, limit);
  const oldLength = JSON.stringify(list).length;
  const listLength = operation.kind === 'merge' ? oldLength : '[]'.length;
  return countFitting(storage, oldLength, listLength, (index) => {
    const item = added[index];
    return item && JSON.stringify(item);
  });
}

function newItems(list: readonly Item[], { kind, items }: ImportOperation, limit: number): readonly Item[] {
  const ids = new Set(kind === 'merge' ? list.map(({ id }) => id) : []);
  return items.slice(0, limit).filter(({ id }) => !ids.has(id));
}

/** Milliseconds of work between two pauses in which the page can respond. */
const sliceTime = 30;
const itemsPerSlice = 200;

/** How many items have texts of 8 M characters at most, more than any browser stores. Measured in short slices. */
export async function countWithinLimit(items: readonly Item[]): Promise<number> {
  let length = 0;
  let began = performance.now();
  for (let from = 0; from < items.length; from += itemsPerSlice) {
    const slice = items.slice(from, from + itemsPerSlice);
    length += JSON.stringify(slice).length;
    if (length > 2 ** maxPower) return from;
    if (performance.now() - began < sliceTime) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  return items.length;
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
