import type { DimensionId, Filter, MeasureId, Sort } from '@back-office/shared/ledger';
import type { FieldId } from './fields';

/** What makes one report differ from another. */
export interface ReportDefinition {
  /** The outermost first. */
  readonly groupBy: readonly DimensionId[];
  /** Texts and figures, in order. */
  readonly columns: readonly FieldId[];
  /** All combine with AND. */
  readonly filters: readonly Filter[];
  /** Keeps only the transactions behind a figure. */
  readonly line?: MeasureId | undefined;
  /** Order of groups; by default time goes forward and other groups by their figure. */
  readonly sort?: Sort<FieldId> | undefined;
  readonly charts: readonly ReportChart[];
}

export const chartTypes = ['bar', 'line', 'pie', 'table'] as const;
export type ChartType = (typeof chartTypes)[number];

/** A figure by the outermost group, or by another text. */
export interface ReportChart {
  readonly type: ChartType;
  readonly figure: FieldId;
  readonly by?: FieldId | undefined;
}

interface GroupByOption {
  readonly id: string;
  readonly name: string;
  readonly field: FieldId;
}

/** The twelve ways to group in the builder. */
export const groupByOptions = [
  { id: 'location', name: 'Location', field: 'location' },
  { id: 'device-name', name: 'Device Name', field: 'device-name' },
  { id: 'device-nickname', name: 'Device Nickname', field: 'device-nickname' },
  { id: 'menu', name: 'Menu', field: 'menu' },
  { id: 'item-name', name: 'Item Name', field: 'item-name' },
  { id: 'category-rollup', name: 'Category Rollup', field: 'category-rollup' },
  { id: 'channel', name: 'Channel', field: 'channel' },
  { id: 'payment-method', name: 'Payment Method', field: 'payment-method' },
  { id: 'employee', name: 'Employee', field: 'attributed-to' },
  { id: 'date', name: 'Date', field: 'date' },
  { id: 'time', name: 'Time', field: 'hour' },
  { id: 'itemization-type', name: 'Itemization Type', field: 'itemization-type' },
] as const satisfies readonly GroupByOption[];

export type GroupById = (typeof groupByOptions)[number]['id'];

export interface FilterOption {
  readonly id: string;
  readonly name: string;
  /** The text that is compared; `undefined` for the date range, which is not a list of values. */
  readonly field: FieldId | undefined;
}

/** The eighteen filters of the builder. */
export const filterOptions = [
  { id: 'category-rollup', name: 'Category rollup', field: 'category-rollup' },
  { id: 'channel', name: 'Channel', field: 'channel' },
  { id: 'device', name: 'Device', field: 'device-name' },
  { id: 'device-nickname', name: 'Device nickname', field: 'device-nickname' },
  { id: 'discount', name: 'Discount', field: 'discount-use' },
  { id: 'fulfillment-methods', name: 'Fulfillment methods', field: 'fulfillment-method' },
  { id: 'item-name', name: 'Item name', field: 'item-name' },
  { id: 'item-category', name: 'Item category', field: 'category' },
  { id: 'item-reporting-category', name: 'Item reporting category', field: 'reporting-category' },
  { id: 'item-type', name: 'Item type', field: 'itemization-type' },
  { id: 'location', name: 'Location', field: 'location' },
  { id: 'menu', name: 'Menu', field: 'menu' },
  { id: 'payment-method', name: 'Payment method', field: 'payment-method' },
  { id: 'source', name: 'Source', field: 'source' },
  { id: 'collected-by', name: 'Team member collected by', field: 'collected-by' },
  { id: 'attributed-to', name: 'Team member attributed to', field: 'attributed-to' },
  { id: 'revenue-center', name: 'Revenue center', field: 'revenue-center' },
  { id: 'date-range', name: 'Date range', field: undefined },
] as const satisfies readonly FilterOption[];

export type FilterId = (typeof filterOptions)[number]['id'];

interface Widget {
  readonly id: string;
  readonly name: string;
  readonly type: 'metric' | 'kpi';
  readonly figure: FieldId;
}

/** Eight metric cards and a KPI. */
export const widgets = [
  { id: 'gross-sales', name: 'Gross sales', type: 'metric', figure: 'gross-sales' },
  { id: 'net-sales', name: 'Net sales', type: 'metric', figure: 'net-sales' },
  { id: 'average-total-sale', name: 'Average total sale', type: 'metric', figure: 'average-sale' },
  { id: 'cover-count', name: 'Cover count', type: 'metric', figure: 'cover-count' },
  { id: 'transaction-count', name: 'Transaction count', type: 'metric', figure: 'transaction-count' },
  { id: 'sale-count', name: 'Sale count', type: 'metric', figure: 'sale-count' },
  { id: 'return-count', name: 'Return count', type: 'metric', figure: 'return-count' },
  { id: 'items-sold', name: 'Items sold', type: 'metric', figure: 'items-sold' },
  { id: 'kpi', name: 'KPI', type: 'kpi', figure: 'total-sales' },
] as const satisfies readonly Widget[];

export type WidgetId = (typeof widgets)[number]['id'];
