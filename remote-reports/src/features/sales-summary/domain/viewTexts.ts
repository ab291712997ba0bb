import { formatRange, type Day } from '@back-office/shared/format';
import { scopeText } from '../../../domain/scopeText';
import type { SummaryView } from './summaryView';

export function contextOf({ filters }: Pick<SummaryView, 'filters'>, today: Day): string {
  return scopeText(filters, today);
}

/** Printed in place of the controls. */
export function printedScope({ filters, granularity, comparison }: SummaryView): string {
  return [
    formatRange(filters.dateRange),
    `Report type: ${granularity}`,
    ...(filters.groupBy === 'All' ? [] : [`Grouped by: ${filters.groupBy}`]),
    ...(comparison === 'None' ? [] : [`Compared to: ${comparison}`]),
  ].join(' · ');
}
