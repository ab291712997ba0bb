import type { FilterFieldId } from '@back-office/shared/ledger';

/** The fields that each screen filters by, in the order of its chips. */
export const filterFields = {
  summary: ['location', 'part-of-day'],
  deferredSales: ['location', 'part-of-day', 'channel'],
  financialSuite: ['location', 'part-of-day'],
  reports: ['location', 'channel', 'collected-by', 'tender', 'part-of-day'],
  transactions: ['part-of-day', 'payment-method', 'transaction-type', 'transaction-status'],
  /** Shown by More filters. */
  moreTransactions: ['tender', 'location', 'source', 'collected-by', 'fee-charged'],
} as const satisfies Readonly<Record<string, readonly FilterFieldId[]>>;
