import { FilterChip } from '@back-office/shared/ui/choices';
import { listOrders, orderLabel } from '../domain/listOrders';
import { defaultSort, type ListSort } from '../domain/sortRows';

interface SortChipProps {
  readonly sort: ListSort;
  readonly onSort: (sort: ListSort) => void;
}

export function SortChip({ sort, onSort }: SortChipProps) {
  const label = orderLabel(sort);
  const atRest = orderLabel(defaultSort);
  return (
    <FilterChip
      label="Sort"
      placeholder={atRest}
      options={listOrders.map((order) => ({ value: order.label, label: order.label }))}
      selected={label === atRest ? [] : [label]}
      onChange={([chosen]) => {
        const { column, isDescending } = listOrders.find((order) => order.label === chosen) ?? defaultSort;
        onSort({ column, isDescending });
      }}
    />
  );
}
