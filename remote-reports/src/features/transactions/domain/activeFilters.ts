import { formatRange, isSameRange, type DayRange } from '@back-office/shared/format';
import { defaultRange, filterField, measureOf, withFilter, type FieldFilter } from '@back-office/shared/ledger';
import { groupLabel } from '../../../domain/reports/groupTexts';
import { choiceFields, type TransactionsView } from '../../../domain/transactionsView';

interface ActiveFilter {
  /** `Payment method: Card` */
  readonly label: string;
  readonly without: TransactionsView;
}

/** The filters that differ from the default, in the order of the filter bar. `opening`: the days shown by default. */
export function activeFilters(view: TransactionsView, opening: DayRange = defaultRange): readonly ActiveFilter[] {
  const { range, filters, text, line } = view;
  const active: ActiveFilter[] = [];
  const add = (label: string, without: Partial<TransactionsView>) =>
    active.push({ label, without: { ...view, ...without } });
  const addEach = ({ field, values }: FieldFilter) =>
    values.forEach((value) => {
      const others = values.filter((other) => other !== value);
      add(`${filterField(field).label}: ${groupLabel(field, value)}`, { filters: withFilter(filters, field, others) });
    });

  if (line !== undefined) add(`Report line: ${measureOf(line).label}`, { line: undefined });
  filters.filter((filter) => !hasChip(filter)).forEach(addEach);
  if (text.trim() !== '') add(`Search: ${text.trim()}`, { text: '' });
  if (!isSameRange(range, opening)) add(`Dates: ${formatRange(range)}`, { range: opening });
  filters.filter(hasChip).forEach(addEach);
  return active;
}

function hasChip({ field }: FieldFilter): boolean {
  return choiceFields.some((one) => one === field);
}
