import { SlidersHorizontal } from 'lucide-react';
import { ChipStandIn } from '@back-office/shared/area';
import { firstAndMore } from '@back-office/shared/format';
import { Button, FilterBar, SearchField } from '@back-office/shared/ui';
import { filterLabels } from '../../../domain/filterItems';
import { useItems } from '../../../state/items';
import { ItemChips } from './deferredParts';
import type { ItemsView } from './useItemsView';

interface ItemsFilterBarProps {
  readonly view: ItemsView;
  readonly onAllFilters: () => void;
}

/** Search, filters, and below them what narrows the list. The chips' lists of options come after the first paint. */
export function ItemsFilterBar({ view, onAllFilters }: ItemsFilterBarProps) {
  const { search, setSearch } = useItems();
  const { filters, setFilters, categories, statuses, chips, isNarrowed, clear, shown, items } = view;
  const standIn = (['category', 'status'] as const).map((name) => (
    <ChipStandIn
      key={name}
      label={filterLabels[name]}
      value={firstAndMore(filters[name])}
      isNarrowing={filters[name].length > 0}
    />
  ));
  return (
    <div role="search" aria-label="Items">
      {/* The list opens with Active: items hidden by that alone are not worth a line. */}
      <FilterBar chips={chips} onClear={clear} shown={shown.length} total={isNarrowed ? items.length : shown.length}>
        <SearchField label="Search items" value={search} onChange={setSearch} shortcut />
        <ItemChips
          standIn={standIn}
          filters={filters}
          categories={categories}
          statuses={statuses}
          onChange={setFilters}
        />
        <Button icon={<SlidersHorizontal />} onClick={onAllFilters}>
          All filters
        </Button>
      </FilterBar>
    </div>
  );
}
