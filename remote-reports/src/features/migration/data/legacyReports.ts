import { slugOf } from '@back-office/shared/url';
import type { FieldId } from '../../../domain/reports/fields';
import type { FilterId, GroupById, WidgetId } from '../../../domain/reports/definition';
import type { MetricId } from '../../../domain/reports/metrics';
import type { LegacyReport } from '../domain/legacyReport';

interface Replacement {
  readonly metrics: readonly MetricId[];
  readonly filters: readonly FilterId[];
  readonly groupBy?: GroupById;
  readonly chart: readonly [figure: FieldId, by: FieldId];
  readonly widgets: readonly WidgetId[];
}

/**
 * A report and what its replacement shows; none if it needs what the sales data does not have. It is fixed, so that
 * generating it again gives the same report.
 */
function legacy(
  category: LegacyReport['category'],
  name: string,
  description: string,
  shows?: Replacement,
): LegacyReport {
  return {
    id: slugOf(name),
    name,
    description,
    category,
    migrationStatus: 'pending',
    replacement: shows && contentOf(shows),
  };
}

function contentOf({ metrics, filters, groupBy, chart: [figure, by], widgets }: Replacement) {
  return {
    metrics,
    content: {
      filters: filters.map((id) => ({ id, values: [] })),
      groupBy: groupBy ? [groupBy] : [],
      charts: [{ type: 'bar', figure, by }],
      widgets,
    },
  } as const;
}

/** The reports of the system that ends, and what their replacements show; some can have none. */
export const legacyReports: readonly LegacyReport[] = [
  legacy('Sales', 'Sales summary', 'Gross sales, net sales and refunds of each day', {
    metrics: ['date', 'gross-sales', 'net-sales', 'tax', 'refunds'],
    filters: ['location', 'channel'],
    groupBy: 'date',
    chart: ['gross-sales', 'date'],
    widgets: ['gross-sales', 'net-sales', 'transaction-count'],
  }),
  legacy('Sales', 'Sales by location', 'Sales of each location', {
    metrics: ['location', 'gross-sales', 'net-sales', 'items-sold'],
    filters: ['location'],
    groupBy: 'location',
    chart: ['net-sales', 'location'],
    widgets: ['net-sales'],
  }),
  legacy('Sales', 'Sales by time', 'Sales of each hour of the day', {
    metrics: ['hour', 'gross-sales', 'net-sales', 'items-sold'],
    filters: ['location', 'channel'],
    groupBy: 'time',
    chart: ['gross-sales', 'hour'],
    widgets: ['gross-sales', 'average-total-sale'],
  }),
  legacy('Sales', 'Sales by category', 'Sales of each item category', {
    metrics: ['category', 'gross-sales', 'net-sales', 'items-sold'],
    filters: ['item-category'],
    chart: ['net-sales', 'category'],
    widgets: ['net-sales', 'items-sold'],
  }),
  legacy('Sales', 'Sales by item', 'Sales of each item', {
    metrics: ['item-name', 'sku', 'gross-sales', 'net-sales', 'items-sold'],
    filters: ['item-name', 'item-category', 'location'],
    groupBy: 'item-name',
    chart: ['net-sales', 'item-name'],
    widgets: ['items-sold', 'net-sales'],
  }),
  legacy('Sales', 'Discounts & comps', 'Discounts and comps of each day', {
    metrics: ['date', 'discount-amount', 'amount-comped', 'amount-discounted'],
    filters: ['discount', 'location'],
    groupBy: 'date',
    chart: ['amount-discounted', 'date'],
    widgets: ['gross-sales', 'net-sales'],
  }),
  legacy('Financial', 'Taxes', 'Taxes collected on each day', {
    metrics: ['date', 'net-sales', 'tax'],
    filters: ['location'],
    groupBy: 'date',
    chart: ['tax', 'date'],
    widgets: ['net-sales'],
  }),
  legacy('Financial', 'Payments', 'Sales by payment method', {
    metrics: ['payment-method', 'transaction-count', 'gross-sales', 'net-sales'],
    filters: ['payment-method', 'location', 'channel'],
    groupBy: 'payment-method',
    chart: ['net-sales', 'payment-method'],
    widgets: ['transaction-count', 'net-sales'],
  }),
  legacy('Financial', 'Cash drawer', 'Cash in each drawer'),
  legacy('Financial', 'Deposits', 'Deposits, transactions and their status by day', {
    metrics: ['date', 'transaction-status', 'net-sales'],
    filters: ['location'],
    groupBy: 'date',
    chart: ['deposits-net', 'date'],
    widgets: ['transaction-count'],
  }),
  legacy('Staff', 'Employee timecards', 'Working hours of each team member'),
  legacy('Staff', 'Gratuity', 'Gratuity and sales by the team member who took the payment', {
    metrics: ['collected-by', 'net-sales', 'transaction-count'],
    filters: ['collected-by'],
    groupBy: 'employee',
    chart: ['tips-and-gratuity', 'collected-by'],
    widgets: ['net-sales'],
  }),
  legacy('Inventory', 'Items sold', 'Items sold and refunded', {
    metrics: ['item-name', 'items-sold', 'items-refunded', 'quantity'],
    filters: ['item-name', 'item-category'],
    groupBy: 'item-name',
    chart: ['items-sold', 'item-name'],
    widgets: ['items-sold'],
  }),
  legacy('Inventory', 'Modifier sold', 'Modifiers chosen with items'),
  legacy('Customer', 'Customer directory', 'Transactions of each customer, by channel and location', {
    metrics: ['channel', 'location', 'transaction-count'],
    filters: ['location'],
    groupBy: 'channel',
    chart: ['transaction-count', 'customer-id'],
    widgets: ['transaction-count'],
  }),
];
