import { useMemo } from 'react';
import { useSearchParams } from '@back-office/shared/router';
import { useSearchDraft } from '@back-office/shared/state';
import { fromSlug, slugOf, withParams } from '@back-office/shared/url';
import { migrationStates, reportCategories, type MigrationFilters } from '../domain/migrationEntry';

/** The search and the filters, which are in the address. */
export function useMigrationFilters() {
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const category = fromSlug(reportCategories, params.get('category'));
  const state = fromSlug(migrationStates, params.get('status'));

  const write = (next: MigrationFilters, replace: boolean) =>
    setParams(
      (current) =>
        withParams(current, {
          q: next.query || undefined,
          category: next.category && slugOf(next.category),
          status: next.state && slugOf(next.state),
        }),
      { replace },
    );

  const draft = useSearchDraft(query, (text) => write({ query: text, category, state }, true));
  const filters = useMemo(
    () => ({ query: draft.text, category, state }) satisfies MigrationFilters,
    [draft.text, category, state],
  );
  return {
    filters,
    search: draft.type,
    setFilters(next: MigrationFilters) {
      draft.settle(next.query);
      write(next, false);
    },
  };
}
