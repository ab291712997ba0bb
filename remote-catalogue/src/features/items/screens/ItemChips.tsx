import { FilterChip } from '@back-office/shared/ui/choices';
import { filterLabels, withFilter, type FilterOption, type ItemFilters } from '../../../domain/filterItems';

export interface ItemChipsProps {
  readonly filters: ItemFilters;
  readonly categories: readonly FilterOption[];
  readonly statuses: readonly FilterOption[];
  readonly onChange: (filters: ItemFilters) => void;
}

/** The two filters that merchants use most; the others are in All filters. */
export function ItemChips({ filters, categories, statuses, onChange }: ItemChipsProps) {
  return (
    <>
      <FilterChip
        label={filterLabels.category}
        options={categories}
        selected={filters.category}
        multiple
        onChange={(values) => onChange(withFilter(filters, 'category', values))}
      />
      <FilterChip
        label={filterLabels.status}
        options={statuses}
        selected={filters.status}
        multiple
        onChange={(values) => onChange(withFilter(filters, 'status', values))}
      />
    </>
  );
}
