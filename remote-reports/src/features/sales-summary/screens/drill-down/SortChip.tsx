import { FilterChip } from '@back-office/shared/ui/choices';
import type { FigureColumn } from '../../domain/drillDownFigures';
import { byDate, largestFirst, type RowSort } from '../../domain/drillDownSort';

interface SortChipProps {
  readonly sort: RowSort;
  readonly amount: FigureColumn;
  readonly onSort: (sort: RowSort) => void;
}

/** Sorting on phones, where the table has no header. */
export function SortChip({ sort, amount, onSort }: SortChipProps) {
  const largest = largestFirst(amount);
  const smallest = largest === 'ascending' ? 'descending' : 'ascending';
  const orders: readonly (RowSort & { readonly label: string })[] = [
    { ...byDate, label: 'Oldest first' },
    { column: byDate.column, direction: 'descending', label: 'Newest first' },
    { column: amount.id, direction: largest, label: 'Largest amount' },
    { column: amount.id, direction: smallest, label: 'Smallest amount' },
  ];
  const current = orders.find(({ column, direction }) => column === sort.column && direction === sort.direction);
  return (
    <FilterChip
      label="Sort"
      placeholder="Oldest first"
      options={orders.map(({ label }) => ({ value: label, label }))}
      selected={current === orders[0] ? [] : [current?.label ?? `By ${sort.column}`]}
      onChange={([chosen]) => onSort(orders.find(({ label }) => label === chosen) ?? byDate)}
    />
  );
}
