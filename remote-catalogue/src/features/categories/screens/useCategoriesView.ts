import { useMemo } from 'react';
import { useSearchParams } from '@back-office/shared/router';
import { isFound, searchCategories, type Category } from '../../../domain/categories';
import { useCategories } from '../../../state/categories';

export type Layout = 'list' | 'grid';

export interface CategoriesView {
  readonly categories: readonly Category[];
  readonly shown: readonly Category[];
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly layout: Layout;
  readonly setLayout: (layout: Layout) => void;
  /** A search that hides what was just made or renamed is put away. */
  readonly reveal: (name: string) => void;
}

/** What the screen shows, as its address says: `?search=` and `?view=grid`. */
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
      if (!isFound(name, search)) set('search', '');
    },
  };
}
