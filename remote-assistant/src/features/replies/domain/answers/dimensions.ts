import { formatRange, weekday } from '@back-office/shared/format';
import {
  groupSales,
  locations,
  noItem,
  salesBuckets,
  salesDataOf,
  type Granularity,
  type GroupBy,
  type SalesData,
  type Transaction,
} from '@back-office/shared/ledger';
import { linksOf } from '../links';
import type { MetricId } from '../metrics';
import { weekdayNames } from '../periods/calendar';
import { capital } from '../periods/period';
import type { Dimension } from '../question';
import type { Scoped } from './scope';

/** A part of the figures, such as an item, a day or a member of staff. */
export interface Group {
  readonly name: string;
  readonly data: SalesData;
  /** Where its own figures are shown. */
  readonly path?: string;
}

/** How figures are divided, ranked and named. */
interface DimensionRule {
  readonly one: string;
  readonly many: string;
  /** What is ranked if the question names no figure. */
  readonly metric: MetricId;
  readonly groupsOf: (rows: readonly Transaction[], scoped: Scoped) => readonly Group[];
  readonly group?: GroupBy;
  readonly report?: Granularity;
}

const bucketsBy =
  (granularity: Granularity) =>
  (rows: readonly Transaction[], { period }: Scoped) =>
    salesBuckets(rows, period.range, granularity).map(({ label, days, data }) => ({
      name: granularity === 'Daily' ? `${weekday(days.from)}, ${formatRange(days)}` : label,
      data,
    }));

export const dimensionRules: Readonly<Record<Exclude<Dimension, 'tender'>, DimensionRule>> = {
  item: {
    one: 'item',
    many: 'items',
    metric: 'grossSales',
    group: 'Item',
    groupsOf: (rows) => named(groupSales(rows, 'Item')),
  },
  category: {
    one: 'category',
    many: 'categories',
    metric: 'grossSales',
    group: 'Category',
    groupsOf: (rows) => named(groupSales(rows, 'Category')),
  },
  staff: {
    one: 'member of staff',
    many: 'staff',
    metric: 'netSales',
    group: 'Staff',
    groupsOf: (rows) => groupSales(rows, 'Staff'),
  },
  location: { one: 'location', many: 'locations', metric: 'netSales', groupsOf: byLocation },
  source: { one: 'source', many: 'sources', metric: 'netSales', groupsOf: bySource },
  day: { one: 'day', many: 'days', metric: 'netSales', report: 'Daily', groupsOf: bucketsBy('Daily') },
  weekday: { one: 'weekday', many: 'weekdays', metric: 'netSales', report: 'Daily', groupsOf: byWeekday },
  week: { one: 'week', many: 'weeks', metric: 'netSales', report: 'Weekly', groupsOf: bucketsBy('Weekly') },
  month: { one: 'month', many: 'months', metric: 'netSales', report: 'Monthly', groupsOf: bucketsBy('Monthly') },
  hour: { one: 'hour', many: 'hours', metric: 'netSales', report: 'Hourly', groupsOf: bucketsBy('Hourly') },
};

function named(groups: readonly Group[]) {
  return groups.filter(({ name }) => name !== noItem);
}

function byLocation(rows: readonly Transaction[], { period, question, sources }: Scoped): readonly Group[] {
  const links = linksOf(sources.ledgerParams);
  return locations.map((name) => ({
    name,
    data: salesDataOf(rows.filter((row) => row.location === name)),
    path: links.summary(period.range, { filters: { ...question.filters, locations: [name] } }).path,
  }));
}

function bySource(rows: readonly Transaction[], { period, question, sources }: Scoped): readonly Group[] {
  const links = linksOf(sources.ledgerParams);
  return [...new Set(rows.map(({ source }) => source))].map((name) => ({
    name,
    data: salesDataOf(rows.filter(({ source }) => source === name)),
    path: links.transactions(period.range, { filters: { ...question.filters, sources: [name] } }).path,
  }));
}

function byWeekday(rows: readonly Transaction[]): readonly Group[] {
  return weekdayNames.map((name) => ({
    name: capital(name),
    data: salesDataOf(rows.filter((row) => weekday(row.date).toLowerCase() === name)),
  }));
}
