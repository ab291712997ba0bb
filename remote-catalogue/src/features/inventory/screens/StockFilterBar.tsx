import { SavedViews } from '@back-office/shared/state';
import { FilterBar, SearchField } from '@back-office/shared/ui/forms';
import { itemViews } from '../../../domain/storedKeys';
import { FilterSelect } from '../../../parts/FilterSelect';
import { stockStates } from '../domain/stockRows';
import type { StockView } from '../state/useStockView';

/** Search, location and state, and a chip for each active filter. */
export function StockFilterBar({ view }: { readonly view: StockView }) {
  const { rows, shown, counts, locations, location, setLocation, state, setState } = view;
  const chips = [
    ...(location === '' ? [] : [{ label: `Location: ${location}`, onRemove: () => setLocation('') }]),
    ...(state === '' ? [] : [{ label: `State: ${state}`, onRemove: () => setState('') }]),
  ];
  return (
    <div role="search" aria-label="Inventory">
      <FilterBar chips={chips} onClear={view.clear} shown={shown.length} total={rows.length}>
        <SearchField label="Search inventory" value={view.search} onChange={view.setSearch} shortcut />
        <FilterSelect
          label="Location"
          value={location}
          options={locations.map((name) => ({ value: name, label: name }))}
          onChange={setLocation}
        />
        <FilterSelect
          label="State"
          value={state}
          options={stockStates.map((name) => ({ value: name, label: name, count: counts.get(name) ?? 0 }))}
          onChange={setState}
        />
        <SavedViews definition={itemViews} list="inventory" />
      </FilterBar>
    </div>
  );
}
