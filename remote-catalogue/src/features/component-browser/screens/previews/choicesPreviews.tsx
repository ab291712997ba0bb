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
    states: {
      Filtering: <Chip first={['active']} />,
      'Not filtering': <Chip first={[]} />,
    },
  },
  Menu: {
    states: {
      'With a label': <Menu label="Actions" items={actions} onAction={noop} />,
      'On an icon button': (
        <Menu trigger={<IconButton label="More actions" icon={<Pencil />} />} items={actions} onAction={noop} />
      ),
    },
    thumbnail: <MenuThumbnail />,
  },
  MultiSelect: {
    states: {
      'Several values': <Several />,
      'Allows new values': <AllowsNew />,
    },
    isWide: true,
  },
  Select: {
    states: {
      'With a value and a hint': <Choice first="Per item" hint="Printed after the price." />,
      'With an error': <Choice first="" error="Please choose a unit." />,
      Disabled: <Choice first="Per hour" isDisabled />,
    },
    isWide: true,
  },
};

function Several() {
  const [values, setValues] = useState<readonly string[]>(['Main Store', 'Online Only']);
  return <MultiSelect label="Locations" values={values} options={locations} onChange={setValues} />;
}

function AllowsNew() {
  const [values, setValues] = useState<readonly string[]>([]);
  return <MultiSelect label="Tags" values={values} options={locations} onChange={setValues} allowsCustom />;
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
