/** So many changed items are read in a moment; a list in which more have changed is read like a new one. */
export const fewItems = 1_000;

interface Comparison {
  readonly before: readonly object[];
  readonly after: readonly object[];
  readonly changed: readonly number[];
}

/** One edit has a list compared several times. */
let last: Comparison | undefined;

/**
 * Where a list has another entry than it had before an edit; `undefined` if entries were added or removed. Only the objects
 * are compared: reading 100,000 of them takes many times longer.
 */
export function changedIndexes(before: readonly object[], after: readonly object[]): readonly number[] | undefined {
  if (before.length !== after.length) return undefined;
  if (last?.before === before && last.after === after) return last.changed;
  const changed: number[] = [];
  for (let index = 0; index < after.length; index += 1) if (before[index] !== after[index]) changed.push(index);
  last = { before, after, changed };
  return changed;
}
