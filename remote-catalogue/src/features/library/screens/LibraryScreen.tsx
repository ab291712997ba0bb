import { LibraryBig, Search } from 'lucide-react';
import { useCallback, useState } from 'react';
import { countOf } from '@back-office/shared/format';
import { useNavigate } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { Button, EmptyState, Screen } from '@back-office/shared/ui';
import { Table } from '@back-office/shared/ui/table';
import type { Item } from '../../../domain/item';
import { librarySelects, type LibraryFilters } from '../domain/library';
import { StorageNotices } from '../../../parts/StorageNotices';
import { openedHere } from '../../../parts/openedHere';
import { useKeptFocus } from '@back-office/shared/ui';
import { useIdle } from '@back-office/shared/loading';
import { AddItemsDialog, preloadParts } from './deferredParts';
import { libraryColumns } from './libraryColumns';
import { LibraryFilterBar } from './LibraryFilterBar';
import { useLibraryView } from './useLibraryView';

const idOf = (item: Item) => item.id;

/** Every item with where it is, what is there and what can be sold (spec A §2). */
export function LibraryScreen() {
  const view = useLibraryView();
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
  const { frame, focusSearch } = useKeptFocus();
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  const clear = () => {
    view.clear();
    focusSearch();
  };

  return (
    <div {...frame}>
      <Screen
        title="Item library"
        context={countOf(view.items.length, 'item')}
        fill
        actions={
          <Button aria-haspopup="dialog" onPointerEnter={() => void AddItemsDialog.preload()} onClick={open}>
            Actions
          </Button>
        }
      >
        <StorageNotices />
        <LibraryFilterBar view={view} />
        <Table
          label="Item library"
          rows={view.shown}
          rowKey={idOf}
          columns={libraryColumns}
          onOpen={openItem}
          empty={
            view.items.length === 0 ? (
              <EmptyState
                icon={<LibraryBig />}
                title="Your library is empty"
                hint="Take in what you sell. You can change every item later."
                actions={
                  <Button variant="primary" onClick={open}>
                    Add or remove items
                  </Button>
                }
              />
            ) : (
              <EmptyState
                icon={<Search />}
                title="No items found for this filter."
                hint={narrowingText(view.filters)}
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

/** What leaves nothing: `“rye”, Status: Draft`. */
function narrowingText(filters: LibraryFilters): string {
  const chosen = librarySelects.filter(({ name }) => filters[name] !== '');
  return [
    ...(filters.search.trim() === '' ? [] : [`“${filters.search.trim()}”`]),
    ...chosen.map(({ name, label }) => `${label}: ${filters[name]}`),
  ].join(', ');
}
