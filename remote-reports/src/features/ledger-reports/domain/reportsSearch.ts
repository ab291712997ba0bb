import type { SearchGroup, SearchResult } from '@back-office/shared/contract';
import { paths } from '@back-office/shared/routes';
import { findPlaces, type SearchPlace } from '@back-office/shared/search';
import { slugOf, withLedgerParams } from '@back-office/shared/url';
import { fieldOf, type FieldId } from '../../../domain/reports/fields';
import { metrics } from '../../../domain/reports/metrics';
import { menuReports } from './menuReports';

/** Reports and metrics have common words, so that only the best few of each are shown. */
const maxResults = 5;

const reports = menuReports.map(({ slug, title, description, columns }) => ({
  slug,
  title,
  description,
  words: `report ${columns.map((id) => fieldOf(id).name).join(' ')}`,
}));

const reportMetrics = metrics.map(({ id, name, category, description }) => ({
  id,
  title: name,
  category,
  description,
  words: `metric ${category} ${description}`,
}));

/** Reports by title and by what they show, and the metrics of the builder. */
export function reportsSearch(query: string): readonly SearchGroup[] {
  return [
    groupOf('Reports', reports, query, ({ slug, title, description }) => ({
      id: `report ${slug}`,
      title,
      detail: description,
      path: withLedgerParams(paths.suiteReport(slug)),
    })),
    groupOf('Metrics', reportMetrics, query, ({ id, title, category, description }) => ({
      id: `metric ${id}`,
      title,
      detail: `${category} · ${description}`,
      path: withLedgerParams(metricAddress(id)),
    })),
  ].flat();
}

function groupOf<Place extends SearchPlace>(
  title: 'Reports' | 'Metrics',
  places: readonly Place[],
  query: string,
  resultOf: (place: Place) => Omit<SearchResult, 'kind'>,
): readonly SearchGroup[] {
  const found = findPlaces(places, query).slice(0, maxResults);
  return found.length === 0 ? [] : [{ title, results: found.map((place) => ({ ...resultOf(place), kind: 'report' })) }];
}

/** A report that draws the metric; other metrics are found in the builder. */
function metricAddress(id: FieldId): string {
  const report =
    menuReports.find(({ charted }) => charted === id) ?? menuReports.find(({ columns }) => columns.includes(id));
  if (!report) return paths.createCustomReport();
  const path = paths.suiteReport(report.slug);
  return report.charted === id ? path : `${path}?chart=${slugOf(fieldOf(id).name)}`;
}
