/** What is stored of a category: that it exists, and by its place in the list where it stands (decision D9). */
export interface KeptCategory {
  readonly id: string;
  readonly name: string;
}

/**
 * Everything that can happen to the kept categories. Each runs on the freshly read list, so that two tabs never
 * overwrite each other (decision D25). `putBack` is what Undo of a removal runs.
 */
export type CategoriesOperation =
  | { readonly kind: 'create'; readonly category: KeptCategory }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  | { readonly kind: 'putBack'; readonly places: readonly Place[] }
  | { readonly kind: 'arrange'; readonly from: readonly KeptCategory[]; readonly to: readonly KeptCategory[] };

interface Place {
  readonly category: KeptCategory;
  readonly index: number;
}

export interface AppliedToCategories {
  /** The same list where nothing changed. */
  readonly kept: readonly KeptCategory[];
  readonly changed: number;
  readonly inverse: CategoriesOperation;
}

const nothing: CategoriesOperation = { kind: 'remove', ids: [] };

export function applyToCategories(kept: readonly KeptCategory[], operation: CategoriesOperation): AppliedToCategories {
  const same: AppliedToCategories = { kept, changed: 0, inverse: nothing };
  switch (operation.kind) {
    case 'create': {
      const { category } = operation;
      // Another tab may have been quicker with the same name.
      if (kept.some(({ name }) => isSameName(name, category.name))) return same;
      return { kept: [...kept, category], changed: 1, inverse: { kind: 'remove', ids: [category.id] } };
    }
    case 'rename': {
      const { id, name } = operation;
      const old = kept.find((category) => category.id === id);
      if (!old || old.name === name) return same;
      return {
        kept: kept.map((category) => (category.id === id ? { id, name } : category)),
        changed: 1,
        inverse: { kind: 'rename', id, name: old.name },
      };
    }
    case 'remove': {
      const ids = new Set(operation.ids);
      const places = kept
        .map((category, index) => ({ category, index }))
        .filter(({ category }) => ids.has(category.id));
      if (places.length === 0) return same;
      return {
        kept: kept.filter(({ id }) => !ids.has(id)),
        changed: places.length,
        inverse: { kind: 'putBack', places },
      };
    }
    case 'putBack': {
      const ids = new Set(kept.map(({ id }) => id));
      const missing = operation.places.filter(({ category }) => !ids.has(category.id));
      if (missing.length === 0) return same;
      const next = [...kept];
      for (const { category, index } of missing) next.splice(index, 0, category);
      return {
        kept: next,
        changed: missing.length,
        inverse: { kind: 'remove', ids: missing.map(({ category }) => category.id) },
      };
    }
    case 'arrange':
      return arrange(kept, operation.from, operation.to);
  }
}

/** Names and new arrivals are taken from the fresh list, only the order from what the merchant saw. */
function arrange(
  kept: readonly KeptCategory[],
  from: readonly KeptCategory[],
  to: readonly KeptCategory[],
): AppliedToCategories {
  const fresh = new Map(kept.map((category) => [category.id, category]));
  const arranged = new Set(to.map(({ id }) => id));
  const next = [
    ...to.map((category) => fresh.get(category.id) ?? category),
    ...kept.filter(({ id }) => !arranged.has(id)),
  ];
  const isSame = next.length === kept.length && next.every((category, index) => category === kept[index]);
  if (isSame) return { kept, changed: 0, inverse: nothing };
  return { kept: next, changed: 1, inverse: { kind: 'arrange', from: to, to: from } };
}

function isSameName(one: string, other: string) {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
