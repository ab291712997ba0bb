import { SavedViews } from '@back-office/shared/state';
import { FilterBar, SearchField } from '@back-office/shared/ui/forms';
import { itemViews } from '../../../domain/storedKeys';
import { FilterSelect } from '../../../parts/FilterSelect';
import { librarySelectOptions, librarySelects } from '../domain/library';
import type { LibraryView } from '../state/useLibraryView';

/** Search, the three selects, and a chip for each active filter. */
export function LibraryFilterBar({ view }: { readonly view: LibraryView }) {
  const { items, shown, filters, setFilter, clear } = view;
  const chips = librarySelects
    .filter(({ name }) => filters[name] !== '')
    .map(({ name, label }) => ({ label: `${label}: ${filters[name]}`, onRemove: () => setFilter(name, '') }));
  return (
    <div role="search" aria-label="Item library">
      <FilterBar chips={chips} onClear={clear} shown={shown.length} total={items.length}>
        <SearchField
          label="Search library"
          value={filters.search}
          onChange={(value) => setFilter('search', value)}
          shortcut
        />
        {librarySelects.map(({ name, label }) => (
          <FilterSelect
            key={name}
            label={label}
            value={filters[name]}
            options={librarySelectOptions(items, name, filters[name])}
            onChange={(value) => setFilter(name, value)}
          />
        ))}
        <SavedViews definition={itemViews} list="library" />
      </FilterBar>
    </div>
  );
}
