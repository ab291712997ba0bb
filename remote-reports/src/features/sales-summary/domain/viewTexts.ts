import { formatRange } from '@back-office/shared/format';
import type { SummaryView } from './summaryView';

/** Printed in place of the controls. */
export function printedScope({ filters, granularity, comparison }: SummaryView): string {
  return [
    formatRange(filters.dateRange),
    `Report type: ${granularity}`,
    ...(filters.groupBy === 'All' ? [] : [`Grouped by: ${filters.groupBy}`]),
    ...(comparison === 'None' ? [] : [`Compared to: ${comparison}`]),
  ].join(' · ');
}
