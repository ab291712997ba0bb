import { useMemo } from 'react';
import { useSearchDraft } from '@back-office/shared/state';
import { fromSlug, slugOf, withParams } from '@back-office/shared/url';
import { useAddress } from '../../../state/useAddress';
import { migrationStates, reportCategories, type MigrationFilters } from '../domain/migrationEntry';

/** The search and the filters, which are in the address. */
export function useMigrationFilters() {
  const { params, go } = useAddress(withoutState);
  const query = params.get('q') ?? '';
  const category = fromSlug(reportCategories, params.get('category'));
  const state = fromSlug(migrationStates, params.get('status'));

  const write = (change: Partial<MigrationFilters>, options?: { readonly replace: boolean }) =>
    go((current) => withParams(current, paramsOf(change)), options);

  const draft = useSearchDraft(query, (text) => write({ query: text }, { replace: true }));
  const filters = useMemo(
    () => ({ query: draft.text, category, state }) satisfies MigrationFilters,
    [draft.text, category, state],
  );
  return {
    filters,
    search: draft.type,
    /** Leaves the other filters as they are, also if they were changed a moment ago and are not shown yet. */
    setFilters(change: Partial<MigrationFilters>) {
      if (change.query !== undefined) draft.settle(change.query);
      write(change);
    },
  };
}

const withoutState = () => undefined;

function paramsOf(change: Partial<MigrationFilters>) {
  return {
    ...('query' in change && { q: change.query || undefined }),
    ...('category' in change && { category: change.category && slugOf(change.category) }),
    ...('state' in change && { status: change.state && slugOf(change.state) }),
  };
}
