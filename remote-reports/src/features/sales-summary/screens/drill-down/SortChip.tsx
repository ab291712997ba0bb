import { FilterChip } from '@back-office/shared/ui/choices';
import type { MeasureId } from '@back-office/shared/ledger';
import { byDate, largestFirst, type RowSort } from '../../domain/drillDownSort';

interface SortChipProps {
  readonly sort: RowSort;
  readonly amount: MeasureId;
  readonly onSort: (sort: RowSort) => void;
}

interface SortOrder {
  readonly id: 'oldest' | 'newest' | 'largest' | 'smallest';
  readonly label: string;
  readonly sort: RowSort;
}

/** Sorting on phones, where the table has no header. */
export function SortChip({ sort, amount, onSort }: SortChipProps) {
  const largest = largestFirst(amount);
  const smallest = largest === 'ascending' ? 'descending' : 'ascending';
  const orders: readonly SortOrder[] = [
    { id: 'oldest', label: 'Oldest first', sort: byDate },
    { id: 'newest', label: 'Newest first', sort: { column: byDate.column, direction: 'descending' } },
    { id: 'largest', label: 'Largest amount', sort: { column: amount, direction: largest } },
    { id: 'smallest', label: 'Smallest amount', sort: { column: amount, direction: smallest } },
  ];
  const current = orders.find((one) => one.sort.column === sort.column && one.sort.direction === sort.direction);
  return (
    <FilterChip
      label="Sort"
      placeholder="Oldest first"
      options={orders.map(({ id, label }) => ({ value: id, label }))}
      selected={current?.id === 'oldest' ? [] : [current?.id ?? `By ${sort.column}`]}
      onChange={([chosen]) => onSort(orders.find(({ id }) => id === chosen)?.sort ?? byDate)}
    />
  );
}
