/** The keys of this remote in the browser's storage, and the lock of its reports. See docs/product/storage.md. */
export const storedKeys = {
  savedReports: 'customReports',
  sampleChanges: 'back-office:sample-reports',
  suiteWidgets: 'back-office:suite-widgets',
  transactionColumns: 'back-office:transaction-columns',
} as const;

/** Of both kinds of reports, because a change may concern both. */
export const reportsLock = 'back-office:customReports';
