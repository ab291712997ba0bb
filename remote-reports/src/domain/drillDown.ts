import type { Transaction } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';

/** A line of the sales summary that opens into the transactions behind it. */
export interface DrillDown {
  readonly title: string;
  /** What the listed rows have in common, in the merchant's words. */
  readonly rule: string;
  /** The specified filter (spec B §4). */
  readonly includes: (row: Transaction) => boolean;
}

export const drillDowns: Readonly<Record<DrillDownLine, DrillDown>> = {
  'gross-sales': {
    title: 'Gross sales',
    rule: 'Completed transactions with gross sales',
    includes: ({ status, grossSales }) => status === 'Completed' && grossSales > 0,
  },
  sales: {
    title: 'Sales',
    rule: 'Payments taken in the store',
    includes: ({ id }) => id.startsWith('PAY-'),
  },
  exchanges: {
    title: 'Exchanges',
    rule: 'Transactions that exchanged goods',
    includes: ({ id }) => id.startsWith('EXC-'),
  },
  'net-sales': {
    title: 'Net sales',
    rule: 'Completed transactions',
    includes: ({ status }) => status === 'Completed',
  },
  returns: {
    title: 'Returns',
    rule: 'Transactions with returned goods',
    includes: ({ returns }) => returns > 0,
  },
  'deferred-sales': {
    title: 'Deferred sales',
    rule: 'Partially paid transactions',
    includes: ({ status }) => status === 'Partially Paid',
  },
};
