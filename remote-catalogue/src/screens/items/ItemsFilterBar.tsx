import { SlidersHorizontal } from 'lucide-react';
import { Button, FilterBar, SearchField } from '@back-office/shared/ui';
import { filterLabels } from '../../domain/filterItems';
import { useItems } from '../../state/items';
import { ChipStandIn } from './ChipStandIn';
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
  const standIn = (
    <>
      <ChipStandIn label={filterLabels.category} chosen={summaryOf(filters.category)} />
      <ChipStandIn label={filterLabels.status} chosen={summaryOf(filters.status)} />
    </>
  );
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

/** `Active`, or `Active +2` when more than one is chosen: the words of the real chip. */
function summaryOf([first = '', ...others]: readonly string[]) {
  return others.length > 0 ? `${first} +${others.length}` : first;
}
