import { formatRange, isSameRange, type DayRange } from '@back-office/shared/format';
import { measureOf, noFilters } from '@back-office/shared/ledger';
import { conditionLabel } from '../../../domain/rowConditions';
import { choiceFilters, choiceLabel, choiceNames, withChoices } from '../../../domain/choiceFilters';
import type { TransactionsView } from '../../../domain/transactionsView';

interface ActiveFilter {
  /** `Payment method: Card` */
  readonly label: string;
  /** The view without this filter. */
  readonly without: TransactionsView;
}

/** The filters that differ from the default, in the order of the filter bar. `opening`: the days shown by default. */
export function activeFilters(
  view: TransactionsView,
  opening: DayRange = noFilters.dateRange,
): readonly ActiveFilter[] {
  const { filters, line, conditions } = view;
  const { dateRange, timeRange, searchQuery } = filters;
  const active: ActiveFilter[] = [];
  const add = (label: string, without: Partial<TransactionsView>) =>
    active.push({ label, without: { ...view, ...without } });

  if (line !== undefined) add(`Report line: ${measureOf(line).label}`, { line: undefined });
  for (const condition of conditions) {
    const others = conditions.filter((other) => other !== condition);
    for (const value of condition.values) {
      const values = condition.values.filter((other) => other !== value);
      add(conditionLabel(condition, value), {
        conditions: values.length > 0 ? [...others, { ...condition, values }] : others,
      });
    }
  }
  if (searchQuery.trim() !== '') add(`Search: ${searchQuery.trim()}`, { filters: { ...filters, searchQuery: '' } });
  if (!isSameRange(dateRange, opening))
    add(`Dates: ${formatRange(dateRange)}`, { filters: { ...filters, dateRange: opening } });
  if (timeRange !== 'All day') add(`Time of day: ${timeRange}`, { filters: { ...filters, timeRange: 'All day' } });
  for (const name of choiceNames) {
    for (const choice of filters[name]) {
      const others = filters[name].filter((other) => other !== choice);
      add(`${choiceFilters[name].label}: ${choiceLabel(choice)}`, { filters: withChoices(filters, name, others) });
    }
  }
  return active;
}
