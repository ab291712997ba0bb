import { savedViewsDefinition, type DamagedNames } from '@back-office/shared/state';

/** The keys of this remote in the browser's storage, and the lock of its reports. See docs/product/storage.md. */
export const storedKeys = {
  savedReports: 'customReports',
  sampleChanges: 'back-office:sample-reports',
  suiteWidgets: 'back-office:suite-widgets',
  transactionColumns: 'back-office:transaction-columns',
  views: 'back-office:sales-views',
} as const;

/** Views of the transactions, the custom reports, and every report of the menus. */
export const salesViews = savedViewsDefinition(storedKeys.views, 'salesViews');

/** Of both kinds of reports, because a change may concern both. */
export const reportsLock = 'back-office:customReports';

const damagedViews: DamagedNames = { [storedKeys.views]: { name: 'saved views', isPlural: true } };

/** What merchants call the values of reports and widgets when they are damaged. */
export const damagedReports: DamagedNames = {
  ...damagedViews,
  [storedKeys.savedReports]: { name: 'custom reports', isPlural: true },
  [storedKeys.sampleChanges]: { name: 'changes of sample reports', isPlural: true },
  [storedKeys.suiteWidgets]: { name: 'widgets', isPlural: true },
  'back-office:history:customReports': { name: 'history of custom reports' },
};

export const damagedListSettings: DamagedNames = {
  ...damagedViews,
  [storedKeys.transactionColumns]: { name: 'columns of the transactions', isPlural: true },
};
