import type { SearchGroup } from '@back-office/shared/contract';
import { paths } from '@back-office/shared/routes';
import { placeGroup, type LinkedPlace } from '@back-office/shared/search';
import { withLedgerParams } from '@back-office/shared/url';
import { readCustomReports } from '../data/readCustomReports';
import { customReportsSearch } from '../features/custom-reports/domain/customReportsSearch';
import { deferredSalesSearch } from '../features/deferred-sales/domain/deferredSalesSearch';
import { reportsSearch } from '../features/ledger-reports/domain/reportsSearch';
import { migrationEntries } from '../features/migration/data/migrationEntries';
import { migrationSearch } from '../features/migration/domain/migrationSearch';

const screens: readonly LinkedPlace[] = [
  { title: 'Sales summary', path: paths.salesSummary(), words: 'report net gross sales' },
  { title: 'Transactions', path: paths.transactions(), words: 'payments orders sales refunds' },
  { title: 'Create Custom Report', path: paths.createCustomReport(), words: 'report builder new metrics charts' },
  { title: 'Deferred Sales', path: paths.deferredSales(), words: 'deposits gift cards prepayments roll-forward' },
];

/** Screens, reports, metrics, custom reports and scenarios whose names match. */
export function searchPlaces(query: string): readonly SearchGroup[] {
  const linked = screens.map((screen) => ({ ...screen, path: withLedgerParams(screen.path) }));
  return [
    ...placeGroup('Screens', linked, query),
    ...reportsSearch(query),
    ...customReportsSearch(readCustomReports(), query),
    ...deferredSalesSearch(query),
    ...migrationSearch(migrationEntries, query),
  ];
}
