import { addDays, type Cents, type Day } from '@back-office/shared/format';
import {
  changeOf,
  divideCents,
  salesDataOf,
  tenderRules,
  type Ledger,
  type SalesData,
  type Tender,
  type Transaction,
} from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { slugOf } from '@back-office/shared/url';
import { comparisonLabelOf, metricLabels, type MetricId } from './labels';

/** What the dashboard shows for one day. Money in cents, signed as shown. Rules: `docs/product/dashboard.md`. */
export interface DashboardData {
  readonly selectedDate: Day;
  /** The same weekday one week earlier. */
  readonly priorDate: Day;
  /** `vs. Prior Friday` */
  readonly comparisonLabel: string;
  readonly keyMetrics: readonly KeyMetric[];
  readonly customerStats: CustomerStats;
  readonly paymentTypes: readonly PaymentType[];
  readonly hasItemsSales: boolean;
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
  readonly changeType: 'positive' | 'negative' | undefined;
  readonly href: string;
}

export interface CustomerStats {
  readonly totalCustomers: number;
  /** Also made a purchase in the previous 28 days. */
  readonly returningCustomers: number;
  /** `undefined` on a day without customers. */
  readonly avgVisitsPerCustomer: number | undefined;
  /** Amount collected on sales, per visit. `undefined` on a day without customers. */
  readonly avgSpentPerVisit: Cents | undefined;
  readonly positiveFeedback: number;
  readonly negativeFeedback: number;
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

export function dashboardOf(ledger: Pick<Ledger, 'rowsOf'>, day: Day): DashboardData {
  const priorDate = addDays(day, -7);
  const rows = ledger.rowsOf({ from: day, to: day });
  const data = salesDataOf(rows);
  const prior = salesDataOf(ledger.rowsOf({ from: priorDate, to: priorDate }));
  const earlierRows = ledger.rowsOf({ from: addDays(day, -returningWithinDays), to: addDays(day, -1) });
  return {
    selectedDate: day,
    priorDate,
    comparisonLabel: comparisonLabelOf(day),
    keyMetrics: metrics.map((metric) => keyMetric(metric, data, prior)),
    customerStats: customerStats(rows, earlierRows),
    paymentTypes: data.tenders.map(({ method, amount }) => ({
      id: slugOf(method),
      name: method,
      amount,
      percentage: data.totalPaymentsCollected === 0 ? 0 : amount / data.totalPaymentsCollected,
      color: tenderRules[method].color,
    })),
    hasItemsSales: data.items > 0,
  };
}

/** A customer who comes back within this many days is a returning customer. */
const returningWithinDays = 28;

interface Metric extends Pick<KeyMetric, 'id' | 'kind' | 'href'> {
  readonly valueOf: (data: SalesData) => number | undefined;
}

const report = { kind: 'money', href: paths.dashboardSalesSummary() } as const;

/** The key metrics in the order shown, each with the screen it links to. */
const metrics: readonly Metric[] = [
  { ...report, id: 'netSales', valueOf: ({ netSales }) => netSales },
  { ...report, id: 'grossSales', valueOf: ({ grossSales }) => grossSales },
  {
    id: 'transactions',
    kind: 'count',
    href: paths.dashboardTransactions(),
    valueOf: ({ transactions }) => transactions,
  },
  {
    ...report,
    id: 'averageNetSale',
    valueOf: ({ netSales, transactions }) => (transactions === 0 ? undefined : divideCents(netSales, transactions)),
  },
  {
    ...report,
    id: 'returnsAndRefunds',
    valueOf: ({ returns, partialRefunds }) => returns + partialRefunds,
  },
];

function keyMetric({ valueOf, ...metric }: Metric, data: SalesData, prior: SalesData): KeyMetric {
  const value = valueOf(data);
  const priorValue = valueOf(prior);
  // An unchanged figure is shown like one without a baseline: without a change.
  const change = changeOf(value, priorValue) || undefined;
  const changeType = change === undefined ? undefined : change > 0 ? 'positive' : 'negative';
  return { ...metric, label: metricLabels[metric.id], value, priorValue, change, changeType };
}

function customerStats(rows: readonly Transaction[], earlierRows: readonly Transaction[]): CustomerStats {
  const visits = rows.filter(({ type }) => type === 'sale');
  const customers = new Set(visits.map(({ customerId }) => customerId));
  const known = new Set(earlierRows.filter(({ type }) => type === 'sale').map(({ customerId }) => customerId));
  const spent = visits.reduce((sum, { totalCollected }) => sum + totalCollected, 0);
  const countOf = (feedback: Transaction['feedback']) => visits.filter((visit) => visit.feedback === feedback).length;
  return {
    totalCustomers: customers.size,
    returningCustomers: [...customers].filter((id) => known.has(id)).length,
    avgVisitsPerCustomer: visits.length === 0 ? undefined : visits.length / customers.size,
    avgSpentPerVisit: visits.length === 0 ? undefined : divideCents(spent, visits.length),
    positiveFeedback: countOf('positive'),
    negativeFeedback: countOf('negative'),
  };
}
