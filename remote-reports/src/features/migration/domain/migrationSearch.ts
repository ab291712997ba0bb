import type { SearchGroup } from '@back-office/shared/contract';
import { paths } from '@back-office/shared/routes';
import { findPlaces } from '@back-office/shared/search';
import { withParams } from '@back-office/shared/url';
import type { MigrationEntry } from './migrationEntry';

const maxResults = 5;

/** The reports of the tracker that match the query by their names. Each leads to the tracker, which then lists it. */
export function migrationSearch(entries: readonly MigrationEntry[], query: string): readonly SearchGroup[] {
  const found = findPlaces(
    entries.map((entry) => ({ ...entry, title: entry.report })),
    query,
  );
  if (found.length === 0) return [];
  const results = found.slice(0, maxResults).map(({ report, currentState, category }) => ({
    id: `migration ${report}`,
    title: report,
    detail: `${currentState} · ${category}`,
    path: trackerAddress(report),
    kind: 'report' as const,
  }));
  const all = { title: 'See all in Migration Status', path: trackerAddress(query) };
  return [{ title: 'Migration Status', results, ...(found.length > maxResults && { all }) }];
}

/** The tracker with its search filled in. */
function trackerAddress(q: string): string {
  return `${paths.migrationStatus()}?${withParams(new URLSearchParams(), { q }).toString()}`;
}
