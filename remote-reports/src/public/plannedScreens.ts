/** Screens whose routes exist and whose content is not built yet. `plan` tells the merchant what is coming. */
export const plannedScreens = [
  {
    path: 'financial-suite',
    title: 'Financial Suite',
    plan: 'This screen will show key metrics, quick actions, recent reports, and custom reports.',
  },
  {
    path: 'financial-suite/custom-reports/create',
    title: 'Report builder',
    plan: 'This screen will build custom reports from metrics, filters, groups, charts, and widgets.',
  },
  {
    path: 'financial-suite/custom-reports/edit/:id',
    title: 'Report builder',
    plan: 'This screen will edit the metrics, filters, groups, charts, and widgets of a custom report.',
  },
  {
    path: 'financial-suite/custom-reports/view/:id',
    title: 'Custom report',
    plan: 'This screen will show a custom report.',
  },
  {
    path: 'deferred-sales',
    title: 'Deferred Sales',
    plan: 'This screen will show deposits, partial payments, and remaining payments by scenario and by day.',
  },
  {
    path: 'deferred-sales/transactions',
    title: 'Deferred sales transactions',
    plan: 'This screen will list the payments behind a deferred sales figure.',
  },
  {
    path: 'deferred-sales/invoice-detail',
    title: 'Invoice detail',
    plan: 'This screen will show the invoice whose deposit was redeemed.',
  },
  {
    path: 'deferred-sales/full-cycle',
    title: 'Full cycle',
    plan: 'This screen will follow a deferred sale from deposit to completion.',
  },
  { path: 'fs-prototype', title: 'FS Prototype', plan: 'This screen will show the prototype of the Financial Suite.' },
  {
    path: 'fs-prototype/deferred-sales',
    title: 'Deferred Sales',
    plan: 'This screen will show the prototype of Deferred Sales.',
  },
] as const;
