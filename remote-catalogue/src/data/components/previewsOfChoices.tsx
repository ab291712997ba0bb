import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { color, space } from '@back-office/shared/theme';
import { Button, IconButton, SearchField, TextField } from '@back-office/shared/ui';
import {
  Dialog,
  FileDrop,
  FilterBar,
  FilterChip,
  Menu,
  MultiSelect,
  Select,
  Sheet,
  SheetSection,
} from '@back-office/shared/ui/choices';
import type { ChoicesName } from './componentEntries';
import { DialogMiniature, MenuMiniature, SheetMiniature } from './miniatures';
import type { Preview } from './preview';

const rest = () => undefined;

const statuses = [
  { value: 'active', label: 'Active', count: 11 },
  { value: 'draft', label: 'Draft', count: 2 },
];
const units = ['Per item', 'Per kilogram', 'Per hour'].map((label) => ({ value: label, label }));
const locations = ['Tech for Product', 'Main Store', 'Online Only'].map((label) => ({ value: label, label }));
const actions = [
  { id: 'edit', label: 'Edit', icon: <Pencil /> },
  { id: 'duplicate', label: 'Duplicate', icon: <Copy /> },
  { id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger' as const },
];
const sections = [
  { id: 'preview-details', label: 'Details' },
  { id: 'preview-units', label: 'Units', errors: 1 },
];

export const previewsOfChoices: Readonly<Record<ChoicesName, Preview>> = {
  Dialog: {
    states: [
      { label: '480 px, for a task', Example: () => <Opening title="Export items" /> },
      { label: '1,088 px, for work', Example: () => <Opening title="Import items" wide /> },
    ],
    Miniature: DialogMiniature,
  },
  FileDrop: {
    states: [
      {
        label: 'Waiting for a file',
        Example: function Waiting() {
          const [name, setName] = useState('PNG or JPEG, up to 5 MB');
          return (
            <FileDrop label="Upload an image" hint={name} accept="image/*" onFile={(file) => setName(file.name)} />
          );
        },
      },
    ],
    isWide: true,
  },
  FilterBar: {
    states: [
      {
        label: 'Narrowed',
        Example: function Narrowed() {
          const [query, setQuery] = useState('');
          const [selected, setSelected] = useState<readonly string[]>(['active']);
          const clear = () => setSelected([]);
          return (
            <FilterBar
              chips={selected.map((value) => ({ label: `Status: ${nameOf(value)}`, onRemove: clear }))}
              onClear={clear}
              shown={selected.length > 0 ? 11 : 13}
              total={13}
            >
              <SearchField label="Search items" value={query} onChange={setQuery} />
              <FilterChip label="Status" options={statuses} selected={selected} onChange={setSelected} />
            </FilterBar>
          );
        },
      },
    ],
    isWide: true,
  },
  FilterChip: {
    states: [
      { label: 'Narrows', Example: () => <Chip first={['active']} /> },
      { label: 'At rest', Example: () => <Chip first={[]} /> },
    ],
  },
  Menu: {
    states: [
      { label: 'With a label', Example: () => <Menu label="Actions" items={actions} onAction={rest} /> },
      {
        label: 'On an icon button',
        Example: () => (
          <Menu trigger={<IconButton label="More actions" icon={<Pencil />} />} items={actions} onAction={rest} />
        ),
      },
    ],
    Miniature: MenuMiniature,
  },
  MultiSelect: {
    states: [
      {
        label: 'Several chosen',
        Example: function Several() {
          const [values, setValues] = useState<readonly string[]>(['Main Store', 'Online Only']);
          return <MultiSelect label="Locations" values={values} options={locations} onChange={setValues} />;
        },
      },
      {
        label: 'Allows new values',
        Example: function AllowsNew() {
          const [values, setValues] = useState<readonly string[]>([]);
          return <MultiSelect label="Tags" values={values} options={locations} onChange={setValues} allowsCustom />;
        },
      },
    ],
    isWide: true,
  },
  Select: {
    states: [
      { label: 'Chosen, with a hint', Example: () => <Choice first="Per item" hint="Printed behind the price." /> },
      { label: 'With an error', Example: () => <Choice first="" error="Please choose a unit." /> },
      { label: 'Disabled', Example: () => <Choice first="Per hour" isDisabled /> },
    ],
    isWide: true,
  },
  Sheet: {
    states: [{ label: 'A form in sections', Example: SheetExample }],
    Miniature: SheetMiniature,
  },
  SheetSection: {
    states: [
      {
        label: 'With a hint',
        Example: () => (
          <SheetSection id="preview-section" title="Variations" hint="Sizes, colours and packs of this item.">
            <Field label="SKU" />
          </SheetSection>
        ),
      },
    ],
    isWide: true,
  },
};

function nameOf(value: string): string {
  return statuses.find((status) => status.value === value)?.label ?? value;
}

function Opening({ title, wide = false }: { readonly title: string; readonly wide?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      {isOpen && (
        <Dialog
          title={title}
          wide={wide}
          onClose={close}
          footer={
            <>
              <Button variant="ghost" onClick={close}>
                Cancel
              </Button>
              <Button variant="primary" onClick={close}>
                Done
              </Button>
            </>
          }
        >
          <Muted>This is a preview: nothing is changed.</Muted>
        </Dialog>
      )}
    </>
  );
}

function SheetExample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Create item</Button>
      {isOpen && (
        <Sheet
          title="Create item"
          sections={sections}
          onClose={close}
          actions={
            <Button variant="primary" onClick={close}>
              Save Item
            </Button>
          }
        >
          <SheetSection id="preview-details" title="Details">
            <Field label="Name" />
          </SheetSection>
          <SheetSection id="preview-units" title="Units" hint="This is a preview: nothing is saved.">
            <Field label="Unit" />
          </SheetSection>
        </Sheet>
      )}
    </>
  );
}

function Chip({ first }: { readonly first: readonly string[] }) {
  const [selected, setSelected] = useState(first);
  return <FilterChip label="Status" options={statuses} selected={selected} onChange={setSelected} multiple />;
}

interface ChoiceProps {
  readonly first: string;
  readonly hint?: string;
  readonly error?: string;
  readonly isDisabled?: boolean;
}

function Choice({ first, error, ...props }: ChoiceProps) {
  const [unit, setUnit] = useState(first);
  const open = unit === '' ? error : undefined;
  return <Select {...props} label="Unit" value={unit} options={units} onChange={setUnit} error={open} />;
}

function Field({ label }: { readonly label: string }) {
  const [value, setValue] = useState('');
  return <TextField label={label} value={value} onChange={setValue} />;
}

const Muted = styled.p`
  padding-block: ${space[2]};
  color: ${color.textMuted};
`;
