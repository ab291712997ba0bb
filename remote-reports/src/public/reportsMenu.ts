import type { AreaMenu } from '@back-office/shared/contract';
import { paths } from '@back-office/shared/routes';

/** The menu beside the sales summary at `/reports`. The Financial Suite does not show it. */
export const reportsMenu: AreaMenu = {
  label: 'Reports',
  under: [paths.reports()],
  backTo: { label: 'Home', path: paths.home() },
  entries: [
    {
      label: 'Sales',
      entries: [
        { label: 'Sales summary', path: paths.reports() },
        { label: 'Item sales' },
        { label: 'Sales trends' },
        { label: 'Category sales' },
        { label: 'Team sales' },
        { label: 'Modifier sales' },
        { label: 'Gift Cards' },
        { label: 'Future bookings' },
        { label: 'Section sales' },
        { label: 'Vendor sales' },
      ],
    },
    { label: 'Accounting', entries: [] },
    { label: 'Payments', entries: [] },
    { label: 'Operations', entries: [] },
    { label: 'Online', entries: [] },
    { label: 'Inventory', entries: [] },
    { label: 'Custom reports', path: paths.customReports() },
    { label: 'Settings' },
  ],
};
