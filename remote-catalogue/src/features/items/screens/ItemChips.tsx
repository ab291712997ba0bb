import { useMemo } from 'react';
import styled from 'styled-components';
import { onlyOnPhone } from '@back-office/shared/theme';
import { FilterChip } from '@back-office/shared/ui/choices';
import {
  filterLabels,
  filterOptions,
  withFilter,
  type FilterOption,
  type ItemFilters,
} from '../../../domain/filterItems';
import type { Item } from '../../../domain/item';
import { parseSort, sortChoices, sortLabel, sortParam, type ItemSort } from '../domain/sortItems';

export interface ItemChipsProps {
  readonly items: readonly Item[];
  readonly filters: ItemFilters;
  readonly statuses: readonly FilterOption[];
  readonly onChange: (filters: ItemFilters) => void;
  readonly sort: ItemSort;
  readonly onSort: (sort: ItemSort) => void;
}

/** The two filters that merchants use most; the others are in All filters. Phones, which have no header, can sort too. */
export function ItemChips({ items, filters, statuses, onChange, sort, onSort }: ItemChipsProps) {
  const categories = useMemo(() => filterOptions(items, 'category'), [items]);
  const chosen = sortParam(sort);
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
      <PhoneOnly>
        <FilterChip
          label="Sort"
          placeholder={sortLabel(null)}
          options={sortChoices}
          selected={chosen === '' ? [] : [chosen]}
          onChange={([value = '']) => onSort(parseSort(value))}
        />
      </PhoneOnly>
    </>
  );
}

const PhoneOnly = styled.div`
  ${onlyOnPhone}
`;
