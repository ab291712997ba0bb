import { pluralize, type Cents } from '@back-office/shared/format';
import { definitions, salesDataOf, type SalesData, type Transaction } from '@back-office/shared/ledger';

export type CounterId =
  | 'transactions'
  | 'gross-sales'
  | 'returns'
  | 'net-sales'
  | 'total-collected'
  | 'refunds'
  | 'partial-refunds'
  | 'taxes';

/** A figure above the list, calculated from the listed rows. */
export interface Counter {
  readonly id: CounterId;
  readonly label: string;
  readonly kind: 'count' | 'money';
  readonly value: number;
  /** Explains the figure to the merchant. */
  readonly rule: string;
  /** The figures that add up to it; empty if it is not a sum of other figures. */
  readonly parts: readonly { readonly label: string; readonly value: Cents }[];
}

/**
 * The same sums as in the sales summary, for any rows. In a list of refunds alone they speak of refunds; an empty list is
 * one if it is filtered to refunds.
 */
export function countersOf(
  rows: readonly Transaction[],
  types: readonly Transaction['type'][] = [],
): readonly Counter[] {
  const data = salesDataOf(rows);
  if (isOfRefunds(rows, types)) return refundCounters(data);
  const refunds = rows.filter(({ type }) => type === 'refund').length;
  return [
    {
      id: 'transactions',
      label: 'Transactions',
      kind: 'count',
      value: data.transactions,
      rule: `Payments and refunds, each counted once: ${pluralize(rows.length - refunds, 'payment')} and ${pluralize(refunds, 'refund')}.`,
      parts: [],
    },
    {
      id: 'gross-sales',
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
      id: 'returns',
      label: 'Returns',
      kind: 'money',
      value: data.returns,
      rule: 'Returned items at the price they sold for. Refunds by amount are not included.',
      parts: [],
    },
    {
      id: 'net-sales',
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
      id: 'total-collected',
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

function isOfRefunds(rows: readonly Transaction[], types: readonly Transaction['type'][]): boolean {
  if (rows.length > 0) return rows.every(({ type }) => type === 'refund');
  return types.length > 0 && types.every((type) => type === 'refund');
}

function refundCounters(data: SalesData): readonly Counter[] {
  const parts = [
    { label: 'Gross sales', value: data.grossSales },
    { label: 'Returns', value: data.returns },
    { label: 'Discounts & comps', value: data.discountsAndComps },
    { label: 'Gift card sales', value: data.giftCardSales },
    { label: 'Taxes', value: data.taxes },
    { label: 'Tips', value: data.tips },
    { label: 'Deposits, minus deposits redeemed', value: data.deferredSales.total },
    { label: 'Refunds by amount', value: data.partialRefunds },
  ];
  return [
    {
      id: 'refunds',
      label: 'Refunds',
      kind: 'count',
      value: data.transactions,
      rule: 'Refunds, each counted once.',
      parts: [],
    },
    {
      id: 'returns',
      label: 'Returned items',
      kind: 'money',
      value: data.returns,
      rule: 'Returned items at the price they sold for. Refunds by amount are not included.',
      parts: [],
    },
    {
      id: 'partial-refunds',
      label: 'Refunds by amount',
      kind: 'money',
      value: data.partialRefunds,
      rule: 'Refunds of an amount, without items coming back.',
      parts: [],
    },
    {
      id: 'taxes',
      label: 'Taxes refunded',
      kind: 'money',
      value: data.taxes,
      rule: 'Taxes returned with the items.',
      parts: [],
    },
    {
      id: 'total-collected',
      label: 'Total refunded',
      kind: 'money',
      value: data.totalPaymentsCollected,
      rule: 'What customers got back',
      parts: parts.filter(({ value }) => value !== 0),
    },
  ];
}
