import type { StorageArea } from '@back-office/shared/state';

const probeKey = 'back-office:room';
/** Largest and smallest piece that is tried, as powers of two: 8 M characters, more than browsers grant, and 32. */
const largest = 23;
const smallest = 5;

/**
 * How many of the JSON texts, from the first, still have room when a list of `listLength` characters takes them in and
 * takes the place of a text of `oldLength`. Texts beyond the last one that fits are not asked for.
 */
export function howManyFit(
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
 * Characters that can still be stored, less than 32 too few. Browsers do not tell, so the room is filled for a moment
 * under keys of its own, the largest piece first: nothing is written twice, and what is stored is never touched.
 */
function freeRoom(storage: StorageArea): number {
  let room = 0;
  const filled: string[] = [];
  for (let power = largest; power >= smallest; power -= 1) {
    const key = `${probeKey}:${power}`;
    try {
      storage.setItem(key, 'x'.repeat(2 ** power - key.length));
      filled.push(key);
      room += 2 ** power;
    } catch {
      // That much does not fit, which is the answer.
    }
  }
  for (const key of filled) storage.removeItem(key);
  return room;
}
