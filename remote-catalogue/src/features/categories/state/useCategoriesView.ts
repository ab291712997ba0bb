import { useMemo } from 'react';
import { useSearchParams } from '@back-office/shared/router';
import { useSearchDraft } from '@back-office/shared/state';
import { withParams } from '@back-office/shared/url';
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
  const draft = useSearchDraft(params.get('search') ?? '', (text) => set('search', text));
  const search = draft.text;
  const layout: Layout = params.get('view') === 'grid' ? 'grid' : 'list';
  const shown = useMemo(() => searchCategories(categories, search), [categories, search]);

  function set(name: string, value: string) {
    setParams((current) => withParams(current, { [name]: value || undefined }), { replace: true });
  }

  return {
    categories,
    shown,
    search,
    setSearch: draft.type,
    layout,
    setLayout: (value) => set('view', value === 'grid' ? 'grid' : ''),
    reveal(name) {
      if (!matchesSearch(name, search)) draft.type('');
    },
  };
}
