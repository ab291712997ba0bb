import { isUnder } from './paths';

/** The paths of the product, and the navigation state that more than one app needs. */
export { lessonLink, lessons, type Lesson, type LessonId } from './lessons';
export { documentTitle, hasFigures, isUnder, paths, screenInShop, screenOfTitle } from './paths';

/** What a navigation list needs to know about an item. An item without a path is not available yet. */
export interface MenuItem {
  readonly label: string;
  readonly path?: string;
  /** Active only at the path itself, not below it. */
  readonly isExact?: boolean;
  /** Further paths at which the item is active. */
  readonly alsoUnder?: readonly string[];
}

/** The one active item of a list: the item with the longest path that `path` is at or below. */
export function activeItem<Item extends MenuItem>(path: string, items: readonly Item[]): Item | undefined {
  let best: { readonly item: Item; readonly length: number } | undefined;
  for (const item of items) {
    const length = matchLength(path, item);
    if (length > (best?.length ?? 0)) best = { item, length };
  }
  return best?.item;
}

function matchLength(path: string, { path: own, isExact = false, alsoUnder = [] }: MenuItem): number {
  if (own === undefined || (isExact && path !== own)) return 0;
  return Math.max(0, ...[own, ...alsoUnder].filter((prefix) => isUnder(path, prefix)).map((prefix) => prefix.length));
}
