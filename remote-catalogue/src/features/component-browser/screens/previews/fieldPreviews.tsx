import { useState } from 'react';
import type { Day } from '@back-office/shared/format';
import { DateField } from '@back-office/shared/ui';
import type { Preview } from './preview';

export const fieldPreviews = {
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
} satisfies Readonly<Record<string, Preview>>;

interface DayFieldProps {
  readonly first: Day;
  readonly hint?: string;
  readonly error?: string;
}

function DayField({ first, ...props }: DayFieldProps) {
  const [day, setDay] = useState<Day | ''>(first);
  return <DateField {...props} label="Date" value={day} onChange={setDay} />;
}
