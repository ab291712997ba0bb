import type { SearchGroup } from '@back-office/shared/contract';
import { paths } from '@back-office/shared/routes';
import { findPlaces } from '@back-office/shared/search';
import { withLedgerParams } from '@back-office/shared/url';
import type { ScenarioGroup } from './scenario';
import { scenarioGroups } from './scenarioGroups';

const places = scenarioGroups.flatMap((group) =>
  group.scenarios.map(({ id, title, description }) => ({
    id,
    title: `${title}${kindOf(group)}`,
    description,
    words: `deferred sales scenario deposit ${description}`,
  })),
);

/** The scenarios of deferred sales that match a query. */
export function deferredSalesSearch(query: string): readonly SearchGroup[] {
  const results = findPlaces(places, query).map(({ id, title, description }) => ({
    id: `deferred-sales ${id}`,
    title,
    detail: description,
    path: withLedgerParams(`${paths.deferredSales()}?scenario=${id}`),
    kind: 'screen' as const,
  }));
  return results.length === 0 ? [] : [{ title: 'Deferred sales', results }];
}

/** Tells scenarios with the same title apart: `Deposit day, invoices`. */
function kindOf({ kind, id, title }: ScenarioGroup): string {
  if (id === 'more-scenarios') return '';
  return `, ${(kind ?? title).toLowerCase()}`;
}
