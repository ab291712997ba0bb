import { useMemo } from 'react';
import { useSearchParams } from '@back-office/shared/router';
import { matchesSearch, searchCategories, type Category } from '../../../domain/categories';
import { useCategories } from '../../../state/categories';

export type Layout = 'list' | 'grid';

export interface CategoriesView {
  readonly categories: readonly Category[];
  readonly shown: readonly Category[];
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly layout: Layout;
  readonly setLayout: (layout: Layout) => void;
  /** Clears the search if it hides a category that was just created or renamed. */
  readonly reveal: (name: string) => void;
}

/** What the screen shows, kept in its address: `?search=` and `?view=grid`. */
export function useCategoriesView(): CategoriesView {
  const { categories } = useCategories();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const layout: Layout = params.get('view') === 'grid' ? 'grid' : 'list';
  const shown = useMemo(() => searchCategories(categories, search), [categories, search]);

  function set(name: string, value: string) {
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  return {
    categories,
    shown,
    search,
    setSearch: (value) => set('search', value),
    layout,
    setLayout: (value) => set('view', value === 'grid' ? 'grid' : ''),
    reveal(name) {
      if (!matchesSearch(name, search)) set('search', '');
    },
  };
}
