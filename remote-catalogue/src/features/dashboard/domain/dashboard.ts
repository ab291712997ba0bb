import { addDays, weekday, type Cents, type Day } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import {
  dividedBy,
  salesDataOf,
  type Ledger,
  type SalesData,
  type Tender,
  type Transaction,
} from '@back-office/shared/ledger';

/** Friday, 18 July 2025 (spec A §9, decision D15). */
export const dashboardDay: Day = '2025-07-18';

/** What the dashboard shows of a day (spec A §3). Money in cents, signed as shown. */
export interface DashboardData {
  readonly selectedDate: Day;
  /** The same weekday of the week before. */
  readonly priorDate: Day;
  /** `vs. Prior Friday` */
  readonly comparisonLabel: string;
  readonly keyMetrics: readonly KeyMetric[];
  readonly customerStats: CustomerStats;
  readonly paymentTypes: readonly PaymentType[];
  readonly hasItemsSales: boolean;
}

export interface KeyMetric {
  readonly id: 'netSales' | 'grossSales' | 'transactions' | 'averageNetSale' | 'returnsAndRefunds';
  readonly label: string;
  readonly kind: 'money' | 'count';
  /** `undefined` where there is nothing to average. */
  readonly value: number | undefined;
  readonly priorValue: number | undefined;
  /** Share of the prior value, 0.084 for 8.4 %; `undefined` where there is no change or no baseline (decision D16). */
  readonly change: number | undefined;
  readonly changeType: 'positive' | 'negative' | undefined;
  readonly href: string;
}

export interface CustomerStats {
  readonly totalCustomers: number;
  /** Also bought in the 28 days before. */
  readonly returningCustomers: number;
  /** `undefined` on a day without customers, as is the next. */
  readonly avgVisitsPerCustomer: number | undefined;
  /** Collected on sales, per visit. */
  readonly avgSpentPerVisit: Cents | undefined;
  readonly positiveFeedback: number;
  readonly negativeFeedback: number;
}

export interface PaymentType {
  readonly id: string;
  readonly name: Tender;
  readonly amount: Cents;
  /** Share of all payments of the day, 0 to 1; 0 where nothing was paid (decision D17). */
  readonly percentage: number;
  /** Name of a theme colour. */
  readonly color: 'chart1' | 'chart2' | 'chart3' | 'chart4';
}

export function dashboardOf(ledger: Pick<Ledger, 'rowsOf'>, day: Day): DashboardData {
  const priorDate = addDays(day, -7);
  const rows = ledger.rowsOf({ from: day, to: day });
  const data = salesDataOf(rows);
  const prior = salesDataOf(ledger.rowsOf({ from: priorDate, to: priorDate }));
  const before = ledger.rowsOf({ from: addDays(day, -daysToReturn), to: addDays(day, -1) });
  return {
    selectedDate: day,
    priorDate,
    comparisonLabel: `vs. Prior ${weekday(day)}`,
    keyMetrics: metrics.map((metric) => keyMetric(metric, data, prior)),
    customerStats: customerStats(rows, before),
    paymentTypes: data.tenders.map(({ method, amount }, index) => ({
      id: method.toLowerCase().replace(' ', '-'),
      name: method,
      amount,
      percentage: data.totalPaymentsCollected === 0 ? 0 : amount / data.totalPaymentsCollected,
      color: chartColors[index] ?? 'chart1',
    })),
    hasItemsSales: data.items > 0,
  };
}

/** A customer seen within so many days is a returning one. */
const daysToReturn = 28;
const chartColors = ['chart1', 'chart2', 'chart3', 'chart4'] as const;

interface Metric extends Pick<KeyMetric, 'id' | 'label' | 'kind' | 'href'> {
  readonly valueOf: (data: SalesData) => number | undefined;
}

const report = { kind: 'money', href: paths.dashboardSalesSummary() } as const;

const metrics: readonly Metric[] = [
  { ...report, id: 'netSales', label: 'Net Sales', valueOf: ({ netSales }) => netSales },
  { ...report, id: 'grossSales', label: 'Gross Sales', valueOf: ({ grossSales }) => grossSales },
  {
    id: 'transactions',
    label: 'Transactions',
    kind: 'count',
    href: paths.dashboardTransactions(),
    valueOf: ({ transactions }) => transactions,
  },
  {
    ...report,
    id: 'averageNetSale',
    label: 'Average Net Sale',
    valueOf: ({ netSales, transactions }) => (transactions === 0 ? undefined : dividedBy(netSales, transactions)),
  },
  {
    ...report,
    id: 'returnsAndRefunds',
    label: 'Returns and Refunds',
    valueOf: ({ returns, partialRefunds }) => returns + partialRefunds,
  },
];

function keyMetric({ valueOf, ...metric }: Metric, data: SalesData, prior: SalesData): KeyMetric {
  const value = valueOf(data);
  const priorValue = valueOf(prior);
  const change = changeOf(value, priorValue);
  const changeType = change === undefined ? undefined : change > 0 ? 'positive' : 'negative';
  return { ...metric, value, priorValue, change, changeType };
}

/** Growth against the size of the prior value, so that more returns (a larger negative) count as a fall. */
function changeOf(value: number | undefined, prior: number | undefined): number | undefined {
  if (value === undefined || prior === undefined || prior === 0 || value === prior) return undefined;
  return (value - prior) / Math.abs(prior);
}

function customerStats(rows: readonly Transaction[], before: readonly Transaction[]): CustomerStats {
  const visits = rows.filter(({ type }) => type === 'sale');
  const customers = new Set(visits.map(({ customerId }) => customerId));
  const known = new Set(before.filter(({ type }) => type === 'sale').map(({ customerId }) => customerId));
  const spent = visits.reduce((sum, { totalCollected }) => sum + totalCollected, 0);
  const countOf = (feedback: Transaction['feedback']) => visits.filter((visit) => visit.feedback === feedback).length;
  return {
    totalCustomers: customers.size,
    returningCustomers: [...customers].filter((id) => known.has(id)).length,
    avgVisitsPerCustomer: visits.length === 0 ? undefined : visits.length / customers.size,
    avgSpentPerVisit: visits.length === 0 ? undefined : dividedBy(spent, visits.length),
    positiveFeedback: countOf('positive'),
    negativeFeedback: countOf('negative'),
  };
}
