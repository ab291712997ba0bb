import type { AreaMenu, AreaMenuItem } from '@back-office/shared/contract';
import { paths, suiteReports } from '@back-office/shared/routes';

/** The menu beside the screens of the Financial Suite, unless the shell shows the same one. */
export const financialSuiteMenu: AreaMenu = {
  label: 'Financial Suite',
  under: [paths.financialSuite(), paths.migrationStatus(), paths.dashboardSalesSummary()],
  isInShellSubmenu: true,
  entries: [
    { label: 'Dashboard', path: paths.financialSuite(), isExact: true },
    { label: 'Deferred Sales', path: paths.deferredSales() },
    { label: 'Reports', entries: reportsAt(paths.suiteReport) },
    { label: 'Custom Reports', path: paths.customReports() },
    { label: 'Migration Status', path: paths.migrationStatus() },
  ],
};

/** The same menu in the prototype. What the prototype does not have leads to the Financial Suite. */
export const prototypeMenu: AreaMenu = {
  label: 'FS Prototype',
  under: [paths.prototype()],
  entries: [
    { label: 'Dashboard', path: paths.prototype(), isExact: true },
    { label: 'Deferred Sales', path: paths.prototypeDeferredSales() },
    { label: 'Reports', entries: reportsAt(paths.prototypeReport) },
    { label: 'Custom Reports', path: paths.prototypeCustomReports() },
    { label: 'Migration Status', path: paths.migrationStatus() },
  ],
};

/** Reports that the ledger cannot answer are not available. */
function reportsAt(pathOf: (slug: string) => string): readonly AreaMenuItem[] {
  return suiteReports.map(({ label, slug, isAvailable }) => ({ label, ...(isAvailable && { path: pathOf(slug) }) }));
}
