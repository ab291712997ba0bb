import type { Cents } from '@back-office/shared/format';
import { salesDataOf, type Transaction } from '@back-office/shared/ledger';

/** A figure above the list, of the rows the list shows. */
export interface Counter {
  readonly label: string;
  readonly kind: 'count' | 'money';
  readonly value: number;
  /** How it is computed, in words. */
  readonly rule: string;
  /** What adds up to it; none where it is no sum of other figures. */
  readonly parts: readonly { readonly label: string; readonly value: Cents }[];
}

/** The same sums as the sales summary, over any rows (spec B §4, decision D12). */
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
      rule: 'Gross sales = items + service charges',
      parts: [
        { label: 'Items', value: data.items },
        { label: 'Service charges', value: data.serviceCharges.total },
      ],
    },
    {
      label: 'Returns',
      kind: 'money',
      value: data.returns,
      rule: 'Goods that came back, at the price they were sold for. Refunds by amount are not among them.',
      parts: [],
    },
    {
      label: 'Net sales',
      kind: 'money',
      value: data.netSales,
      rule: 'Net sales = gross sales + returns + discounts & comps, of which the last two are negative',
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
      rule: 'What customers paid, less what they got back',
      parts: [
        { label: 'Net sales', value: data.netSales },
        { label: 'Gift card sales', value: data.giftCardSales },
        { label: 'Taxes', value: data.taxes },
        { label: 'Tips', value: data.tips },
        { label: 'Deposits, less those redeemed', value: data.deferredSales.total },
        { label: 'Refunds by amount', value: data.partialRefunds },
      ],
    },
  ];
}
