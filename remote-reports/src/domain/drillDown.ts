import type { Transaction } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';

/** A line of the sales summary whose transactions can be opened. */
export interface DrillDown {
  readonly title: string;
  /** Describes the listed rows to the merchant. */
  readonly rule: string;
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
    rule: 'Exchanges of items',
    includes: ({ id }) => id.startsWith('EXC-'),
  },
  'net-sales': {
    title: 'Net sales',
    rule: 'Completed transactions',
    includes: ({ status }) => status === 'Completed',
  },
  returns: {
    title: 'Returns',
    rule: 'Transactions with returned items',
    includes: ({ returns }) => returns > 0,
  },
  'deferred-sales': {
    title: 'Deferred sales',
    rule: 'Partially paid transactions',
    includes: ({ status }) => status === 'Partially Paid',
  },
};
