import type { DayRange } from '@back-office/shared/format';
import type { Filter } from '../columns/select';
import { defaultRange, noFilters, type TransactionFilters } from './filters';
import type { TimeRange } from './timeRange';
import { locations } from './transaction';

export const locationChoices = ['All', ...locations] as const;
export const groupByChoices = ['All', 'Category', 'Item', 'Staff'] as const;
export type GroupBy = (typeof groupByChoices)[number];

export interface ReportFilters {
  readonly dateRange: DayRange;
  /** `All`, or the location as its transactions name it. */
  readonly location: string;
  readonly timeframe: TimeRange;
  /** By other fields. */
  readonly filters?: readonly Filter[];
  readonly groupBy: GroupBy;
}

export const defaultReportFilters: ReportFilters = {
  dateRange: defaultRange,
  location: 'All',
  timeframe: 'All day',
  groupBy: 'All',
};

/** The filters that select the rows of a report. Grouping selects nothing. */
export function rowFiltersOf({ dateRange, location, timeframe }: ReportFilters): TransactionFilters {
  return { ...noFilters, dateRange, timeRange: timeframe, locations: location === 'All' ? [] : [location] };
}

/** The filters of a question about them. */
export function scopeFilters({
  location,
  timeframe,
  filters = [],
}: Pick<ReportFilters, 'location' | 'timeframe' | 'filters'>): readonly Filter[] {
  return [
    { field: 'location', values: location === 'All' ? [] : [location] },
    { field: 'part-of-day', values: timeframe === 'All day' ? [] : [timeframe] },
    ...filters,
  ];
}
