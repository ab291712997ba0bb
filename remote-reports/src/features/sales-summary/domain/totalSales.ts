import type { Cents } from '@back-office/shared/format';
import { definitions, inThisReport, type MeasureId, type SalesData } from '@back-office/shared/ledger';

/** Prescribed texts. The figures, which follow them, have the rules in docs/product/sales-summary.md. */
const totalSalesText = 'Total Sales = Gross + Taxes + Tips - Refunds - Voids';
const netSalesText = 'Net Sales = Gross - Refunds - Voids - Discounts';

export interface TotalSalesPart {
  /** The line of the report that shows the same figure. */
  readonly line: MeasureId;
  readonly name: string;
  /** Tooltip: the prescribed sentence, then the figures of the report. */
  readonly tooltipOf?: (data: SalesData) => string;
  readonly amountOf: (data: SalesData) => Cents;
}

/** The addends of total sales, in the order of their colors. */
export const totalSalesParts: readonly TotalSalesPart[] = [
  {
    line: 'net-sales',
    name: 'Net sales',
    tooltipOf: (data) => `${netSalesText}\n${inThisReport(definitions.netSales, data)}`,
    amountOf: ({ netSales }) => netSales,
  },
  { line: 'gift-card-sales', name: 'Gift card sales', amountOf: ({ giftCardSales }) => giftCardSales },
  { line: 'taxes', name: 'Taxes', amountOf: ({ taxes }) => taxes },
  { line: 'tips', name: 'Tips', amountOf: ({ tips }) => tips },
];

const totalSalesOf = (data: SalesData) => data.totalSales;
const addendsOf = (data: SalesData) => totalSalesParts.map(({ amountOf }) => amountOf(data));

export const totalSales: TotalSalesPart = {
  line: 'total-sales',
  name: 'Total sales',
  tooltipOf: (data) => `${totalSalesText}\n${inThisReport({ amountOf: totalSalesOf, addendsOf }, data)}`,
  amountOf: totalSalesOf,
};
