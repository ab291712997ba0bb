import { useState } from 'react';
import type { DayRange } from '@back-office/shared/format';
import { DateRangeChip, DateRangeStepper } from '@back-office/shared/ui/dates';
import type { DatesName } from '../../data/componentMetadata';
import type { Preview } from './preview';

const week: DayRange = { from: '2025-06-22', to: '2025-06-28' };
const acrossNewYear: DayRange = { from: '2024-12-28', to: '2025-01-03' };
const today = '2025-07-18';

export const datePreviews: Readonly<Record<DatesName, Preview>> = {
  DateRangeChip: {
    states: {
      'Not filtering': <Chip first={week} />,
      Filtering: <Chip first={acrossNewYear} isActive />,
    },
  },
  DateRangeStepper: {
    states: {
      'A week': <Stepper first={week} />,
      'One day': <Stepper first={{ from: today, to: today }} />,
      'Across New Year, up to 31 days': <Stepper first={acrossNewYear} maxDays={31} />,
    },
    isWide: true,
  },
};

function Chip({ first, isActive = false }: { readonly first: DayRange; readonly isActive?: boolean }) {
  const [range, setRange] = useState(first);
  return <DateRangeChip label="Date range" value={range} onChange={setRange} today={today} isActive={isActive} />;
}

function Stepper({ first, maxDays }: { readonly first: DayRange; readonly maxDays?: number }) {
  const [range, setRange] = useState(first);
  return (
    <div>
      <DateRangeStepper label="Date range" value={range} onChange={setRange} today={today} maxDays={maxDays} />
    </div>
  );
}
