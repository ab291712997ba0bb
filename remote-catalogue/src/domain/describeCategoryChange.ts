import { pluralize } from '@back-office/shared/format';
import type { CategoriesOperation, StoredCategory } from './categoriesOperation';

/** What an edit did, for the history: “Tea renamed to Chai”. `stored` is the list before it. */
export function describeCategoryChange(operation: CategoriesOperation, stored: readonly StoredCategory[]): string {
  switch (operation.kind) {
    case 'create':
      return `${operation.category.name} created`;
    case 'rename': {
      const old = stored.find(({ id }) => id === operation.id);
      return `${old?.name ?? 'Category'} renamed to ${operation.name}`;
    }
    case 'remove': {
      const removed = stored.filter(({ id }) => operation.ids.includes(id));
      const [first] = removed;
      return `${removed.length === 1 && first ? first.name : pluralize(removed.length, 'category', 'categories')} deleted`;
    }
    case 'restore':
      return `${pluralize(operation.removed.length, 'category', 'categories')} restored`;
    case 'arrange':
      return 'Categories rearranged';
  }
}

/** Both changes of the order as one; `null` if they change nothing. */
export function joinArranging(before: CategoriesOperation, now: CategoriesOperation): CategoriesOperation | null {
  if (before.kind !== 'arrange' || now.kind !== 'arrange') return now;
  const isSame = before.to.map(({ id }) => id).join() === now.from.map(({ id }) => id).join();
  return isSame ? null : { ...before, from: now.from };
}
