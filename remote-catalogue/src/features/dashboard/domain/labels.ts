import { notInFiles, shortDay, weekday, type Day } from '@back-office/shared/format';
import { untilText, type MeasureId, type Moment } from '@back-office/shared/ledger';

/*
 * Every label of the dashboard, shared by the cards and their explanations. Payment types are labeled with the names of
 * the tenders (`tenderRules` in `shared/src/ledger`).
 */

export const cardTitles = {
  keyMetrics: 'Key Metrics',
  customers: 'Customers',
  paymentTypes: 'Payment Types',
  items: 'Items',
} as const;

export type CardId = keyof typeof cardTitles;

/** `vs. Prior Friday`; of today, `vs. Prior Monday, until 1:18 AM` */
export function comparisonLabelOf(day: Day, until?: Moment): string {
  return `vs. Prior ${weekday(day)}${until ? `, ${untilText(until)}` : ''}`;
}

/** The key metrics in the order shown. */
export const metricLabels = {
  'net-sales': 'Net Sales',
  'gross-sales': 'Gross Sales',
  transactions: 'Transactions',
  'average-net-sale': 'Average Net Sale',
  refunds: 'Returns and Refunds',
} as const satisfies Partial<Record<MeasureId, string>>;

export type MetricId = keyof typeof metricLabels;
export const metricIds = Object.keys(metricLabels) as readonly MetricId[];

/** Shown in place of returns and refunds where the files hold no refunds by amount. */
export const returnsLabel = 'Returns';

export const refundsRule =
  'Returns and refunds = returns + partial refunds. The sales summary lists them as Returns and Partial refunds.';

export const customerLabels = {
  totalCustomers: 'Total customers',
  returningCustomers: 'Returning customers',
  avgVisitsPerCustomer: 'Average visits per customer',
  avgSpentPerVisit: 'Average spent per visit',
  feedback: 'Feedback',
  positiveFeedback: 'Positive',
  negativeFeedback: 'Negative',
} as const;

/** What a payment type is called. */
export function paymentTypeLabel(tender: string): string {
  return tender === notInFiles ? 'Tender not in your files' : tender;
}

export const paymentTypesScope = 'By payment amount';

/** In place of a bar that would show one part, or none. */
export const noPaymentShares = {
  none: 'No payments in this time period',
  refunded: 'Refunds equal or exceed payments, so there are no shares',
  one: (name: string) => `All payments: ${name}`,
  onlyOne: (name: string) => `Only ${name} has more payments than refunds`,
} as const;

/** All payment types without a color of their own in the bar. */
export const otherPayments = 'Other payments';

export const itemsLabels = {
  scope: 'By gross sales',
  bars: 'Best items',
  firstBar: 'Lowest',
  lastBar: 'Highest',
  hasSales: 'Top items are performing well',
  soldLess: (priorDate: Day) => `Top items sold less than on ${shortDay(priorDate)}`,
  noComparison: (priorDate: Day) => `No item sales on ${shortDay(priorDate)} to compare with`,
  noSales: 'No sales in this time period',
  notByItem: 'Your files do not hold the sales of each item.',
} as const;
