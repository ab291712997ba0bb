import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@back-office/shared/ui';
import { FilterChip, Menu, MultiSelect, Select } from '@back-office/shared/ui/choices';
import type { ChoicesName } from '../../data/componentMetadata';
import { MenuThumbnail } from './thumbnails';
import { noop, type Preview } from './preview';
import { dialogPreviews } from './dialogPreviews';

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

export const choicesPreviews: Readonly<Record<ChoicesName, Preview>> = {
  ...dialogPreviews,
  FilterChip: {
    states: [
      { label: 'Filtering', Example: () => <Chip first={['active']} /> },
      { label: 'Not filtering', Example: () => <Chip first={[]} /> },
    ],
  },
  Menu: {
    states: [
      { label: 'With a label', Example: () => <Menu label="Actions" items={actions} onAction={noop} /> },
      {
        label: 'On an icon button',
        Example: () => (
          <Menu trigger={<IconButton label="More actions" icon={<Pencil />} />} items={actions} onAction={noop} />
        ),
      },
    ],
    Thumbnail: MenuThumbnail,
  },
  MultiSelect: {
    states: [
      {
        label: 'Several values',
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
      { label: 'With a value and a hint', Example: () => <Choice first="Per item" hint="Printed after the price." /> },
      { label: 'With an error', Example: () => <Choice first="" error="Please choose a unit." /> },
      { label: 'Disabled', Example: () => <Choice first="Per hour" isDisabled /> },
    ],
    isWide: true,
  },
};

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
