import type { AreaMenu, AreaMenuItem } from '@back-office/shared/contract';
import { paths } from '@back-office/shared/routes';
import area from '../../area.json';

/** The reports of the shell's submenu. One without a path is a report that the ledger cannot answer. */
export const suiteReports = area.menu
  .flatMap(({ items = [] }) => items)
  .flatMap(({ items = [] }) => items)
  .map(({ label, path }) => ({ label, slug: path?.split('/').pop() }));

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

function reportsAt(pathOf: (slug: string) => string): readonly AreaMenuItem[] {
  return suiteReports.map(({ label, slug }) => ({ label, ...(slug !== undefined && { path: pathOf(slug) }) }));
}
