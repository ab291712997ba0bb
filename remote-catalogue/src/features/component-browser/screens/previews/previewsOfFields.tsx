import { useState } from 'react';
import type { Day } from '@back-office/shared/format';
import { Checkbox, DateField, SearchField, Switch, TextField } from '@back-office/shared/ui';
import type { Preview } from './preview';
import { Column, rest } from './previewParts';

export const previewsOfFields = {
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
        label: 'Some chosen, disabled',
        Example: function SomeChosen() {
          const [isChecked, setChecked] = useState<boolean>();
          return (
            <Column>
              <Checkbox
                label="All items"
                isChecked={isChecked ?? false}
                isIndeterminate={isChecked === undefined}
                onChange={setChecked}
              />
              <Checkbox label="Archived items" isChecked disabled onChange={rest} />
            </Column>
          );
        },
      },
    ],
  },
  DateField: {
    states: [
      { label: 'With a day', Example: () => <DayField first="2025-07-18" hint="The day of the sales." /> },
      { label: 'With an error', Example: () => <DayField first="2025-06-28" error="Ends before it begins." /> },
    ],
    isWide: true,
  },
  SearchField: {
    states: [
      {
        label: 'Empty, with its shortcut',
        isStill: true,
        Example: () => <SearchField label="Search items" value="" onChange={rest} shortcut />,
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
              description="Adds the item to the cart at once."
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
              <Switch label="Inventory sync" isOn={false} disabled onChange={rest} />
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
        Example: () => <Field label="Name" first="Wildflower Honey" hint="As on the receipt." />,
      },
      {
        label: 'With an error',
        Example: () => <Field label="Price ($)" first="12abc" error="Please enter a valid price." />,
      },
      { label: 'Several lines', Example: () => <Field label="Description" first="From our own hives." multiline /> },
      { label: 'Disabled', Example: () => <Field label="Cost" first="" hint="Comes with vendors." disabled /> },
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
