import { useState } from 'react';
import type { Day } from '@back-office/shared/format';
import { Checkbox, DateField, SearchField, Switch, TextField } from '@back-office/shared/ui';
import { Column, noop, type Preview } from './preview';

export const fieldPreviews = {
  Checkbox: {
    states: [
      {
        label: 'Choices',
        Example: function Choices() {
          const [isChecked, setChecked] = useState(true);
          const [isOther, setOther] = useState(false);
          return (
            <Column>
              <Checkbox label="Track stock" isChecked={isChecked} onChange={setChecked} />
              <Checkbox label="Sell online" isChecked={isOther} onChange={setOther} />
            </Column>
          );
        },
      },
      {
        label: 'Some selected, disabled',
        Example: function SomeSelected() {
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
        },
      },
    ],
  },
  DateField: {
    states: [
      { label: 'With a day', Example: () => <DayField first="2025-07-18" hint="Date of the sale." /> },
      {
        label: 'With an error',
        Example: () => <DayField first="2025-06-28" error="The end date is before the start date." />,
      },
    ],
    isWide: true,
  },
  SearchField: {
    states: [
      {
        label: 'Empty, with a shortcut',
        isStatic: true,
        Example: () => <SearchField label="Search items" value="" onChange={noop} shortcut />,
      },
      {
        label: 'With a query',
        Example: function WithQuery() {
          const [query, setQuery] = useState('sourdough');
          return <SearchField label="Search items" value={query} onChange={setQuery} />;
        },
      },
    ],
    isWide: true,
  },
  Switch: {
    states: [
      {
        label: 'With a description',
        Example: function Described() {
          const [isOn, setOn] = useState(true);
          return (
            <Switch
              label="Skip item details screen"
              description="Adds the item to the cart right away."
              isOn={isOn}
              onChange={setOn}
            />
          );
        },
      },
      {
        label: 'Off, disabled',
        Example: function Off() {
          const [isOn, setOn] = useState(false);
          return (
            <Column>
              <Switch label="Sounds" isOn={isOn} onChange={setOn} />
              <Switch label="Inventory sync" isOn={false} disabled onChange={noop} />
            </Column>
          );
        },
      },
    ],
    isWide: true,
  },
  TextField: {
    states: [
      {
        label: 'With a hint',
        Example: () => <Field label="Name" first="Wildflower Honey" hint="Shown on the receipt." />,
      },
      {
        label: 'With an error',
        Example: () => <Field label="Price ($)" first="12abc" error="Please enter a valid price." />,
      },
      { label: 'Multiline', Example: () => <Field label="Description" first="From our own hives." multiline /> },
      { label: 'Disabled', Example: () => <Field label="Cost" first="" hint="Available with vendors." disabled /> },
    ],
    isWide: true,
  },
} satisfies Readonly<Record<string, Preview>>;

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

interface DayFieldProps {
  readonly first: Day;
  readonly hint?: string;
  readonly error?: string;
}

function DayField({ first, ...props }: DayFieldProps) {
  const [day, setDay] = useState<Day | ''>(first);
  return <DateField {...props} label="Date" value={day} onChange={setDay} />;
}
