import type { SearchGroup } from '@back-office/shared/contract';
import { paths } from '@back-office/shared/routes';
import { placeGroup, type LinkedPlace } from '@back-office/shared/search';
import { withLedgerParams } from '@back-office/shared/url';
import { deferredSalesSearch } from '../features/deferred-sales/domain/deferredSalesSearch';
import { reportsSearch } from '../features/ledger-reports/domain/reportsSearch';
import { migrationEntries } from '../features/migration/data/migrationEntries';
import { migrationSearch } from '../features/migration/domain/migrationSearch';

const screens: readonly LinkedPlace[] = [
  {
    title: 'Sales summary',
    path: paths.salesSummary(),
    words: 'report net gross sales tax tips fees discounts comps refunds gift cards payout totals revenue',
  },
  { title: 'Transactions', path: paths.transactions(), words: 'payments orders sales receipts' },
  {
    title: 'Refunds',
    detail: 'In the list of transactions',
    // Not by `transactionsAddress`, which would bring the rules of all filters along.
    path: `${paths.transactions()}?type=refund`,
    words: 'transactions returns money back void give',
  },
  { title: 'Create Custom Report', path: paths.createCustomReport(), words: 'report builder new metrics charts' },
  {
    title: 'Deferred Sales',
    path: paths.deferredSales(),
    words: 'deposits gift cards prepayments vouchers roll-forward',
  },
];

/** Screens, reports, metrics and scenarios whose names match; in the sample shop also the reports that are moving. */
export function searchPlaces(query: string, { isSample }: { readonly isSample: boolean }): readonly SearchGroup[] {
  const linked = screens.map((screen) => ({ ...screen, path: withLedgerParams(screen.path) }));
  return [
    ...placeGroup('Screens', linked, query),
    ...reportsSearch(query),
    ...deferredSalesSearch(query),
    ...(isSample ? migrationSearch(migrationEntries, query) : []),
  ];
}
