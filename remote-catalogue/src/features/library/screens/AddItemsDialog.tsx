import { Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { media, stackStyle, textStyle } from '@back-office/shared/theme';
import { Button, Checkbox, EmptyState, Notice, SearchField, Text, useIsPhone } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import { Table, type Column, type TableSelection } from '@back-office/shared/ui/table';
import { headerState, toggleRange, toggleShown, type Selection } from '../../../domain/selection';
import { useAnnounceEdit } from '@back-office/shared/state';
import { useItems } from '../../../state/items';
import { changeText, libraryChange, libraryItems, searchLibrary, type LibraryItem } from '../domain/library';
import { useLibrary } from '../state/library';

const idOf = (row: LibraryItem) => row.id;
const nameOf = (row: LibraryItem) => row.name;

/** Selected items are in the list. Done adds and removes together and can be undone. Cancel discards the selection. */
export function AddItemsDialog({ onClose }: { readonly onClose: () => void }) {
  const { items } = useItems();
  const library = useLibrary();
  const announce = useAnnounceEdit();
  const [offered] = useState(library.offered);
  // Fixed while the dialog is open, so that no rows move under the pointer.
  const [rows] = useState(() => libraryItems(items, offered));
  const [selectedIds, setSelectedIds] = useState<Selection>(() => rows.filter(({ selected }) => selected).map(idOf));
  const [search, setSearch] = useState('');
  const anchor = useRef<string>(undefined);
  const content = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();

  const shown = useMemo(() => searchLibrary(rows, search), [rows, search]);
  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);
  const selection = useMemo((): TableSelection<LibraryItem> => {
    return {
      selected,
      allState: headerState(selected, shown),
      labelOf: nameOf,
      onToggle(id, isRange) {
        setSelectedIds(toggleRange(selectedIds, shown, isRange ? anchor.current : undefined, id));
        anchor.current = id;
      },
      // On phones Select all is above the list.
      ...(!isPhone && { onToggleAll: () => setSelectedIds(toggleShown(selectedIds, shown)) }),
    };
  }, [selected, selectedIds, shown, isPhone]);
  const change = useMemo(() => libraryChange(rows, selected, offered), [rows, selected, offered]);
  const planned = changeText(change, 'planned');

  function clearSearch() {
    setSearch('');
    content.current?.querySelector('input')?.focus();
  }

  function done() {
    onClose();
    if (planned !== '') void announce(library.apply(change), changeText(change, 'done'));
  }

  return (
    <Dialog
      title="Add or remove items"
      onClose={onClose}
      footer={
        <>
          <Summary role="status">{planned || `${pluralize(selectedIds.length, 'item')} in your library`}</Summary>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" onClick={done}>
            Done
          </Button>
        </>
      }
    >
      <Content ref={content}>
        <SearchField
          label="Search items to add or remove"
          placeholder="Search items"
          value={search}
          onChange={setSearch}
        />
        {change.unrecoverable > 0 && (
          <Notice tone="notice">
            {`${pluralize(change.unrecoverable, 'item')} of your own will be deleted and cannot be restored from the library.`}
          </Notice>
        )}
        {isPhone && shown.length > 0 && (
          <SelectAll>
            <Checkbox
              label="Select all"
              isChecked={selection.allState === 'all'}
              isIndeterminate={selection.allState === 'some'}
              onChange={() => setSelectedIds(toggleShown(selectedIds, shown))}
            />
          </SelectAll>
        )}
        <Table
          label="Items to add or remove"
          rows={shown}
          rowKey={idOf}
          columns={isPhone ? phoneColumns : columns}
          selection={selection}
          rowHeight={56}
          empty={
            <EmptyState
              icon={<Search />}
              title="No items found"
              hint={`No items match “${search.trim()}”.`}
              actions={<Button onClick={clearSearch}>Clear search</Button>}
            />
          }
        />
      </Content>
    </Dialog>
  );
}

/** A single column, because the dialog is narrow: the name, and below it category and variations. */
const columns: readonly Column<LibraryItem>[] = [
  {
    id: 'item',
    header: 'Item',
    cell: (row) => (
      <Lines>
        <Text oneLine title={row.name}>
          {row.name}
        </Text>
        <Text size="xs" tone="muted" oneLine>
          {detailOf(row)}
        </Text>
      </Lines>
    ),
  },
];

/** On phones, rows have two lines anyway. */
const phoneColumns: readonly Column<LibraryItem>[] = [
  { id: 'item', header: 'Item', phone: 'primary', cell: ({ name }) => name },
  { id: 'category', header: 'Category', phone: 'secondary', cell: detailOf },
];

function detailOf({ category, variations }: LibraryItem): string {
  return [category, ...(variations > 1 ? [pluralize(variations, 'variation')] : [])].filter(Boolean).join(' · ');
}

/** A fixed height, so that nothing moves while the merchant types. */
const Content = styled.div`
  ${stackStyle({ gap: 3, minHeight: '240px' })}
  height: min(520px, calc(100dvh - 240px));

  > * {
    flex: none;
  }

  > :last-child {
    flex: 0 1 auto;
    min-height: 0;
  }
`;

/** In line with the checkboxes of the rows. */
const SelectAll = styled.div`
  padding-inline-start: 15px;
`;

const Summary = styled.span`
  ${textStyle({ size: 'xs', tone: 'muted', grow: true })}

  ${media.phone} {
    flex: 1 1 100%;
  }
`;

const Lines = styled.span`
  display: grid;
  grid-template-rows: 20px 18px;
`;
