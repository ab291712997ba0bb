import { Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { pluralize } from '@back-office/shared/format';
import { media, stackStyle, textStyle } from '@back-office/shared/theme';
import { Button, EmptyState, Notice, Text, useIsPhone } from '@back-office/shared/ui';
import { SearchField } from '@back-office/shared/ui/forms';
import { Dialog } from '@back-office/shared/ui/choices';
import { Table, type Column } from '@back-office/shared/ui/table';
import { useAnnounceEdit } from '@back-office/shared/state';
import { SelectAll } from '../../../parts/ListSelectionBar';
import { useItems } from '../../../state/items';
import { useListSelection } from '../../../state/useListSelection';
import { changeText, libraryChange, libraryItems, searchLibrary, type LibraryItem } from '../domain/library';
import { useLibrary } from '../state/library';

const idOf = (row: LibraryItem) => row.id;

/** Selected items are in the list. Done adds and removes together and can be undone. Cancel discards the selection. */
export function AddItemsDialog({ onClose }: { readonly onClose: () => void }) {
  const [search, setSearch] = useState('');
  const content = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const { shown, selection, change, apply } = useLibraryChange(search, isPhone);
  const planned = changeText(change, 'planned');

  function clearSearch() {
    setSearch('');
    content.current?.querySelector('input')?.focus();
  }

  function done() {
    onClose();
    if (planned !== '') apply();
  }

  return (
    <Dialog
      title="Add or remove items"
      onClose={onClose}
      footer={
        <>
          <Summary role="status">{planned || `${pluralize(selection.ids.length, 'item')} in your library`}</Summary>
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
        {isPhone && shown.length > 0 && <SelectAll selection={selection} />}
        <Table
          label="Items to add or remove"
          rows={shown}
          rowKey={idOf}
          columns={isPhone ? phoneColumns : columns}
          selection={selection.table}
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

/** The rows that the search shows, and what the selection changes in the list. On phones, Select all is above the rows. */
function useLibraryChange(search: string, isPhone: boolean) {
  const { items } = useItems();
  const library = useLibrary();
  const announce = useAnnounceEdit();
  const [offered] = useState(library.offered);
  // Fixed while the dialog is open, so that no rows move under the pointer.
  const [rows] = useState(() => libraryItems(items, offered));
  const [ids, select] = useState<readonly string[]>(() => rows.filter(({ selected }) => selected).map(idOf));
  const shown = useMemo(() => searchLibrary(rows, search), [rows, search]);
  const selection = useListSelection({ ids, select, shown, isSelectAllOutside: isPhone });
  const { selected } = selection.table;
  const change = useMemo(() => libraryChange(rows, selected, offered), [rows, selected, offered]);
  const apply = () => void announce(library.apply(change), changeText(change, 'done'));
  return { shown, selection, change, apply };
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
  ${stackStyle({ gap: 3, minHeight: '240px', height: 'min(520px, calc(100dvh - 240px))' })}

  > * {
    flex: none;
  }

  > :last-child {
    flex: 0 1 auto;
    min-height: 0;
  }
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
