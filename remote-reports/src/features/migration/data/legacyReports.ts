import type { FieldId } from '../../../domain/reports/fields';
import type { FilterId, GroupById, WidgetId } from '../../../domain/reports/definition';
import type { MetricId } from '../../../domain/reports/metrics';
import type { LegacyReport, ReplaceableReport } from '../domain/legacyReport';

interface Replacement {
  readonly metrics: readonly MetricId[];
  readonly filters: readonly FilterId[];
  readonly groupBy?: GroupById;
  readonly chart: readonly [figure: FieldId, by: FieldId];
  readonly widgets: readonly WidgetId[];
}

/** What the report shows is fixed, so that generating it again gives the same report. */
function legacy(
  report: Omit<LegacyReport, 'migrationStatus' | 'replacement'>,
  { metrics, filters, groupBy, chart: [figure, by], widgets }: Replacement,
): ReplaceableReport {
  return {
    ...report,
    migrationStatus: 'pending',
    replacement: {
      metrics,
      content: {
        filters: filters.map((id) => ({ id, values: [] })),
        groupBy: groupBy ? [groupBy] : [],
        charts: [{ type: 'bar', figure, by }],
        widgets,
      },
    },
  };
}

/** A report that needs what the sales data does not have. */
function withoutReplacement(report: Omit<LegacyReport, 'migrationStatus' | 'replacement'>): LegacyReport {
  return { ...report, migrationStatus: 'pending', replacement: undefined };
}

/** The reports of the system that ends, and what their replacements show; some can have none. */
export const legacyReports: readonly LegacyReport[] = [
  legacy(
    {
      id: 'sales-summary',
      name: 'Sales summary',
      description: 'Gross sales, net sales and refunds of each day',
      category: 'Sales',
    },
    {
      metrics: ['date', 'gross-sales', 'net-sales', 'tax', 'refunds'],
      filters: ['location', 'channel'],
      groupBy: 'date',
      chart: ['gross-sales', 'date'],
      widgets: ['gross-sales', 'net-sales', 'transaction-count'],
    },
  ),
  legacy(
    { id: 'sales-by-location', name: 'Sales by location', description: 'Sales of each location', category: 'Sales' },
    {
      metrics: ['location', 'gross-sales', 'net-sales', 'items-sold'],
      filters: ['location'],
      groupBy: 'location',
      chart: ['net-sales', 'location'],
      widgets: ['net-sales'],
    },
  ),
  legacy(
    { id: 'sales-by-time', name: 'Sales by time', description: 'Sales of each hour of the day', category: 'Sales' },
    {
      metrics: ['hour', 'gross-sales', 'net-sales', 'items-sold'],
      filters: ['location', 'channel'],
      groupBy: 'time',
      chart: ['gross-sales', 'hour'],
      widgets: ['gross-sales', 'average-total-sale'],
    },
  ),
  legacy(
    {
      id: 'sales-by-category',
      name: 'Sales by category',
      description: 'Sales of each item category',
      category: 'Sales',
    },
    {
      metrics: ['category', 'gross-sales', 'net-sales', 'items-sold'],
      filters: ['item-category'],
      chart: ['net-sales', 'category'],
      widgets: ['net-sales', 'items-sold'],
    },
  ),
  legacy(
    { id: 'sales-by-item', name: 'Sales by item', description: 'Sales of each item', category: 'Sales' },
    {
      metrics: ['item-name', 'sku', 'gross-sales', 'net-sales', 'items-sold'],
      filters: ['item-name', 'item-category', 'location'],
      groupBy: 'item-name',
      chart: ['net-sales', 'item-name'],
      widgets: ['items-sold', 'net-sales'],
    },
  ),
  legacy(
    {
      id: 'discounts-comps',
      name: 'Discounts & comps',
      description: 'Discounts and comps of each day',
      category: 'Sales',
    },
    {
      metrics: ['date', 'discount-amount', 'amount-comped', 'amount-discounted'],
      filters: ['discount', 'location'],
      groupBy: 'date',
      chart: ['amount-discounted', 'date'],
      widgets: ['gross-sales', 'net-sales'],
    },
  ),
  legacy(
    { id: 'taxes', name: 'Taxes', description: 'Taxes collected on each day', category: 'Financial' },
    {
      metrics: ['date', 'net-sales', 'tax'],
      filters: ['location'],
      groupBy: 'date',
      chart: ['tax', 'date'],
      widgets: ['net-sales'],
    },
  ),
  legacy(
    { id: 'payments', name: 'Payments', description: 'Sales by payment method', category: 'Financial' },
    {
      metrics: ['payment-method', 'transaction-count', 'gross-sales', 'net-sales'],
      filters: ['payment-method', 'location', 'channel'],
      groupBy: 'payment-method',
      chart: ['net-sales', 'payment-method'],
      widgets: ['transaction-count', 'net-sales'],
    },
  ),
  withoutReplacement({
    id: 'cash-drawer',
    name: 'Cash drawer',
    description: 'Cash in each drawer',
    category: 'Financial',
  }),
  legacy(
    {
      id: 'deposits',
      name: 'Deposits',
      description: 'Deposits, transactions and their status by day',
      category: 'Financial',
    },
    {
      metrics: ['date', 'transaction-status', 'net-sales'],
      filters: ['location'],
      groupBy: 'date',
      chart: ['deposits-net', 'date'],
      widgets: ['transaction-count'],
    },
  ),
  withoutReplacement({
    id: 'employee-timecards',
    name: 'Employee timecards',
    description: 'Working hours of each team member',
    category: 'Staff',
  }),
  legacy(
    {
      id: 'gratuity',
      name: 'Gratuity',
      description: 'Gratuity and sales by the team member who took the payment',
      category: 'Staff',
    },
    {
      metrics: ['collected-by', 'net-sales', 'transaction-count'],
      filters: ['collected-by'],
      groupBy: 'employee',
      chart: ['tips-and-gratuity', 'collected-by'],
      widgets: ['net-sales'],
    },
  ),
  legacy(
    { id: 'items-sold', name: 'Items sold', description: 'Items sold and refunded', category: 'Inventory' },
    {
      metrics: ['item-name', 'items-sold', 'items-refunded', 'quantity'],
      filters: ['item-name', 'item-category'],
      groupBy: 'item-name',
      chart: ['items-sold', 'item-name'],
      widgets: ['items-sold'],
    },
  ),
  withoutReplacement({
    id: 'modifier-sold',
    name: 'Modifier sold',
    description: 'Modifiers chosen with items',
    category: 'Inventory',
  }),
  legacy(
    {
      id: 'customer-directory',
      name: 'Customer directory',
      description: 'Transactions of each customer, by channel and location',
      category: 'Customer',
    },
    {
      metrics: ['channel', 'location', 'transaction-count'],
      filters: ['location'],
      groupBy: 'channel',
      chart: ['transaction-count', 'customer-id'],
      widgets: ['transaction-count'],
    },
  ),
];
