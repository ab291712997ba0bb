import { useState } from 'react';
import styled from 'styled-components';
import { Button, FilterBar, SearchField, SelectionBar } from '@back-office/shared/ui';
import { noop, type Preview } from './preview';

export const listPreviews = {
  FilterBar: {
    states: [{ label: 'With a filter', Example: () => <FilterBarExample /> }],
    isWide: true,
  },
  SelectionBar: {
    states: [
      {
        label: 'With hidden selected rows',
        Example: () => <SelectionExample hidden={1} />,
      },
    ],
    Thumbnail: () => <SelectionExample />,
    isWide: true,
  },
} satisfies Readonly<Record<string, Preview>>;

function FilterBarExample() {
  const [query, setQuery] = useState('');
  const [isDraft, setDraft] = useState(true);
  const clear = () => setDraft(false);
  return (
    <FilterBar
      chips={isDraft ? [{ label: 'Status: Draft', onRemove: clear }] : []}
      onClear={clear}
      shown={isDraft ? 2 : 13}
      total={13}
    >
      <SearchField label="Search items" value={query} onChange={setQuery} />
      <Button onClick={() => setDraft(!isDraft)}>Drafts</Button>
    </FilterBar>
  );
}

function SelectionExample({ hidden }: { readonly hidden?: number }) {
  return (
    <BarBox>
      <SelectionBar count={3} hidden={hidden} onClear={noop}>
        <Button variant="ghost">Delete</Button>
      </SelectionBar>
    </BarBox>
  );
}

/** The bar overflows its own box into the free space at the end of a screen, so this makes room for it. */
const BarBox = styled.div`
  height: 64px;
`;
