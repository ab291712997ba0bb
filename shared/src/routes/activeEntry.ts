import { isUnder } from './owners';

/** What a navigation list needs of its entries. Without a path an entry has no destination yet (decision D5). */
export interface MenuEntry {
  readonly label: string;
  readonly path?: string;
  /** Lit on the path itself alone, not on what lies below (decision D4). */
  readonly isExact?: boolean;
  /** Further paths that light the entry. */
  readonly alsoUnder?: readonly string[];
}

/**
 * The one entry of a list that is lit at `path`: the longest path that is a prefix of it at a path boundary
 * (spec A §2, decision D4).
 */
export function activeEntry<E extends MenuEntry>(path: string, entries: readonly E[]): E | undefined {
  let best: { readonly entry: E; readonly length: number } | undefined;
  for (const entry of entries) {
    const length = matchLength(path, entry);
    if (length > (best?.length ?? 0)) best = { entry, length };
  }
  return best?.entry;
}

function matchLength(path: string, { path: own, isExact = false, alsoUnder = [] }: MenuEntry): number {
  if (own === undefined || (isExact && path !== own)) return 0;
  return Math.max(0, ...[own, ...alsoUnder].filter((prefix) => isUnder(path, prefix)).map((prefix) => prefix.length));
}
