import type { SearchGroup, SearchResult } from '@back-office/shared/contract';
import { paths } from '@back-office/shared/routes';
import { findPlaces } from '@back-office/shared/search';
import { withLedgerParams } from '@back-office/shared/url';
import { titleOf, type CustomReport } from '../../../domain/customReport';
import { statusNames, typeNames } from '../../../domain/reportTexts';

const maxResults = 5;

/** The custom reports that match the query; each leads to its view. */
export function customReportsSearch(reports: readonly CustomReport[], query: string): readonly SearchGroup[] {
  const places = reports.map((report) => ({
    report,
    title: titleOf(report),
    words: `custom report ${report.description} ${report.createdBy}`,
  }));
  const results = findPlaces(places, query)
    .slice(0, maxResults)
    .map(({ report, title }): SearchResult => ({
      id: `custom report ${report.id}`,
      title,
      detail: `${typeNames[report.type]} · ${statusNames[report.status]}`,
      path: withLedgerParams(paths.viewCustomReport(report.id)),
      kind: 'report',
    }));
  return results.length === 0 ? [] : [{ title: 'Custom reports', results }];
}
