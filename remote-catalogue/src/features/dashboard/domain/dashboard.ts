import { addDays, type Cents, type Day } from '@back-office/shared/format';
import {
  changeBadgeOf,
  customersOf,
  divideCents,
  tenderRules,
  type CustomerDetails,
  type CustomerStats,
  type Definition,
  type Moment,
  type SalesData,
  type Tender,
  type Transaction,
} from '@back-office/shared/ledger';
import { slugOf } from '@back-office/shared/url';
import { itemSalesOf, type ItemSales } from './bestSellers';
import { comparisonLabelOf, metricLabels, type MetricId } from './labels';
import { salesSummaryLink, transactionsLink } from './links';

/** What the dashboard shows for one day. Money in cents, signed as shown. Rules: `docs/product/dashboard.md`. */
export interface DashboardData {
  readonly selectedDate: Day;
  /** The same weekday one week earlier. */
  readonly priorDate: Day;
  /** `vs. Prior Friday`; of today, `vs. Prior Monday, until 1:18 AM` */
  readonly comparisonLabel: string;
  readonly keyMetrics: readonly KeyMetric[];
  readonly customerStats: CustomerStats;
  readonly customerDetails: CustomerDetails;
  readonly paymentTypes: readonly PaymentType[];
  readonly itemSales: ItemSales;
  /** Gross sales of the best items of the prior day, which those of the day are measured against. */
  readonly priorBestItems: Cents;
  readonly hasItemsSales: boolean;
  /** The figures behind the key metrics, to explain them. */
  readonly sales: SalesData;
  readonly priorSales: SalesData;
  readonly priorUntil: Moment | undefined;
  /** Transactions that the source did not send: Customers and Items lack them. */
  readonly missingRows: number;
}

export type FigureKind = 'money' | 'count' | 'average';

export interface KeyMetric {
  readonly id: MetricId;
  readonly label: string;
  readonly kind: FigureKind;
  /** `undefined` for an average on a day without transactions. */
  readonly value: number | undefined;
  readonly priorValue: number | undefined;
  /** Share of the prior value: 0.084 for 8.4%. `undefined` if nothing changed or there is no baseline. */
  readonly change: number | undefined;
  /** More returns and refunds are negative. */
  readonly changeType: 'positive' | 'negative' | undefined;
  /** Why there is no change. */
  readonly changeDescription: string | undefined;
  readonly href: string;
}

export interface PaymentType {
  readonly id: string;
  readonly name: Tender;
  readonly amount: Cents;
  /** Share of all payments of the day, 0 to 1; 0 if nothing was paid. */
  readonly percentage: number;
  /** Name of a theme color. */
  readonly color: (typeof tenderRules)[Tender]['color'];
}

/** What the ledger says about a day and the days before. */
export interface DayFigures {
  readonly sales: SalesData;
  readonly priorSales: SalesData;
  /** Where the prior day ends, if the day is today. */
  readonly priorUntil: Moment | undefined;
  readonly rows: readonly Transaction[];
  readonly priorRows: readonly Transaction[];
  /** Rows of the days before, in which returning customers made a purchase. */
  readonly earlierRows: readonly Transaction[];
  /** Rows that the source has but did not send. */
  readonly missingRows: number;
}

export function dashboardOf(
  day: Day,
  { sales, priorSales, priorUntil, rows, priorRows, earlierRows, missingRows }: DayFigures,
): DashboardData {
  const customers = customersOf(rows, earlierRows);
  return {
    selectedDate: day,
    priorDate: priorDateOf(day),
    comparisonLabel: comparisonLabelOf(day, priorUntil),
    priorUntil,
    keyMetrics: metrics.map((metric) => keyMetric(metric, day, sales, priorSales)),
    customerStats: customers.stats,
    customerDetails: customers.details,
    paymentTypes: sales.tenders.map(({ method, amount }) => ({
      id: slugOf(method),
      name: method,
      amount,
      percentage: sales.totalPaymentsCollected === 0 ? 0 : amount / sales.totalPaymentsCollected,
      color: tenderRules[method].color,
    })),
    itemSales: itemSalesOf(rows),
    priorBestItems: itemSalesOf(priorRows).total,
    hasItemsSales: sales.items > 0,
    sales,
    priorSales,
    missingRows,
  };
}

/** The same weekday one week earlier. */
export function priorDateOf(day: Day): Day {
  return addDays(day, -7);
}

interface Metric extends Pick<KeyMetric, 'id' | 'kind'> {
  readonly valueOf: (sales: SalesData) => number | undefined;
  readonly linkOf: (day: Day) => string;
}

/** Only the dashboard shows this sum. */
export const returnsAndRefunds: Omit<Definition, 'rule'> = {
  amountOf: ({ returns, partialRefunds }) => returns + partialRefunds,
  addendsOf: ({ returns, partialRefunds }) => [returns, partialRefunds],
};

const report = { kind: 'money', linkOf: salesSummaryLink } as const;

/** The key metrics in the order shown, each with the screen it links to. */
export const metrics: readonly Metric[] = [
  { ...report, id: 'netSales', valueOf: ({ netSales }) => netSales },
  { ...report, id: 'grossSales', valueOf: ({ grossSales }) => grossSales },
  { id: 'transactions', kind: 'count', linkOf: transactionsLink, valueOf: ({ transactions }) => transactions },
  {
    ...report,
    id: 'averageNetSale',
    valueOf: ({ netSales, transactions }) => (transactions === 0 ? undefined : divideCents(netSales, transactions)),
  },
  { ...report, id: 'returnsAndRefunds', valueOf: returnsAndRefunds.amountOf },
];

function keyMetric({ valueOf, linkOf, ...metric }: Metric, day: Day, sales: SalesData, prior: SalesData): KeyMetric {
  const value = valueOf(sales);
  const priorValue = valueOf(prior);
  const { change, tone, description } = changeBadgeOf(value, priorValue);
  return {
    ...metric,
    label: metricLabels[metric.id],
    value,
    priorValue,
    change,
    changeType: tone === 'neutral' ? undefined : tone,
    changeDescription: description,
    href: linkOf(day),
  };
}
