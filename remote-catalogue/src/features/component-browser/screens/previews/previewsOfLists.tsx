import { useState } from 'react';
import styled from 'styled-components';
import { Button, FilterBar, SearchField, SelectionBar } from '@back-office/shared/ui';
import type { Preview } from './preview';
import { rest } from './previewParts';

export const previewsOfLists = {
  FilterBar: {
    states: [{ label: 'Narrowed', Example: () => <Narrowed /> }],
    isWide: true,
  },
  SelectionBar: {
    states: [
      {
        label: 'Some of the chosen are hidden',
        Example: () => <Chosen hidden={1} />,
      },
    ],
    Miniature: () => <Chosen />,
    isWide: true,
  },
} satisfies Readonly<Record<string, Preview>>;

function Narrowed() {
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

function Chosen({ hidden }: { readonly hidden?: number }) {
  return (
    <BarRoom>
      <SelectionBar count={3} hidden={hidden} onClear={rest}>
        <Button variant="ghost">Delete</Button>
      </SelectionBar>
    </BarRoom>
  );
}

/** The bar hangs below its own place, into the free end of a screen. */
const BarRoom = styled.div`
  height: 64px;
`;
