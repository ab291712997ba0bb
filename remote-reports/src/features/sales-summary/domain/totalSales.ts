import type { Cents } from '@back-office/shared/format';
import { definitions, inThisReport, type SalesData } from '@back-office/shared/ledger';

/** Prescribed texts. The figures, which follow them, have the rules in docs/product/sales-summary.md. */
const totalSalesText = 'Total Sales = Gross + Taxes + Tips - Refunds - Voids';
const netSalesText = 'Net Sales = Gross - Refunds - Voids - Discounts';

export interface TotalSalesPart {
  readonly name: string;
  /** Tooltip: the prescribed sentence, then the figures of the report. */
  readonly tooltipOf?: (data: SalesData) => string;
  readonly amountOf: (data: SalesData) => Cents;
}

/** The addends of total sales, in the order of their colors. */
export const totalSalesParts: readonly TotalSalesPart[] = [
  {
    name: 'Net sales',
    tooltipOf: (data) => `${netSalesText}\n${inThisReport(definitions.netSales, data)}`,
    amountOf: ({ netSales }) => netSales,
  },
  { name: 'Gift card sales', amountOf: ({ giftCardSales }) => giftCardSales },
  { name: 'Taxes', amountOf: ({ taxes }) => taxes },
  { name: 'Tips', amountOf: ({ tips }) => tips },
];

const totalSalesOf = (data: SalesData) => data.totalSales;
const addendsOf = (data: SalesData) => totalSalesParts.map(({ amountOf }) => amountOf(data));

export const totalSales: TotalSalesPart = {
  name: 'Total sales',
  tooltipOf: (data) => `${totalSalesText}\n${inThisReport({ amountOf: totalSalesOf, addendsOf }, data)}`,
  amountOf: totalSalesOf,
};
