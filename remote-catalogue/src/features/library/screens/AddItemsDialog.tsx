import { Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { countOf } from '@back-office/shared/format';
import { color, media, space, text } from '@back-office/shared/theme';
import { Button, EmptyState, Notice, SearchField, useIsPhone } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import { Table, type TableSelection } from '@back-office/shared/ui/table';
import { libraryChange, libraryItems, searchLibrary, type LibraryItem } from '../domain/library';
import { headerState, toggleRange, toggleShown, type Selection } from '../../../domain/selection';
import { useTold } from '../../../parts/useTold';
import { useItems } from '../../../state/items';
import { useLibrary } from '../state/library';
import { addColumns, addPhoneColumns } from './addColumns';
import { changeSentence } from './changeSentence';

const idOf = (line: LibraryItem) => line.id;
const nameOf = (line: LibraryItem) => line.name;

/** Ticked is in the list. Done adds and removes at once, with a way back; Cancel forgets the ticks (decision D27). */
export function AddItemsDialog({ onClose }: { readonly onClose: () => void }) {
  const { items } = useItems();
  const library = useLibrary();
  const tell = useTold();
  const [offered] = useState(library.offered);
  // What was there when it opened: rows never come and go under the pointer.
  const [lines] = useState(() => libraryItems(items, offered));
  const [ticked, setTicked] = useState<Selection>(() => lines.filter(({ selected }) => selected).map(idOf));
  const [search, setSearch] = useState('');
  const anchor = useRef<string>(undefined);
  const content = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();

  const shown = useMemo(() => searchLibrary(lines, search), [lines, search]);
  const selected = useMemo(() => new Set(ticked), [ticked]);
  const selection = useMemo((): TableSelection<LibraryItem> => {
    return {
      selected,
      allState: headerState(selected, shown),
      labelOf: nameOf,
      onToggle(id, isRange) {
        setTicked(toggleRange(ticked, shown, isRange ? anchor.current : undefined, id));
        anchor.current = id;
      },
      onToggleAll: () => setTicked(toggleShown(ticked, shown)),
    };
  }, [selected, ticked, shown]);
  const change = useMemo(() => libraryChange(lines, selected, offered), [lines, selected, offered]);
  const sentence = changeSentence(change, 'ahead');

  function clearSearch() {
    setSearch('');
    content.current?.querySelector('input')?.focus();
  }

  function done() {
    onClose();
    if (sentence !== '') void tell(library.apply(change), changeSentence(change, 'done'));
  }

  return (
    <Dialog
      title="Add or remove items"
      onClose={onClose}
      footer={
        <>
          <Summary role="status">{sentence || `${countOf(ticked.length, 'item')} in your library`}</Summary>
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
        {change.lost > 0 && (
          <Notice tone="notice">
            {`${countOf(change.lost, 'item')} of your own will be deleted. The library cannot give back what you entered.`}
          </Notice>
        )}
        <Table
          label="Items to add or remove"
          rows={shown}
          rowKey={idOf}
          columns={isPhone ? addPhoneColumns : addColumns}
          selection={selection}
          rowHeight={56}
          empty={
            <EmptyState
              icon={<Search />}
              title="No items found"
              hint={`Nothing in the library is called “${search.trim()}”.`}
              actions={<Button onClick={clearSearch}>Clear search</Button>}
            />
          }
        />
      </Content>
    </Dialog>
  );
}

/** As high as it may be, whatever the search leaves, so that nothing jumps while typing. */
const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  height: min(520px, calc(100dvh - 240px));
  min-height: 240px;

  > * {
    flex: none;
  }

  > :last-child {
    flex: 0 1 auto;
    min-height: 0;
  }
`;

const Summary = styled.span`
  flex: 1;
  min-width: 0;
  ${text.xs}
  color: ${color.textMuted};

  ${media.phone} {
    flex: 1 1 100%;
  }
`;
