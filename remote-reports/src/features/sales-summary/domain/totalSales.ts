import type { Cents } from '@back-office/shared/format';
import type { SalesData } from '@back-office/shared/ledger';

/** Prescribed texts. The figures follow the rules in docs/product/sales-summary.md. */
const totalSalesText = 'Total Sales = Gross + Taxes + Tips - Refunds - Voids';
const netSalesText = 'Net Sales = Gross - Refunds - Voids - Discounts';

export interface TotalSalesPart {
  readonly name: string;
  /** Tooltip. */
  readonly text?: string;
  readonly amountOf: (data: SalesData) => Cents;
}

export const totalSales: TotalSalesPart = {
  name: 'Total sales',
  text: totalSalesText,
  amountOf: (data) => data.totalSales,
};

/** The addends of total sales, in the order of their colors. */
export const totalSalesParts: readonly TotalSalesPart[] = [
  { name: 'Net sales', text: netSalesText, amountOf: ({ netSales }) => netSales },
  { name: 'Gift card sales', amountOf: ({ giftCardSales }) => giftCardSales },
  { name: 'Taxes', amountOf: ({ taxes }) => taxes },
  { name: 'Tips', amountOf: ({ tips }) => tips },
];
