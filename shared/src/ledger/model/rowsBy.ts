import type { Transaction } from './transaction';

/** Rows under a key each, keys in order of first appearance. */
export function rowsBy<Key>(
  rows: readonly Transaction[],
  keyOf: (row: Transaction) => Key,
): ReadonlyMap<Key, readonly Transaction[]> {
  const groups = new Map<Key, Transaction[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
