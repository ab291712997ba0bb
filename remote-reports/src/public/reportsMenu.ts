import type { AreaMenu, AreaMenuItem } from '@back-office/shared/contract';
import { paths } from '@back-office/shared/routes';
import { reportBySlug } from '../features/ledger-reports/domain/menuReports';

/** The menu beside the reports at `/reports`. The Financial Suite does not show it. */
export const reportsMenu: AreaMenu = {
  label: 'Reports',
  under: [paths.reports()],
  backTo: { label: 'Home', path: paths.home() },
  entries: [
    {
      label: 'Sales',
      entries: [
        { label: 'Sales summary', path: paths.reports(), isExact: true },
        report('item-sales'),
        report('sales-trends'),
        report('category-sales'),
        report('team-sales'),
        { label: 'Modifier sales' },
        report('gift-cards'),
        { label: 'Future bookings' },
        { label: 'Section sales' },
        { label: 'Vendor sales' },
      ],
    },
    report('accounting'),
    report('payments'),
    report('operations'),
    report('online'),
    { label: 'Inventory', entries: [] },
    { label: 'Custom reports', path: paths.customReports() },
    { label: 'Settings' },
  ],
};

function report(slug: string): AreaMenuItem {
  const found = reportBySlug(slug);
  if (!found) throw new Error(`No report of the menus is called "${slug}".`);
  return { label: found.title, path: paths.report(slug) };
}
