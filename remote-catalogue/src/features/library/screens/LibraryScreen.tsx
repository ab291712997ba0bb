import { LibraryBig, Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import { pluralize } from '@back-office/shared/format';
import { deferredPart, useIdle } from '@back-office/shared/loading';
import { useNavigate } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { SavedViews } from '@back-office/shared/state';
import { Button, ButtonLink, EmptyState, Screen, SkeletonRows, useIsPhone } from '@back-office/shared/ui';
import { useFocusRecovery, FilterBar, SearchField } from '@back-office/shared/ui/forms';
import { Table } from '@back-office/shared/ui/table';
import { openedHere } from '@back-office/shared/url';
import type { Item } from '../../../domain/item';
import { listSummary } from '../../../domain/listSummary';
import { StorageNotices } from '../../../parts/StorageNotices';
import { librarySelects, type LibraryFilters, librarySelectOptions } from '../domain/library';
import { useLibraryView, type LibraryView } from '../state/useLibraryView';
import { useItems } from '../../../state/items';
import { useCost } from '../../../state/useCost';
import { useLibrary } from '../state/library';
import { libraryColumnsFor, libraryColumnsWithMargin } from './libraryColumns';
import { itemViews } from '../../../domain/storedKeys';
import { FilterSelect } from '../../../parts/FilterSelect';

const idOf = (item: Item) => item.id;

/** Loaded after the first paint, because it needs react-aria. */
const AddItemsDialog = deferredPart(() =>
  import(/* webpackChunkName: "add-items" */ './AddItemsDialog').then((part) => part.AddItemsDialog),
);

export const preloadParts = AddItemsDialog.preload;

/** All items with their locations and stock, and how many are available to sell. */
export function LibraryScreen() {
  const view = useLibraryView();
  const { isReading } = useItems();
  const { isEmpty } = useLibrary();
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useIdle(preloadParts);

  const openItem = useCallback(
    ({ id }: Item) =>
      void navigate(
        { pathname: paths.items(), search: `?${new URLSearchParams({ item: id })}` },
        { state: openedHere },
      ),
    [navigate],
  );
  const { containerProps, focusSearch } = useFocusRecovery();
  // On phones the page scrolls: a frame beside everything else would show few rows.
  const isPhone = useIsPhone();
  const columnsFor = useCost().isRecorded ? libraryColumnsWithMargin : libraryColumnsFor;
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const clear = () => {
    view.clear();
    focusSearch();
  };

  return (
    <div {...containerProps}>
      <Screen
        title="Item library"
        context={isReading ? undefined : pluralize(view.items.length, 'item')}
        fill={!isPhone}
        actions={
          !isEmpty && (
            <Button aria-haspopup="dialog" onPointerEnter={() => void AddItemsDialog.preload()} onClick={open}>
              Actions
            </Button>
          )
        }
      >
        <StorageNotices />
        <LibraryFilterBar view={view} />
        <Table
          label="Item library"
          rows={view.shown}
          rowKey={idOf}
          columns={columnsFor(listSummary(view.items).priceLength)}
          onOpen={openItem}
          empty={
            view.items.length === 0 ? (
              <NoLibraryItems onAdd={open} />
            ) : (
              <EmptyState
                icon={<Search />}
                title="No items found for this filter."
                hint={activeFiltersText(view.filters)}
                actions={<Button onClick={clear}>Clear filters</Button>}
              />
            )
          }
        />
        {isOpen && <AddItemsDialog onClose={close} onFailed={close} />}
      </Screen>
    </div>
  );
}

/** Replaces the rows of an empty library: its items are being read, or there are none. */
function NoLibraryItems({ onAdd }: { readonly onAdd: () => void }) {
  const { isReading, error } = useItems();
  const { isEmpty } = useLibrary();
  // A notice above the list says why it cannot be read.
  if (isReading) return error === null ? <SkeletonRows rows={6} columns={5} /> : null;
  return (
    <EmptyState
      icon={<LibraryBig />}
      title="Your library is empty"
      hint="Add the items you sell. You can edit them at any time."
      actions={
        isEmpty ? (
          <>
            <ButtonLink to={`${paths.items()}?import`}>Import items</ButtonLink>
            <ButtonLink to={`${paths.items()}?new`} variant="primary">
              Create item
            </ButtonLink>
          </>
        ) : (
          <Button variant="primary" onClick={onAdd}>
            Add or remove items
          </Button>
        )
      }
    />
  );
}

/** The active search and filters: `“rye”, Status: Draft`. */
function activeFiltersText(filters: LibraryFilters): string {
  const chosen = librarySelects.filter(({ name }) => filters[name] !== '');
  return [
    ...(filters.search.trim() === '' ? [] : [`“${filters.search.trim()}”`]),
    ...chosen.map(({ name, label }) => `${label}: ${filters[name]}`),
  ].join(', ');
}

/** Search, the three selects, and a chip for each active filter. */
function LibraryFilterBar({ view }: { readonly view: LibraryView }) {
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
