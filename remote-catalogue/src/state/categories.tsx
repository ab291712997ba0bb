import {
  createStoreContext,
  runAtomically,
  type ListHistory,
  type Outcome,
  type Restore,
} from '@back-office/shared/state';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { CategoriesStore } from '../data/categoriesStore';
import { createSampleCategoriesStore } from '../data/sampleCategoriesStore';
import { categoryMoves, listCategories, type Category } from '../domain/categories';
import { useItems } from './items';

interface CategoriesState {
  /** In the merchant's order, with their item counts. */
  readonly categories: readonly Category[];
  readonly create: (name: string) => Promise<Outcome>;
  /** Moves the items of the category along. */
  readonly rename: (category: Category, name: string) => Promise<Outcome>;
  /** Moves their items to the category `to`; empty for no category. */
  readonly remove: (categories: readonly Category[], to: string) => Promise<Outcome>;
  /** Moves of one rearranging have the same `group`. */
  readonly arrange: (order: readonly Category[], group?: string) => Promise<Outcome>;
  readonly history: ListHistory;
  readonly restoreDamaged: Restore;
}

/** Must be inside an `ItemsProvider`: counts derive from its items, and changes of categories also change its items. */
export const [CategoriesProvider, useCategories] = createStoreContext<CategoriesStore, CategoriesState>(
  'useCategories',
  'CategoriesProvider',
  ({ storageNamespace: namespace, documents }) => createSampleCategoriesStore({ namespace, documents }),
  useCategoriesOf,
);

function useCategoriesOf(store: CategoriesStore): CategoriesState {
  const stored = useSyncExternalStore(store.subscribe, store.list);
  const { items, update } = useItems();
  const listed = useMemo(() => listCategories(items, stored), [items, stored]);
  const { expected, showDuring } = useExpectedResult();
  const categories = expected ?? listed;

  return useMemo((): CategoriesState => {
    /** Edits that move the items of these categories. */
    const moveItems = (from: readonly Category[], to: string, group: string) =>
      categoryMoves(items, new Set(from.map(({ name }) => name)), to).map(
        ({ ids, patch }) =>
          () =>
            update(ids, patch, group),
      );
    return {
      categories,
      create: (name) => store.create(name.trim()),
      rename(category, name) {
        const to = name.trim();
        if (to === category.name) return runAtomically([]);
        const group = newGroup();
        const renamed = categories.map((each) => (each.id === category.id ? { ...each, name: to } : each));
        return showDuring(renamed, () =>
          runAtomically([() => store.rename(category.id, to, group), ...moveItems([category], to, group)]),
        );
      },
      remove(gone, to) {
        const ids = gone.map(({ id }) => id);
        const group = newGroup();
        const left = categories.filter(({ id }) => !ids.includes(id));
        return showDuring(left, () => runAtomically([() => store.remove(ids, group), ...moveItems(gone, to, group)]));
      },
      arrange: (order, group) => showDuring(order, () => store.arrange(categories, order, group)),
      history: store.history,
      restoreDamaged: store.restoreDamaged,
    };
  }, [categories, items, store, update, showDuring]);
}

const groupPrefix = 'category:';

function newGroup(): string {
  return `${groupPrefix}${crypto.randomUUID()}`;
}

/** Whether changes of items were made by a change of categories. */
export function isCategoryGroup(group: string): boolean {
  return group.startsWith(groupPrefix);
}

/**
 * Shows the expected result while an edit is being made, so that its steps appear as one, and the next move while
 * rearranging starts from the last.
 */
function useExpectedResult() {
  const [expected, setExpected] = useState<readonly Category[] | null>(null);
  const latest = useRef(0);
  const showDuring = useCallback(async (shown: readonly Category[], edit: () => Promise<Outcome>) => {
    latest.current += 1;
    const number = latest.current;
    setExpected(shown);
    try {
      return await edit();
    } finally {
      if (latest.current === number) setExpected(null);
    }
  }, []);
  return { expected, showDuring };
}
