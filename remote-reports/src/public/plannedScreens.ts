/** Screens whose routes are registered and whose content is not built yet. */
export const plannedScreens = [
  { path: 'financial-suite', title: 'Financial Suite', plan: 'Key metrics, quick actions, recent and custom reports.' },
  {
    path: 'financial-suite/custom-reports',
    title: 'Custom Reports',
    plan: 'The list of custom reports with search, status filter and actions.',
  },
  {
    path: 'financial-suite/custom-reports/create',
    title: 'Report builder',
    plan: 'Choose metrics, filters, groups, charts and widgets for a custom report.',
  },
  {
    path: 'financial-suite/custom-reports/edit/:id',
    title: 'Report builder',
    plan: 'Choose metrics, filters, groups, charts and widgets for a custom report.',
  },
  { path: 'financial-suite/custom-reports/view/:id', title: 'Custom report', plan: 'A custom report, read only.' },
  {
    path: 'deferred-sales',
    title: 'Deferred Sales',
    plan: 'Deposits, partial payments and remaining payments, by scenario and by day.',
  },
  {
    path: 'deferred-sales/transactions',
    title: 'Deferred sales transactions',
    plan: 'The payments behind a deferred-sales figure.',
  },
  { path: 'deferred-sales/invoice-detail', title: 'Invoice detail', plan: 'The invoice whose deposit was redeemed.' },
  { path: 'deferred-sales/full-cycle', title: 'Full cycle', plan: 'A deferred sale from deposit to completion.' },
  {
    path: 'migration-status',
    title: 'Migration Status',
    plan: 'Which of the 53 reports have moved to the new data platform.',
  },
  { path: 'fs-prototype', title: 'FS Prototype', plan: 'The financial suite home in its prototype area.' },
  { path: 'fs-prototype/deferred-sales', title: 'Deferred Sales', plan: 'Deferred sales in the prototype area.' },
  { path: 'fs-prototype/custom-reports', title: 'Custom Reports', plan: 'Custom reports in the prototype area.' },
  { path: 'fs-prototype/reports/:reportType', title: 'Report', plan: 'A single report of the prototype area.' },
] as const;
