import { unknown, type Cents, type Day, type Unknown } from '@back-office/shared/format';
import {
  changeBadgeOf,
  type CustomerDetails,
  type CustomerStats,
  type Figure,
  type FigureGroup,
  type MeasureId,
  type Moment,
} from '@back-office/shared/ledger';
import { priorDateOf, type DayFigures } from './askDay';
import { itemSalesOf, type ItemSales } from './bestSellers';
import { comparisonLabelOf, metricIds, metricLabels, returnsLabel, type MetricId } from './labels';
import { salesSummaryLink, transactionsLink } from './links';
import { paymentTypesOf, type PaymentType } from './paymentTypes';

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
  readonly priorBestItems: Cents | Unknown;
  readonly hasItemsSales: boolean;
  /** The figures behind the key metrics, to explain them. */
  readonly sales: FigureGroup['figures'];
  readonly priorSales: FigureGroup['figures'];
  readonly priorUntil: Moment | undefined;
  /** Transactions that the source did not count. */
  readonly missing: number;
}

/** What a number is: a figure of the catalog, or a count or an average of customers. */
export type FigureKind = MeasureId | 'count' | 'average';

export interface KeyMetric {
  readonly id: MetricId | 'returns';
  readonly label: string;
  /** `undefined` for an average on a day without transactions. */
  readonly value: Figure;
  readonly priorValue: Figure;
  /** Share of the prior value: 0.084 for 8.4%. `undefined` if nothing changed or there is no baseline. */
  readonly change: number | undefined;
  /** More returns and refunds are negative. */
  readonly changeType: 'positive' | 'negative' | undefined;
  /** Why there is no change. */
  readonly changeDescription: string | undefined;
  readonly href: string;
}

export function dashboardOf(day: Day, figures: DayFigures): DashboardData {
  const { sales, priorSales, priorUntil, items, priorItems, customers, missing } = figures;
  return {
    selectedDate: day,
    priorDate: priorDateOf(day),
    comparisonLabel: comparisonLabelOf(day, priorUntil),
    priorUntil,
    keyMetrics: metricIds.map((id) =>
      keyMetric(shownMetric(id, sales.figures), day, sales.figures, priorSales.figures),
    ),
    customerStats: customers.stats,
    customerDetails: customers.details,
    paymentTypes: paymentTypesOf(sales),
    itemSales: itemSalesOf(items),
    priorBestItems: itemSalesOf(priorItems).total,
    hasItemsSales: sales.figures.items !== 0,
    sales: sales.figures,
    priorSales: priorSales.figures,
    missing,
  };
}

/** Few files hold refunds by amount: without them, what is known of returns is shown. */
function shownMetric(id: MetricId, { returns, refunds }: DashboardData['sales']): KeyMetric['id'] {
  return id === 'refunds' && refunds === unknown && returns !== unknown ? 'returns' : id;
}

function keyMetric(
  id: KeyMetric['id'],
  day: Day,
  figures: DashboardData['sales'],
  prior: DashboardData['sales'],
): KeyMetric {
  const [value, priorValue] = [figures[id], prior[id]];
  const { change, tone, description } = changeBadgeOf(value, priorValue);
  return {
    id,
    label: id === 'returns' ? returnsLabel : metricLabels[id],
    value,
    priorValue,
    change,
    changeType: tone === 'neutral' ? undefined : tone,
    changeDescription: description,
    href: id === 'transactions' ? transactionsLink(day) : salesSummaryLink(day),
  };
}
