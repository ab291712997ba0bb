import type { AreaMenu, AreaMenuItem } from '@back-office/shared/contract';
import { paths } from '@back-office/shared/routes';
import { slugOfReport, type MenuReportTitle } from '../features/ledger-reports/domain/menuReportTitles';

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
        report('Item sales'),
        report('Sales trends'),
        report('Category sales'),
        report('Team sales'),
        { label: 'Modifier sales' },
        report('Gift Cards'),
        { label: 'Future bookings' },
        { label: 'Section sales' },
        { label: 'Vendor sales' },
      ],
    },
    report('Accounting'),
    report('Payments'),
    report('Operations'),
    report('Online'),
    { label: 'Inventory', entries: [] },
    { label: 'Custom reports', path: paths.customReports() },
    { label: 'Settings' },
  ],
};

function report(title: MenuReportTitle): AreaMenuItem {
  return { label: title, path: paths.report(slugOfReport(title)) };
}
