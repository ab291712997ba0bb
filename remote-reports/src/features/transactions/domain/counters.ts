import type { Cents } from '@back-office/shared/format';
import { definitions, salesDataOf, type Transaction } from '@back-office/shared/ledger';

/** A figure above the list, calculated from the listed rows. */
export interface Counter {
  readonly label: string;
  readonly kind: 'count' | 'money';
  readonly value: number;
  /** Explains the figure to the merchant. */
  readonly rule: string;
  /** The figures that add up to it; empty if it is not a sum of other figures. */
  readonly parts: readonly { readonly label: string; readonly value: Cents }[];
}

/** The same sums as in the sales summary, for any rows. */
export function countersOf(rows: readonly Transaction[]): readonly Counter[] {
  const data = salesDataOf(rows);
  return [
    {
      label: 'Transactions',
      kind: 'count',
      value: data.transactions,
      rule: 'Payments and refunds, each counted once.',
      parts: [],
    },
    {
      label: 'Gross sales',
      kind: 'money',
      value: data.grossSales,
      rule: definitions.grossSales.rule,
      parts: [
        { label: 'Items', value: data.items },
        { label: 'Service charges', value: data.serviceCharges.total },
      ],
    },
    {
      label: 'Returns',
      kind: 'money',
      value: data.returns,
      rule: 'Returned items at the price they sold for. Refunds by amount are not included.',
      parts: [],
    },
    {
      label: 'Net sales',
      kind: 'money',
      value: data.netSales,
      rule: definitions.netSales.rule,
      parts: [
        { label: 'Gross sales', value: data.grossSales },
        { label: 'Returns', value: data.returns },
        { label: 'Discounts & comps', value: data.discountsAndComps },
      ],
    },
    {
      label: 'Total collected',
      kind: 'money',
      value: data.totalPaymentsCollected,
      rule: 'Payments collected, minus refunds',
      parts: [
        { label: 'Net sales', value: data.netSales },
        { label: 'Gift card sales', value: data.giftCardSales },
        { label: 'Taxes', value: data.taxes },
        { label: 'Tips', value: data.tips },
        { label: 'Deposits, minus deposits redeemed', value: data.deferredSales.total },
        { label: 'Refunds by amount', value: data.partialRefunds },
      ],
    },
  ];
}
