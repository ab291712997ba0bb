import { useState } from 'react';
import styled from 'styled-components';
import { currencySymbol } from '@back-office/shared/format';
import { Button } from '@back-office/shared/ui';
import { Checkbox, FilterBar, ProgressBar, SearchField, SelectionBar, TextField } from '@back-office/shared/ui/forms';
import type { FormsName } from '../../data/componentMetadata';
import { Column, noop, type Preview } from './preview';

export const formPreviews: Readonly<Record<FormsName, Preview>> = {
  Checkbox: {
    states: {
      Choices: <Choices />,
      'Some selected, disabled': <SomeSelected />,
    },
  },
  SearchField: {
    states: {
      'Empty, with a shortcut': <SearchField label="Search items" value="" onChange={noop} shortcut />,
      'With a query': <WithQuery />,
    },
    inert: ['Empty, with a shortcut'],
    isWide: true,
  },
  TextField: {
    states: {
      'With a hint': <Field label="Name" first="Wildflower Honey" hint="Shown on the receipt." />,
      'With an error': <PriceField />,
      Multiline: <Field label="Description" first="From our own hives." multiline />,
      Disabled: <Field label="Cost" first="" hint="Available with vendors." disabled />,
    },
    isWide: true,
  },
  FilterBar: {
    states: { 'With a filter': <FilterBarExample /> },
    isWide: true,
  },
  SelectionBar: {
    states: { 'With hidden selected rows': <SelectionExample hidden={1} /> },
    thumbnail: <SelectionExample />,
    isWide: true,
  },
  ProgressBar: {
    states: {
      'In progress': <ProgressBar label="Importing 240 items" value={0.4} onCancel={noop} />,
      'Unknown duration': <ProgressBar label="Reading the file" />,
    },
    isWide: true,
  },
};

function Choices() {
  const [isChecked, setChecked] = useState(true);
  const [isOther, setOther] = useState(false);
  return (
    <Column>
      <Checkbox label="Track stock" isChecked={isChecked} onChange={setChecked} />
      <Checkbox label="Sell online" isChecked={isOther} onChange={setOther} />
    </Column>
  );
}

function SomeSelected() {
  const [isChecked, setChecked] = useState<boolean>();
  return (
    <Column>
      <Checkbox
        label="All items"
        isChecked={isChecked ?? false}
        isIndeterminate={isChecked === undefined}
        onChange={setChecked}
      />
      <Checkbox label="Archived items" isChecked disabled onChange={noop} />
    </Column>
  );
}

function WithQuery() {
  const [query, setQuery] = useState('sourdough');
  return <SearchField label="Search items" value={query} onChange={setQuery} />;
}

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

interface FieldProps {
  readonly label: string;
  readonly first: string;
  readonly hint?: string;
  readonly error?: string;
  readonly multiline?: boolean;
  readonly disabled?: boolean;
}

function Field({ first, ...props }: FieldProps) {
  const [value, setValue] = useState(first);
  return <TextField {...props} value={value} onChange={setValue} />;
}

function PriceField() {
  return <Field label={`Price (${currencySymbol()})`} first="12abc" error="Please enter a valid price." />;
}
