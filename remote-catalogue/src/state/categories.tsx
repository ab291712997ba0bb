import { useServices } from '@back-office/shared/contract';
import { createRequiredContext } from '@back-office/shared/state';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { CategoriesStore } from '../data/categoriesStore';
import type { Outcome, SetAsideText } from '../data/itemsStore';
import { createSampleCategoriesStore } from '../data/sampleCategoriesStore';
import { categoryMoves, listCategories, type Category } from '../domain/categories';
import { allOrNothing } from './allOrNothing';
import { useItems } from './items';
import { createPageStore } from './pageStore';

interface CategoriesState {
  /** In the merchant's order, with their counts. */
  readonly categories: readonly Category[];
  readonly create: (name: string) => Promise<Outcome>;
  /** The items of the category go along. */
  readonly rename: (category: Category, name: string) => Promise<Outcome>;
  /** Their items go into the category `to`, or into none where it is empty. */
  readonly remove: (categories: readonly Category[], to: string) => Promise<Outcome>;
  readonly arrange: (order: readonly Category[]) => Promise<Outcome>;
  readonly quarantined: readonly SetAsideText[];
}

const [Provider, useCategories] = createRequiredContext<CategoriesState>('useCategories', 'CategoriesProvider');
export { useCategories };

const useSampleCategories = createPageStore(
  (namespace) => createSampleCategoriesStore({ namespace }),
  // It holds nothing open.
  () => undefined,
);

interface CategoriesProviderProps {
  /** Another place where categories are kept; without it the sample store. */
  readonly store?: CategoriesStore;
  readonly children: ReactNode;
}

/** Stands inside an `ItemsProvider`: counts come from its items, and its items follow when a category changes. */
export function CategoriesProvider({ store, children }: CategoriesProviderProps) {
  return store ? <StoreProvider store={store}>{children}</StoreProvider> : <SampleProvider>{children}</SampleProvider>;
}

function SampleProvider({ children }: { readonly children: ReactNode }) {
  const { storageNamespace } = useServices();
  return <StoreProvider store={useSampleCategories(storageNamespace)}>{children}</StoreProvider>;
}

function StoreProvider({ store, children }: { readonly store: CategoriesStore; readonly children: ReactNode }) {
  const kept = useSyncExternalStore(store.subscribe, store.kept);
  const quarantined = useSyncExternalStore(store.subscribe, store.quarantined);
  const { items, update } = useItems();
  const listed = useMemo(() => listCategories(items, kept), [items, kept]);
  const { held, showWhile } = useHeld();
  const categories = held ?? listed;

  const state = useMemo((): CategoriesState => {
    /** The items of these categories get another one. */
    const follow = (from: readonly Category[], to: string) =>
      categoryMoves(items, new Set(from.map(({ name }) => name)), to).map(
        ({ ids, patch }) =>
          () =>
            update(ids, patch),
      );
    return {
      categories,
      create: (name) => store.create(name.trim()),
      rename(category, name) {
        const to = name.trim();
        if (to === category.name) return allOrNothing([]);
        const renamed = categories.map((each) => (each.id === category.id ? { ...each, name: to } : each));
        return showWhile(renamed, () => allOrNothing([() => store.rename(category.id, to), ...follow([category], to)]));
      },
      remove(gone, to) {
        const ids = gone.map(({ id }) => id);
        const left = categories.filter(({ id }) => !ids.includes(id));
        return showWhile(left, () => allOrNothing([() => store.remove(ids), ...follow(gone, to)]));
      },
      arrange: (order) => showWhile(order, () => store.arrange(categories, order)),
      quarantined,
    };
  }, [categories, quarantined, items, store, update, showWhile]);
  return <Provider value={state}>{children}</Provider>;
}

/**
 * Shows the outcome of an edit while it is being made: its steps are seen as one, and the next move of a rearranging
 * hand starts from where the last one ended.
 */
function useHeld() {
  const [held, setHeld] = useState<readonly Category[] | null>(null);
  const latest = useRef(0);
  const showWhile = useCallback(async (shown: readonly Category[], work: () => Promise<Outcome>) => {
    latest.current += 1;
    const mine = latest.current;
    setHeld(shown);
    try {
      return await work();
    } finally {
      if (latest.current === mine) setHeld(null);
    }
  }, []);
  return { held, showWhile };
}
