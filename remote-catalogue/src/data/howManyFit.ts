import type { StorageArea } from '@back-office/shared/state';

const probeKey = 'back-office:room';

/**
 * How many of the JSON texts, from the first, still have room in a list that takes the place of `oldText`. Browsers do
 * not tell how much is free, so that what the list would grow by is tried out under a key of its own; the stored list is
 * never touched.
 */
export function howManyFit(
  storage: StorageArea,
  oldText: string,
  kept: readonly string[],
  added: readonly string[],
): number {
  function fits(count: number): boolean {
    const text = `[${[...kept, ...added.slice(0, count)].join(',')}]`;
    if (text.length <= oldText.length) return true;
    try {
      storage.setItem(probeKey, text.slice(oldText.length + probeKey.length));
      return true;
    } catch {
      // That many do not fit, which is the answer.
      return false;
    } finally {
      storage.removeItem(probeKey);
    }
  }
  let fitting = 0;
  let tooMany = added.length;
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(middle)) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}
