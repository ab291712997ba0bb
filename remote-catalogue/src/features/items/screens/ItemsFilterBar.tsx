import { SlidersHorizontal } from 'lucide-react';
import { firstPlusCount } from '@back-office/shared/format';
import { FilterChipPlaceholder } from '@back-office/shared/loading';
import { SavedViews } from '@back-office/shared/state';
import { Button, useIsPhone } from '@back-office/shared/ui';
import { FilterBar, SearchField } from '@back-office/shared/ui/forms';
import { filterLabels } from '../../../domain/filterItems';
import { itemViews } from '../../../domain/storedKeys';
import { ItemChips } from './deferredParts';
import { sortLabel } from '../domain/sortItems';
import type { ItemsView } from '../state/useItemsView';
import { sheetParams } from '../state/useOpenedItem';

interface ItemsFilterBarProps {
  readonly view: ItemsView;
  readonly onAllFilters: () => void;
}

/** Search, filters, and below them the active filters. The code of the chips is loaded after the first paint. */
export function ItemsFilterBar({ view, onAllFilters }: ItemsFilterBarProps) {
  const { search, setSearch, filters, setFilters, statuses, chips, isNarrowed, clear, shown, items } = view;
  const isPhone = useIsPhone();
  const placeholder = (
    <>
      {(['category', 'status'] as const).map((name) => (
        <FilterChipPlaceholder
          key={name}
          label={filterLabels[name]}
          value={firstPlusCount(filters[name])}
          isActive={filters[name].length > 0}
        />
      ))}
      {isPhone && <FilterChipPlaceholder label="Sort" value={sortLabel(view.sort)} isActive={view.sort !== null} />}
    </>
  );
  return (
    <div role="search" aria-label="Items">
      {/* Items hidden only by the default filter, Status (Active), are not counted. */}
      <FilterBar chips={chips} onClear={clear} shown={shown.length} total={isNarrowed ? items.length : shown.length}>
        <SearchField label="Search items" value={search} onChange={setSearch} shortcut />
        <ItemChips
          placeholder={placeholder}
          filters={filters}
          items={items}
          statuses={statuses}
          onChange={setFilters}
          sort={view.sort}
          onSort={view.setSort}
        />
        <Button icon={<SlidersHorizontal />} onClick={onAllFilters}>
          All filters
        </Button>
        <SavedViews definition={itemViews} list="items" opened={sheetParams} more={{ q: search }} />
      </FilterBar>
    </div>
  );
}
