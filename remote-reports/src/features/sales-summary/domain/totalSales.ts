import type { Cents } from '@back-office/shared/format';
import type { SalesData } from '@back-office/shared/ledger';

/** Wording of the tooltips, to the letter (spec B §9); the figures follow decision D12. */
const totalSalesText = 'Total Sales = Gross + Taxes + Tips - Refunds - Voids';
const netSalesText = 'Net Sales = Gross - Refunds - Voids - Discounts';

export interface TotalSalesPart {
  readonly name: string;
  /** Said in a tooltip. */
  readonly text?: string;
  readonly amountOf: (data: SalesData) => Cents;
}

export const totalSales: TotalSalesPart = {
  name: 'Total sales',
  text: totalSalesText,
  amountOf: (data) => data.totalSales,
};

/** What total sales are the sum of, in the order of their colours. */
export const totalSalesParts: readonly TotalSalesPart[] = [
  { name: 'Net sales', text: netSalesText, amountOf: ({ netSales }) => netSales },
  { name: 'Gift card sales', amountOf: ({ giftCardSales }) => giftCardSales },
  { name: 'Taxes', amountOf: ({ taxes }) => taxes },
  { name: 'Tips', amountOf: ({ tips }) => tips },
];
