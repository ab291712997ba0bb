import { isUnder } from '@back-office/shared/routes';
import { submenuPaths, type Entry, type SubmenuName } from './navigation';

/**
 * The one entry of a list that is lit at `path`: the longest path that is a prefix of it at a path boundary
 * (spec A §2, decision D4).
 */
export function activeEntry<E extends Entry>(path: string, entries: readonly E[]): E | undefined {
  let best: { readonly entry: E; readonly length: number } | undefined;
  for (const entry of entries) {
    const length = matchLength(path, entry);
    if (length > (best?.length ?? 0)) best = { entry, length };
  }
  return best?.entry;
}

function matchLength(path: string, { path: own, isExact = false, alsoUnder = [] }: Entry): number {
  if (own === undefined || (isExact && path !== own)) return 0;
  return Math.max(0, ...[own, ...alsoUnder].filter((prefix) => isUnder(path, prefix)).map((prefix) => prefix.length));
}

export function staysOpen(submenu: SubmenuName, path: string): boolean {
  return submenuPaths[submenu].some((prefix) => isUnder(path, prefix));
}
