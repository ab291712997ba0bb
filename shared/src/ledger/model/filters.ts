import type { Day, DayRange } from '@back-office/shared/format';
import type { Filter } from '../columns/select';
import type { TimeRange } from './timeRange';
import { locations } from './transaction';

/** The day on which the dashboard opens: Friday, July 18, 2025. */
export const defaultDay: Day = '2025-07-18';

/** The days on which reports and lists open: June 22 to 28, 2025. */
export const defaultRange: DayRange = { from: '2025-06-22', to: '2025-06-28' };

/** `Awaiting Capture` is offered although no row has it. */
export const statusChoices = ['Completed', 'Partially Paid', 'Awaiting Capture'] as const;
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
