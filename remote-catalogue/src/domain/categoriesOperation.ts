/** What is stored of a category. Its position is its place in the stored list. */
export interface StoredCategory {
  readonly id: string;
  readonly name: string;
}

/**
 * All edits of the stored categories. Each runs on the list as it is in storage, so that two tabs never overwrite each
 * other. `restore` undoes `remove`.
 */
export type CategoriesOperation =
  | { readonly kind: 'create'; readonly category: StoredCategory }
  /** `from`: only if that is still its name. */
  | { readonly kind: 'rename'; readonly id: string; readonly name: string; readonly from?: string }
  /** `unchanged`: only those that still are as they are here. */
  | { readonly kind: 'remove'; readonly ids: readonly string[]; readonly unchanged?: readonly StoredCategory[] }
  | { readonly kind: 'restore'; readonly removed: readonly RemovedCategory[] }
  /** `isUndo`: only if the order is still that of `from`. */
  | {
      readonly kind: 'arrange';
      readonly from: readonly StoredCategory[];
      readonly to: readonly StoredCategory[];
      readonly isUndo?: boolean;
    };

interface RemovedCategory {
  readonly category: StoredCategory;
  readonly index: number;
}

export interface AppliedCategories {
  /** The same array if nothing changed. */
  readonly categories: readonly StoredCategory[];
  readonly changed: number;
  /** How many categories an undo leaves as they are, because they were edited or deleted since. */
  readonly kept?: number;
  readonly inverse: CategoriesOperation;
}

const nothing: CategoriesOperation = { kind: 'remove', ids: [] };

export function applyToCategories(
  stored: readonly StoredCategory[],
  operation: CategoriesOperation,
): AppliedCategories {
  const same: AppliedCategories = { categories: stored, changed: 0, inverse: nothing };
  switch (operation.kind) {
    case 'create': {
      const { category } = operation;
      // Another tab may have created the same name.
      if (stored.some(({ name }) => isSameName(name, category.name))) return same;
      return {
        categories: [...stored, category],
        changed: 1,
        inverse: { kind: 'remove', ids: [category.id], unchanged: [category] },
      };
    }
    case 'rename': {
      const { id, name, from } = operation;
      const old = stored.find((category) => category.id === id);
      if (from !== undefined && old?.name !== from) return { ...same, kept: 1 };
      if (!old || old.name === name) return same;
      return {
        categories: stored.map((category) => (category.id === id ? { id, name } : category)),
        changed: 1,
        inverse: { kind: 'rename', id, name: old.name, from: name },
      };
    }
    case 'remove': {
      const { unchanged } = operation;
      const isMeant = ({ id, name }: StoredCategory) =>
        !unchanged || unchanged.some((each) => each.id === id && each.name === name);
      const ids = new Set(
        stored.filter((each) => operation.ids.includes(each.id) && isMeant(each)).map(({ id }) => id),
      );
      const kept = unchanged ? operation.ids.length - ids.size : 0;
      const removed = stored
        .map((category, index) => ({ category, index }))
        .filter(({ category }) => ids.has(category.id));
      if (removed.length === 0) return { ...same, kept };
      return {
        categories: stored.filter(({ id }) => !ids.has(id)),
        changed: removed.length,
        kept,
        inverse: { kind: 'restore', removed },
      };
    }
    case 'restore': {
      const ids = new Set(stored.map(({ id }) => id));
      const missing = operation.removed.filter(({ category }) => !ids.has(category.id));
      const kept = operation.removed.length - missing.length;
      if (missing.length === 0) return { ...same, kept };
      const next = [...stored];
      for (const { category, index } of missing) next.splice(index, 0, category);
      return {
        categories: next,
        changed: missing.length,
        kept,
        inverse: {
          kind: 'remove',
          ids: missing.map(({ category }) => category.id),
          unchanged: missing.map(({ category }) => category),
        },
      };
    }
    case 'arrange':
      if (operation.isUndo && !hasOrderOf(stored, operation.from)) return { ...same, kept: 1 };
      return arrange(stored, operation.from, operation.to);
  }
}

/** Takes only the order from `to`; names and new categories come from the stored list. */
function arrange(
  stored: readonly StoredCategory[],
  from: readonly StoredCategory[],
  to: readonly StoredCategory[],
): AppliedCategories {
  const fresh = new Map(stored.map((category) => [category.id, category]));
  const arranged = new Set(to.map(({ id }) => id));
  const next = [
    ...to.map((category) => fresh.get(category.id) ?? category),
    ...stored.filter(({ id }) => !arranged.has(id)),
  ];
  const isSame = next.length === stored.length && next.every((category, index) => category === stored[index]);
  if (isSame) return { categories: stored, changed: 0, inverse: nothing };
  return { categories: next, changed: 1, inverse: { kind: 'arrange', from: to, to: from, isUndo: true } };
}

/** Categories that were created or deleted since do not count. */
function hasOrderOf(stored: readonly StoredCategory[], order: readonly StoredCategory[]): boolean {
  const ids = (of: readonly StoredCategory[], others: readonly StoredCategory[]) =>
    of.map(({ id }) => id).filter((id) => others.some((each) => each.id === id));
  return ids(stored, order).join() === ids(order, stored).join();
}

function isSameName(one: string, other: string) {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
