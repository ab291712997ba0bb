import { formatCount, pluralize } from '@back-office/shared/format';
import { createPauses, nextTask } from '@back-office/shared/loading';
import { isLongList, keysBelow, type StorageArea } from '@back-office/shared/state';
import type { Item } from '../domain/item';
import type { ImportOperation } from '../domain/itemsOperation';

const itemsPerSlice = 50;
const probeKey = 'back-office:room';
/** Characters; an unusual quota is found this exactly. */
const precision = 32;
/** Characters for all keys and values: of Chrome and Firefox, then of Safari. */
const usualQuotas = [5 * 1024 * 1024, 2.5 * 1024 * 1024];
/** Characters; more than any browser stores. */
const mostRoom = 8 * 1024 * 1024;

/** Why an import failed and, if the list would be under its key, how many of its items would fit. */
export async function noRoomMessage(
  { kind, items }: ImportOperation,
  current: readonly Item[],
  storage: StorageArea,
): Promise<string> {
  const ids = new Set(kind === 'merge' ? current.map(({ id }) => id) : []);
  const added = items.filter(({ id }) => !ids.has(id));
  const problem = `There is no room in this browser's storage for ${pluralize(added.length, 'item')}`;
  if (isLongList([...current, ...added])) return `${problem}. Your list is unchanged.`;
  const oldLength = JSON.stringify(current).length;
  const listLength = kind === 'merge' ? oldLength : '[]'.length;
  const fitting = await countFitting(storage, added, { oldLength, listLength });
  return `${problem}: ${formatCount(fitting)} would fit. Your list is unchanged.`;
}

/**
 * How many entries fit when they are appended to a list of `listLength` characters, and the result replaces a text of
 * `oldLength`. Works in short slices, so that the page stays responsive, and never serializes more than can fit.
 */
export async function countFitting(
  storage: StorageArea,
  entries: readonly unknown[],
  { oldLength, listLength }: { readonly oldLength: number; readonly listLength: number },
): Promise<number> {
  const pause = createPauses();
  const room = oldLength + (await freeRoom(storage));
  let length = listLength;
  for (let count = 0; count < entries.length; count += 1) {
    const comma = listLength <= '[]'.length && count === 0 ? 0 : 1;
    length += JSON.stringify(entries[count]).length + comma;
    if (length > room) return count;
    if (count % itemsPerSlice === 0) await pause();
  }
  return entries.length;
}

/**
 * Characters that can still be stored. Browsers do not say, so this writes texts of different lengths under a key of its
 * own and removes each at once, so that nothing is left if the tab is closed meanwhile. Writing millions of characters
 * blocks the page for a while, so the usual quotas are tried first.
 */
async function freeRoom(storage: StorageArea): Promise<number> {
  let [fits, tooMuch] = [0, mostRoom];
  async function tryLength(length: number) {
    if (length <= fits || length >= tooMuch) return;
    await nextTask();
    if (hasRoom(storage, length)) fits = length;
    else tooMuch = length;
  }

  const used = usedLength(storage);
  for (const quota of usualQuotas) {
    await tryLength(quota - used);
    await tryLength(quota - used + 1);
  }
  while (tooMuch - fits >= precision) await tryLength(Math.floor((fits + tooMuch) / 2));
  await nextTask();
  return fits;
}

/** Characters of all keys and values. */
function usedLength(storage: StorageArea): number {
  return keysBelow('', storage).reduce((sum, key) => sum + key.length + (storage.getItem(key) ?? '').length, 0);
}

function hasRoom(storage: StorageArea, length: number): boolean {
  try {
    storage.setItem(probeKey, 'x'.repeat(Math.max(0, length - probeKey.length)));
    return true;
  } catch {
    // Does not fit.
    return false;
  } finally {
    storage.removeItem(probeKey);
  }
}
